import picture from "../../pictures/coral.webp";
import { SEATS, type GameScreen } from "../../parts/looks";
import { lookOf, type CoralView } from "./model";
import { getLocale } from "../../paraglide/runtime";
import { m } from "../../paraglide/messages";
import * as intro from "./intro";

export const screen: GameScreen = {
  slug: "coral",
  line: intro.line,
  minutes: 30,
  picture,
  life: [
    { icon: "fish", way: "swim", at: [72, 12], tint: "#ff8d3f", size: 22 },
    { icon: "jellyfish", way: "float", at: [10, 46], tint: "#f0a5c8", size: 24 },
  ],
  seats: SEATS,
  look: (view, seat) => {
    const species = (view as CoralView | null)?.players?.[seat]?.species;
    return species ? lookOf(species) : null;
  },
  ending: (view) => {
    const solo = (view as CoralView | null)?.solo;
    return solo ? solo.rating[getLocale()] : null;
  },
  tour: [
    { at: "board", text: intro.tour_1 },
    { at: "move", text: intro.tour_2 },
    { at: "panel", text: intro.tour_3 },
    { at: "seats", text: intro.tour_4 },
  ],
  keys: [
    ["R", m.key_turn],
    ["N E S W, T, F", m.key_camera],
    ["X, [ ]", m.key_levels],
    ["M", m.key_map],
  ],
  load: () => import("./Screen.svelte"),
};
