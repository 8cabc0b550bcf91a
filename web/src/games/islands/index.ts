import { m } from "../../paraglide/messages";
import picture from "../../pictures/islands.webp";
import { SEATS, type GameScreen } from "..";

export const screen: GameScreen = {
  slug: "islands",
  line: m.islands_line,
  minutes: 40,
  picture,
  get seats() {
    return SEATS;
  },
  load: () => import("./Screen.svelte"),
};
