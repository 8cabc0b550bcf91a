import { m } from "../../paraglide/messages";
import picture from "../../pictures/coral.webp";
import { SEATS, type GameScreen } from "..";
import { lookOf, type CoralView } from "./model";

export const screen: GameScreen = {
  slug: "coral",
  line: m.coral_line,
  minutes: 30,
  picture,
  // Read when it is needed: the list of screens is made before its constants are.
  get seats() {
    return SEATS;
  },
  look: (view, seat) => {
    const species = (view as CoralView | null)?.players?.[seat]?.species;
    return species ? lookOf(species) : null;
  },
  tour: [
    { at: "board", text: m.tour_coral_1 },
    { at: "move", text: m.tour_coral_2 },
    { at: "panel", text: m.tour_coral_3 },
    { at: "seats", text: m.tour_coral_4 },
  ],
  load: () => import("./Screen.svelte"),
};
