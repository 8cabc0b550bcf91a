import picture from "../../pictures/relief.webp";
import { SEATS, type GameScreen } from "../../parts/looks";
import { m } from "../../paraglide/messages";
import * as intro from "./intro";

export const screen: GameScreen = {
  slug: "relief",
  line: intro.line,
  minutes: 30,
  picture,
  life: [
    { icon: "starfish", way: "turn", at: [84, 66], tint: "#df4b40", size: 28 },
    { icon: "fish", way: "swim", at: [10, 8], tint: "#ff8d3f", size: 22 },
  ],
  seats: SEATS,
  tour: [
    { at: "board", text: intro.tour_1 },
    { at: "move", text: intro.tour_2 },
    { at: "panel", text: intro.tour_3 },
    { at: "seats", text: intro.tour_4 },
  ],
  keys: [["R", m.key_r]],
  load: () => import("./Screen.svelte"),
};
