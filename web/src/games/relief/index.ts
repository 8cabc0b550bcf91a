import { m } from "../../paraglide/messages";
import picture from "../../pictures/relief.webp";
import { SEATS, type GameScreen } from "../../parts/looks";

export const screen: GameScreen = {
  slug: "relief",
  line: m.relief_line,
  minutes: 30,
  picture,
  seats: SEATS,
  tour: [
    { at: "board", text: m.tour_relief_1 },
    { at: "move", text: m.tour_relief_2 },
    { at: "panel", text: m.tour_relief_3 },
    { at: "seats", text: m.tour_relief_4 },
  ],
  load: () => import("./Screen.svelte"),
};
