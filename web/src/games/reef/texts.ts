// Generated from games/reef/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

type Value = string | number;
const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** Reef board: arrows move, Space chooses, Enter sets down */
export const board = (): string => said("Reef board: arrows move, Space chooses, Enter sets down", "Rifbord: pijlen bewegen, spatie kiest, Enter legt neer");

/** Buy second die ({n} fish) */
export const buy = (v: { n: Value }): string => said(`Buy second die (${v.n} fish)`, `Koop tweede steen (${v.n} vissen)`);

/** can be claimed now */
export const card_claimable = (): string => said("can be claimed now", "kan nu geclaimd worden");

/** nowhere one die short */
export const card_far = (): string => said("nowhere one die short", "nergens op één steen na af");

/** brings {n} fish */
export const card_fish = (v: { n: Value }): string => said(`brings ${v.n} fish`, `levert ${v.n} vis op`);

/** {n} left */
export const card_left = (v: { n: Value }): string => said(`${v.n} left`, `nog ${v.n}`);

/** spaces one die short: {n} */
export const card_near = (v: { n: Value }): string => said(`spaces one die short: ${v.n}`, `vakken waar één steen ontbreekt: ${v.n}`);

/** points: {n} */
export const card_points = (v: { n: Value }): string => said(`points: ${v.n}`, `punten: ${v.n}`);

/** taken */
export const card_taken = (): string => said("taken", "genomen");

/** Shape cards */
export const cards = (): string => said("Shape cards", "Vormkaarten");

/** {n} of {all} cards */
export const cards_of = (v: { all: Value; n: Value }): string => said(`${v.n} of ${v.all} cards`, `${v.n} van ${v.all} kaarten`);

/** Choose a space */
export const choose_space = (): string => said("Choose a space", "Kies een vak");

/** Claim {name} */
export const claim = (v: { name: Value }): string => said(`Claim ${v.name}`, `Claim ${v.name}`);

/** Completes {name} */
export const completes = (v: { name: Value }): string => said(`Completes ${v.name}`, `Maakt ${v.name} af`);

/** empty */
export const empty = (): string => said("empty", "leeg");

/** End turn */
export const end_turn = (): string => said("End turn", "Beurt beëindigen");

/** {n} fish */
export const fish_n = (v: { n: Value }): string => said(`${v.n} fish`, `${v.n} vissen`);

/** 1 fish */
export const fish_one = (): string => said("1 fish", "1 vis");

/** fish space */
export const fish_space = (): string => said("fish space", "visvak");

/** free */
export const free = (): string => said("free", "gratis");

/** seen from the side */
export const from_side = (): string => said("seen from the side", "van opzij gezien");

/** Take all {n} cards before your dice run out. */
export const goal = (v: { n: Value }): string => said(`Take all ${v.n} cards before your dice run out.`, `Neem alle ${v.n} kaarten voordat je stenen op zijn.`);

/** Higher value */
export const higher = (): string => said("Higher value", "Hogere waarde");

/** Leave it as it is */
export const leave = (): string => said("Leave it as it is", "Laat zo liggen");

/** mirrored counts */
export const legend_mirror = (): string => said("mirrored counts", "gespiegeld telt ook");

/** one die short */
export const legend_near = (): string => said("one die short", "op één steen na");

/** another's */
export const legend_other = (): string => said("another's", "van een ander");

/** your die */
export const legend_own = (): string => said("your die", "jouw steen");

/** Lower value */
export const lower = (): string => said("Lower value", "Lagere waarde");

/** you may place here */
export const may_place = (): string => said("you may place here", "hier mag je leggen");

/** Nature */
export const nature = (): string => said("Nature", "Natuur");

/** Nature's die */
export const nature_die = (): string => said("Nature's die", "De steen van de Natuur");

/** No claim */
export const no_claim = (): string => said("No claim", "Niet claimen");

/** nursery die, {n} */
export const nursery_die = (v: { n: Value }): string => said(`nursery die, ${v.n}`, `kweeksteen, ${v.n}`);

/** Your pairs */
export const pairs = (): string => said("Your pairs", "Jouw paren");

/** {value} on {place} for {fish}. */
export const preview = (v: { fish: Value; place: Value; value: Value }): string => said(`${v.value} on ${v.place} for ${v.fish}.`, `${v.value} op ${v.place} voor ${v.fish}.`);

/** {n} in reserve */
export const reserve = (v: { n: Value }): string => said(`${v.n} in reserve`, `${v.n} in voorraad`);

/** Set it down */
export const set_down = (): string => said("Set it down", "Leg neer");

/** Slice */
export const slice = (): string => said("Slice", "Doorsnede");

/** Slice one line back */
export const slice_back = (): string => said("Slice one line back", "Doorsnede één rij terug");

/** Slice one line on */
export const slice_on = (): string => said("Slice one line on", "Doorsnede één rij verder");

/** Turn the slice */
export const slice_turn = (): string => said("Turn the slice", "Draai de doorsnede");

/** stack of {n} from below: */
export const stack = (v: { n: Value }): string => said(`stack of ${v.n} from below:`, `stapel van ${v.n}, van onder af:`);

/** dice to go: {n} */
export const to_go = (v: { n: Value }): string => said(`dice to go: ${v.n}`, `stenen te gaan: ${v.n}`);

/** Turn it to {n} for {cost} fish */
export const turn_to = (v: { cost: Value; n: Value }): string => said(`Turn it to ${v.n} for ${v.cost} fish`, `Draai naar ${v.n} voor ${v.cost} vissen`);

/** Value */
export const value = (): string => said("Value", "Waarde");

/** Your dice */
export const your_dice = (): string => said("Your dice", "Jouw stenen");
