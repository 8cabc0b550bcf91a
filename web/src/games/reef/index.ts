import { m } from "../../paraglide/messages";
import picture from "../../pictures/reef.webp";
import type { GameScreen } from "../../parts/looks";

export const screen: GameScreen = {
  slug: "reef",
  line: m.reef_line,
  minutes: 30,
  picture,
  seats: [
    { tint: "#b8332a", ink: "#ffffff", icon: "seat-1", pattern: "stripes" },
    { tint: "#ffdc1a", ink: "#2b2300", icon: "seat-2", pattern: "dots" },
    { tint: "#3fbe93", ink: "#04281c", icon: "seat-3", pattern: "waves" },
    { tint: "#642a8c", ink: "#ffffff", icon: "seat-4", pattern: "hatch" },
  ],
  tour: [
    { at: "board", text: m.tour_reef_1 },
    { at: "move", text: m.tour_reef_2 },
    { at: "panel", text: m.tour_reef_3 },
    { at: "seats", text: m.tour_reef_4 },
  ],
  load: () => import("./Screen.svelte"),
};
