import { m } from "../../paraglide/messages";
import { SEATS, type GameScreen } from "..";

export const screen: GameScreen = {
  slug: "islands",
  line: m.islands_line,
  minutes: 40,
  get seats() {
    return SEATS;
  },
  load: () => import("./Screen.svelte"),
};
