import picture from "../../pictures/islands.webp";
import { SEATS, type GameScreen } from "../../parts/looks";
import * as intro from "./intro";

export const screen: GameScreen = {
  slug: "islands",
  line: intro.line,
  minutes: 40,
  picture,
  seats: SEATS,
  tour: [
    { at: "board", text: intro.tour_1 },
    { at: "move", text: intro.tour_2 },
    { at: "panel", text: intro.tour_3 },
    { at: "seats", text: intro.tour_4 },
  ],
  load: () => import("./Screen.svelte"),
};
