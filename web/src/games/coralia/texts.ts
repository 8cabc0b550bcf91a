// Generated from games/coralia/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

type Value = string | number;
const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** Add this die */
export const add = (): string => said("Add this die", "Voeg deze toe");

/** placed before play */
export const blocking = (): string => said("placed before play", "vooraf geplaatst");

/** Six reefs and the island */
export const board = (): string => said("Six reefs and the island", "Zes riffen en het eiland");

/** Six reefs and the island: arrows move, Space chooses */
export const board_keys = (): string => said("Six reefs and the island: arrows move, Space chooses", "Zes riffen en het eiland: pijlen bewegen, spatie kiest");

/** {n} cards */
export const cards_n = (v: { n: Value }): string => said(`${v.n} cards`, `${v.n} kaarten`);

/** 1 card */
export const cards_one = (): string => said("1 card", "1 kaart");

/** Chest: {gives} */
export const chest = (v: { gives: Value }): string => said(`Chest: ${v.gives}`, `Schatkist: ${v.gives}`);

/** Chests */
export const chests = (): string => said("Chests", "Schatkisten");

/** {name}, it is your turn */
export const curtain = (v: { name: Value }): string => said(`${v.name}, it is your turn`, `${v.name}, jij bent aan de beurt`);

/** I am {name} */
export const curtain_go = (v: { name: Value }): string => said(`I am ${v.name}`, `Ik ben ${v.name}`);

/** Cards are private. Hand the screen over first. */
export const curtain_line = (): string => said("Cards are private. Hand the screen over first.", "Kaarten zijn geheim. Geef eerst het scherm door.");

/** Diver on the {reef} */
export const diver_on = (v: { reef: Value }): string => said(`Diver on the ${v.reef}`, `Duiker op het ${v.reef}`);

/** Do this */
export const do_it = (): string => said("Do this", "Doe dit");

/** empty */
export const empty = (): string => said("empty", "leeg");

/** Kinds of fish: {n} */
export const fish = (v: { n: Value }): string => said(`Kinds of fish: ${v.n}`, `Soorten vis: ${v.n}`);

/** No fish yet */
export const fish_none = (): string => said("No fish yet", "Nog geen vissen");

/** Hold on turtle */
export const hold = (): string => said("Hold on turtle", "Houd op schildpad");

/** Island */
export const island = (): string => said("Island", "Eiland");

/** Dice without a place land here */
export const island_line = (): string => said("Dice without a place land here", "Stenen zonder plek landen hier");

/** Keep this card */
export const keep = (): string => said("Keep this card", "Houd deze kaart");

/** Put back by you */
export const known = (): string => said("Put back by you", "Door jou teruggelegd");

/** {card}: {n} from the top */
export const known_place = (v: { card: Value; n: Value }): string => said(`${v.card}: ${v.n} from the top`, `${v.card}: ${v.n} van boven`);

/** You look at these cards */
export const look = (): string => said("You look at these cards", "Je bekijkt deze kaarten");

/** No diver on the board */
export const no_diver = (): string => said("No diver on the board", "Geen duiker op het bord");

/** No pearls, no rank */
export const no_rank = (): string => said("No pearls, no rank", "Geen parels, geen rang");

/** no figure left */
export const not_here = (): string => said("no figure left", "geen figuur over");

/** Nothing to score */
export const nothing = (): string => said("Nothing to score", "Niets te scoren");

/** only you see these */
export const only_you = (): string => said("only you see these", "alleen jij ziet deze");

/** Pearls: {n} in all */
export const pearls = (v: { n: Value }): string => said(`Pearls: ${v.n} in all`, `Parels: ${v.n} in totaal`);

/** No pearls yet */
export const pearls_none = (): string => said("No pearls yet", "Nog geen parels");

/** If first, second, later */
export const pearls_rank = (): string => said("If first, second, later", "Als eerste, tweede, verder");

/** Points for each fish */
export const per_fish = (): string => said("Points for each fish", "Punten per vis");

/** Choose a card */
export const pick_card = (): string => said("Choose a card", "Kies een kaart");

/** Choose a die */
export const pick_die = (): string => said("Choose a die", "Kies een dobbelsteen");

/** Pick {n} more */
export const pick_four = (v: { n: Value }): string => said(`Pick ${v.n} more`, `Kies er nog ${v.n}`);

/** Choose one */
export const pick_one = (): string => said("Choose one", "Kies er een");

/** Choose a place */
export const pick_place = (): string => said("Choose a place", "Kies een plek");

/** Place {face} die */
export const place = (v: { face: Value }): string => said(`Place ${v.face} die`, `Plaats ${v.face}`);

/** Place white die */
export const place_white = (): string => said("Place white die", "Plaats witte steen");

/** Rank {n}, best {count} of {all} count */
export const rank = (v: { all: Value; count: Value; n: Value }): string => said(`Rank ${v.n}, best ${v.count} of ${v.all} count`, `Rang ${v.n}, beste ${v.count} van ${v.all} tellen`);

/** reconstructed */
export const reconstructed = (): string => said("reconstructed", "gereconstrueerd");

/** Blue reef */
export const reef_blue = (): string => said("Blue reef", "Blauw rif");

/** Green reef */
export const reef_green = (): string => said("Green reef", "Groen rif");

/** Orange reef */
export const reef_orange = (): string => said("Orange reef", "Oranje rif");

/** Red reef */
export const reef_red = (): string => said("Red reef", "Rood rif");

/** Violet reef */
export const reef_violet = (): string => said("Violet reef", "Violet rif");

/** Yellow reef */
export const reef_yellow = (): string => said("Yellow reef", "Geel rif");

/** Roll */
export const roll = (): string => said("Roll", "Werp");

/** Round {n} of {all} */
export const round = (v: { all: Value; n: Value }): string => said(`Round ${v.n} of ${v.all}`, `Ronde ${v.n} van ${v.all}`);

/** Final scoring */
export const scoring = (): string => said("Final scoring", "Eindtelling");

/** Set of {n} */
export const set = (v: { n: Value }): string => said(`Set of ${v.n}`, `Set van ${v.n}`);

/** Beside the board */
export const side = (): string => said("Beside the board", "Naast het bord");

/** Starfish */
export const starfish = (): string => said("Starfish", "Zeesterren");

/** Start with these four */
export const start_four = (): string => said("Start with these four", "Begin met deze vier");

/** Step {n}: {name} */
export const step = (v: { n: Value; name: Value }): string => said(`Step ${v.n}: ${v.name}`, `Stap ${v.n}: ${v.name}`);

/** Step back */
export const step_back = (): string => said("Step back", "Stap terug");

/** Next step */
export const step_next = (): string => said("Next step", "Volgende stap");

/** Scoring in four steps */
export const steps = (): string => said("Scoring in four steps", "Telling in vier stappen");

/** Supply */
export const supply = (): string => said("Supply", "Voorraad");

/** Board */
export const tab_board = (): string => said("Board", "Bord");

/** Cards */
export const tab_cards = (): string => said("Cards", "Kaarten");

/** Cards */
export const theirs = (): string => said("Cards", "Kaarten");

/** Put on the island */
export const to_island = (): string => said("Put on the island", "Leg op het eiland");

/** Turtle: {gives} */
export const turtle = (v: { gives: Value }): string => said(`Turtle: ${v.gives}`, `Schildpad: ${v.gives}`);

/** {n} for the diver */
export const value = (v: { n: Value }): string => said(`${v.n} for the diver`, `${v.n} voor de duiker`);

/** Your cards */
export const yours = (): string => said("Your cards", "Jouw kaarten");
