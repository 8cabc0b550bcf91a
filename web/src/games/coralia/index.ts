import { m } from "../../paraglide/messages";
import picture from "../../pictures/coralia.webp";
import { SEATS, type GameScreen } from "../../parts/looks";

export const screen: GameScreen = {
  slug: "coralia",
  line: m.coralia_line,
  minutes: 30,
  picture,
  seats: SEATS,
  tour: [
    { at: "board", text: m.tour_coralia_1 },
    { at: "move", text: m.tour_coralia_2 },
    { at: "panel", text: m.tour_coralia_3 },
    { at: "seats", text: m.tour_coralia_4 },
  ],
  load: () => import("./Screen.svelte"),
};
