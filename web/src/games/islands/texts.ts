// Generated from games/islands/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

type Value = string | number;
const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** {colour} {from} becomes {to}, */
export const becomes = (v: { colour: Value; from: Value; to: Value }): string => said(`${v.colour} ${v.from} becomes ${v.to},`, `${v.colour} ${v.from} wordt ${v.to},`);

/** Black */
export const black = (): string => said("Black", "Zwart");

/** Blue */
export const blue = (): string => said("Blue", "Blauw");

/** Islands: arrows move, Space chooses, Enter moves the die */
export const board = (): string => said("Islands: arrows move, Space chooses, Enter moves the die", "Eilanden: pijltjes bewegen, spatie kiest, Enter verplaatst de steen");

/** {terrain}, {stars} stars, {rating} Mw */
export const card = (v: { rating: Value; stars: Value; terrain: Value }): string => said(`${v.terrain}, ${v.stars} stars, ${v.rating} Mw`, `${v.terrain}, ${v.stars} sterren, ${v.rating} Mw`);

/** 1 card */
export const card_one = (): string => said("1 card", "1 kaart");

/** {n} cards */
export const cards_n = (v: { n: Value }): string => said(`${v.n} cards`, `${v.n} kaarten`);

/** Tap another number to change. */
export const change = (): string => said("Tap another number to change.", "Tik op een ander getal om te wisselen.");

/** Choose a card */
export const choose_card = (): string => said("Choose a card", "Kies een kaart");

/** Choose a die */
export const choose_die = (): string => said("Choose a die", "Kies een steen");

/** Choose an island */
export const choose_island = (): string => said("Choose an island", "Kies een eiland");

/** {name} claims the tower on {place}: {n} */
export const claims = (v: { n: Value; name: Value; place: Value }): string => said(`${v.name} claims the tower on ${v.place}: ${v.n}`, `${v.name} krijgt de toren op ${v.place}: ${v.n}`);

/** {n} cards in the deck */
export const deck = (v: { n: Value }): string => said(`${v.n} cards in the deck`, `${v.n} kaarten in de stapel`);

/** No second die */
export const done = (): string => said("No second die", "Geen tweede steen");

/** empty */
export const empty = (): string => said("empty", "leeg");

/** Evaluation */
export const evaluation = (): string => said("Evaluation", "Telling");

/** {terrain}: who claims the towers */
export const evaluation_of = (v: { terrain: Value }): string => said(`${v.terrain}: who claims the towers`, `${v.terrain}: wie krijgt de torens`);

/** Fan out */
export const fan = (): string => said("Fan out", "Uitwaaieren");

/** forecast */
export const forecast = (): string => said("forecast", "vooruitzicht");

/** If the game ended now */
export const forecast_title = (): string => said("If the game ended now", "Als het spel nu eindigde");

/** Green */
export const green = (): string => said("Green", "Groen");

/** Columns you leave grow by one card each turn. */
export const grow = (): string => said("Columns you leave grow by one card each turn.", "Kolommen die je laat liggen groeien elke beurt met één kaart.");

/** {terrain}: {n} stars */
export const holdings = (v: { n: Value; terrain: Value }): string => said(`${v.terrain}: ${v.n} stars`, `${v.terrain}: ${v.n} sterren`);

/** Keep the card, move nothing */
export const keep_pass = (): string => said("Keep the card, move nothing", "Houd de kaart, verplaats niets");

/** lowest {rating} */
export const lowest = (v: { rating: Value }): string => said(`lowest ${v.rating}`, `laagste ${v.rating}`);

/** can be moved */
export const may_choose = (): string => said("can be moved", "kan bewegen");

/** {n} steps */
export const may_go = (v: { n: Value }): string => said(`${v.n} steps`, `${v.n} stappen`);

/** Move the die */
export const move = (): string => said("Move the die", "Verplaats de steen");

/** Move both dice */
export const move_pair = (): string => said("Move both dice", "Verplaats beide stenen");

/** Move the second die */
export const move_second = (): string => said("Move the second die", "Verplaats de tweede steen");

/** No {colour} die can move with this card. You may keep it all the same. */
export const no_die = (v: { colour: Value }): string => said(`No ${v.colour} die can move with this card. You may keep it all the same.`, `Geen steen van deze kleur, ${v.colour}, kan met deze kaart bewegen. Je mag haar toch houden.`);

/** With the die below */
export const pair = (): string => said("With the die below", "Met de steen eronder");

/** Pass */
export const pass = (): string => said("Pass", "Pas");

/** Tap a ringed {colour} die; it may go {n} steps. */
export const pick_die = (v: { colour: Value; n: Value }): string => said(`Tap a ringed ${v.colour} die; it may go ${v.n} steps.`, `Tik op een omringde steen, ${v.colour}; hij mag ${v.n} stappen.`);

/** Purple */
export const purple = (): string => said("Purple", "Paars");

/** Red */
export const red = (): string => said("Red", "Rood");

/** Forecast */
export const show_forecast = (): string => said("Forecast", "Prognose");

/** Top die only */
export const single = (): string => said("Top die only", "Alleen de bovenste");

/** Skip to the result */
export const skip = (): string => said("Skip to the result", "Naar de uitslag");

/** {n} stars */
export const stars = (v: { n: Value }): string => said(`${v.n} stars`, `${v.n} sterren`);

/** Raise it here */
export const stay = (): string => said("Raise it here", "Verhoog hem hier");

/** Leave it here */
export const stay_choice = (): string => said("Leave it here", "Laat hem hier liggen");

/** out and back, {n} steps. */
export const steps_back = (v: { n: Value }): string => said(`out and back, ${v.n} steps.`, `heen en terug, ${v.n} stappen.`);

/** {n} steps to {place} ({terrain}). */
export const steps_n = (v: { n: Value; place: Value; terrain: Value }): string => said(`${v.n} steps to ${v.place} (${v.terrain}).`, `${v.n} stappen naar ${v.place} (${v.terrain}).`);

/** one step to {place} ({terrain}). */
export const steps_one = (v: { place: Value; terrain: Value }): string => said(`one step to ${v.place} (${v.terrain}).`, `één stap naar ${v.place} (${v.terrain}).`);

/** and stays on {place}. */
export const steps_stay = (v: { place: Value }): string => said(`and stays on ${v.place}.`, `en blijft op ${v.place}.`);

/** Take a column */
export const take = (): string => said("Take a column", "Pak een kolom");

/** Keep one card: its colour is the die you move. The number of cards is how far. Stars and quake rating count at the end. */
export const take_help = (): string => said("Keep one card: its colour is the die you move. The number of cards is how far. Stars and quake rating count at the end.", "Houd één kaart: haar kleur is de steen die je verplaatst. Het aantal kaarten is hoe ver. Sterren en meting tellen aan het eind.");

/** tower of {n} from below: */
export const tower = (v: { n: Value }): string => said(`tower of ${v.n} from below:`, `toren van ${v.n}, van onder:`);

/** Turn {n} of {all} */
export const turn = (v: { all: Value; n: Value }): string => said(`Turn ${v.n} of ${v.all}`, `Beurt ${v.n} van ${v.all}`);

/** Nobody holds a card; the towers stay. */
export const unclaimed = (): string => said("Nobody holds a card; the towers stay.", "Niemand heeft een kaart; de torens blijven staan.");

/** Yellow */
export const yellow = (): string => said("Yellow", "Geel");
