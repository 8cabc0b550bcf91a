import { m } from "../../paraglide/messages";
import picture from "../../pictures/coralia.webp";
import { SEATS, type GameScreen } from "..";

export const screen: GameScreen = {
  slug: "coralia",
  line: m.coralia_line,
  minutes: 30,
  picture,
  // Read when it is needed: the list of screens is made before its constants are.
  get seats() {
    return SEATS;
  },
  load: () => import("./Screen.svelte"),
};
