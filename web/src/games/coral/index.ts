import { m } from "../../paraglide/messages";
import picture from "../../pictures/coral.webp";
import { SEATS, type GameScreen } from "../../parts/looks";
import { lookOf, type CoralView } from "./model";

export const screen: GameScreen = {
  slug: "coral",
  line: m.coral_line,
  minutes: 30,
  picture,
  seats: SEATS,
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
