import picture from "../../pictures/islands.webp";
import { SEATS, type GameScreen } from "../../parts/looks";
import { m } from "../../paraglide/messages";
import * as intro from "./intro";

export const screen: GameScreen = {
  slug: "islands",
  line: intro.line,
  minutes: 40,
  picture,
  life: [
    { icon: "ship", way: "float", at: [82, 10], tint: "#fffdf8", size: 30 },
    { icon: "stingray", way: "float", at: [6, 70], tint: "#3b5d78", size: 26 },
  ],
  seats: SEATS,
  tour: [
    { at: "board", text: intro.tour_1 },
    { at: "move", text: intro.tour_2 },
    { at: "panel", text: intro.tour_3 },
    { at: "seats", text: intro.tour_4 },
  ],
  keys: [
    ["R", m.key_r],
    ["T, F", m.key_tilt],
    ["X", m.key_fan],
    ["M", m.key_forecast],
  ],
  load: () => import("./Screen.svelte"),
};
