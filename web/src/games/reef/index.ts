import picture from "../../pictures/reef.webp";
import type { GameScreen } from "../../parts/looks";
import { m } from "../../paraglide/messages";
import * as intro from "./intro";

export const screen: GameScreen = {
  slug: "reef",
  line: intro.line,
  minutes: 30,
  picture,
  life: [
    { icon: "fish", way: "swim", at: [8, 10], tint: "#ff8d3f" },
    { icon: "fish", way: "swim", at: [78, 74], tint: "#ff8d3f", size: 20 },
  ],
  seats: [
    { tint: "#b8332a", ink: "#ffffff", icon: "seat-1", pattern: "stripes" },
    { tint: "#ffdc1a", ink: "#2b2300", icon: "seat-2", pattern: "dots" },
    { tint: "#3fbe93", ink: "#04281c", icon: "seat-3", pattern: "waves" },
    { tint: "#642a8c", ink: "#ffffff", icon: "seat-4", pattern: "hatch" },
  ],
  tour: [
    { at: "board", text: intro.tour_1 },
    { at: "move", text: intro.tour_2 },
    { at: "panel", text: intro.tour_3 },
    { at: "seats", text: intro.tour_4 },
  ],
  keys: [
    ["R", m.key_r],
    ["+ −", m.key_value],
    ["N E S W, T, F", m.key_camera],
    ["X, [ ]", m.key_slice],
  ],
  load: () => import("./Screen.svelte"),
};
