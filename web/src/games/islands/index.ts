import { m } from "../../paraglide/messages";
import picture from "../../pictures/islands.webp";
import { SEATS, type GameScreen } from "../../parts/looks";

export const screen: GameScreen = {
  slug: "islands",
  line: m.islands_line,
  minutes: 40,
  picture,
  seats: SEATS,
  tour: [
    { at: "board", text: m.tour_islands_1 },
    { at: "move", text: m.tour_islands_2 },
    { at: "panel", text: m.tour_islands_3 },
    { at: "seats", text: m.tour_islands_4 },
  ],
  load: () => import("./Screen.svelte"),
};
