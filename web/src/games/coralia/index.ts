import picture from "../../pictures/coralia.webp";
import { SEATS, type GameScreen } from "../../parts/looks";
import { m } from "../../paraglide/messages";
import * as intro from "./intro";

export const screen: GameScreen = {
  slug: "coralia",
  line: intro.line,
  minutes: 30,
  picture,
  life: [
    { icon: "turtle", way: "float", at: [84, 8], tint: "#2c8a63", size: 28 },
    { icon: "octopus", way: "float", at: [4, 68], tint: "#8d4aa3", size: 28 },
  ],
  seats: SEATS,
  tour: [
    { at: "board", text: intro.tour_1 },
    { at: "move", text: intro.tour_2 },
    { at: "panel", text: intro.tour_3 },
    { at: "seats", text: intro.tour_4 },
  ],
  keys: [["R", m.key_next]],
  load: () => import("./Screen.svelte"),
};
