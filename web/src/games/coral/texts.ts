// Generated from games/coral/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

type Value = string | number;
const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** {n} in the bag */
export const bag = (v: { n: Value }): string => said(`${v.n} in the bag`, `${v.n} in de zak`);

/** Coral reef: arrows move over the columns, Space chooses, R turns, Enter confirms */
export const board = (): string => said("Coral reef: arrows move over the columns, Space chooses, R turns, Enter confirms", "Koraalrif: pijlen lopen over de kolommen, spatie kiest, R draait, Enter bevestigt");

/** {species}: {n} to the box */
export const boxed = (v: { n: Value; species: Value }): string => said(`${v.species}: ${v.n} to the box`, `${v.species}: ${v.n} naar de doos`);

/** Sunlit icons by level */
export const by_level = (): string => said("Sunlit icons by level", "Symbolen in het zonlicht per niveau");

/** points: {n} */
export const card_points = (v: { n: Value }): string => said(`points: ${v.n}`, `punten: ${v.n}`);

/** Scoring cards */
export const cards = (): string => said("Scoring cards", "Puntenkaarten");

/** Choose a column */
export const choose_column = (): string => said("Choose a column", "Kies een kolom");

/** Choose a face */
export const choose_face = (): string => said("Choose a face", "Kies een zijde");

/** Choose a species */
export const choose_species = (): string => said("Choose a species", "Kies een soort");

/** Column {place} */
export const column = (v: { place: Value }): string => said(`Column ${v.place}`, `Kolom ${v.place}`);

/** costs a piece */
export const costs = (): string => said("costs a piece", "kost een stuk");

/** counts {n} */
export const counts = (v: { n: Value }): string => said(`counts ${v.n}`, `telt ${v.n}`);

/** Cover the rock */
export const cover = (): string => said("Cover the rock", "Bedek de rots");

/** Turn also through placements that would fall */
export const daring = (): string => said("Turn also through placements that would fall", "Draai ook door plaatsingen die zouden vallen");

/** tips east */
export const dir_e = (): string => said("tips east", "kantelt naar het oosten");

/** tips north */
export const dir_n = (): string => said("tips north", "kantelt naar het noorden");

/** tips north-east */
export const dir_ne = (): string => said("tips north-east", "kantelt naar het noordoosten");

/** tips north-west */
export const dir_nw = (): string => said("tips north-west", "kantelt naar het noordwesten");

/** tips south */
export const dir_s = (): string => said("tips south", "kantelt naar het zuiden");

/** tips south-east */
export const dir_se = (): string => said("tips south-east", "kantelt naar het zuidoosten");

/** tips south-west */
export const dir_sw = (): string => said("tips south-west", "kantelt naar het zuidwesten");

/** tips west */
export const dir_w = (): string => said("tips west", "kantelt naar het westen");

/** drops straight down */
export const drops = (): string => said("drops straight down", "valt recht naar beneden");

/** {n} east */
export const east = (v: { n: Value }): string => said(`${v.n} east`, `${v.n} oost`);

/** E */
export const edge_e = (): string => said("E", "O");

/** N */
export const edge_n = (): string => said("N", "N");

/** S */
export const edge_s = (): string => said("S", "Z");

/** W */
export const edge_w = (): string => said("W", "W");

/** End game */
export const endgame = (): string => said("End game", "Einde van het spel");

/** pawn has fallen */
export const fallen = (): string => said("pawn has fallen", "koraalpion is gevallen");

/** {how}; pieces that fall: {n} */
export const falls = (v: { how: Value; n: Value }): string => said(`${v.how}; pieces that fall: ${v.n}`, `${v.how}; stukken die vallen: ${v.n}`);

/** It fell */
export const fell = (): string => said("It fell", "Het viel");

/** Float */
export const float = (): string => said("Float", "Zweef");

/** Float off the reef */
export const float_off = (): string => said("Float off the reef", "Zweef van het rif");

/** pawn is afloat */
export const floating = (): string => said("pawn is afloat", "koraalpion zweeft");

/** {n} for you */
export const gain = (v: { n: Value }): string => said(`${v.n} for you`, `${v.n} voor jou`);

/** Grow */
export const grow = (): string => said("Grow", "Groei");

/** If you place it here */
export const if_placed = (): string => said("If you place it here", "Als je het hier zet");

/** Put the pawn here */
export const land_here = (): string => said("Put the pawn here", "Zet de koraalpion hier");

/** Lead the piece */
export const lead = (): string => said("Lead the piece", "Leid het stuk");

/** Away from you */
export const lead_back = (): string => said("Away from you", "Van je af");

/** Down */
export const lead_down = (): string => said("Down", "Omlaag");

/** Towards you */
export const lead_front = (): string => said("Towards you", "Naar je toe");

/** To the left */
export const lead_left = (): string => said("To the left", "Naar links");

/** To the right */
export const lead_right = (): string => said("To the right", "Naar rechts");

/** Up */
export const lead_up = (): string => said("Up", "Omhoog");

/** level {n} */
export const level = (v: { n: Value }): string => said(`level ${v.n}`, `niveau ${v.n}`);

/** All levels */
export const level_all = (): string => said("All levels", "Alle niveaus");

/** Up to level {n} */
export const level_cut = (v: { n: Value }): string => said(`Up to level ${v.n}`, `Tot en met niveau ${v.n}`);

/** One level less */
export const level_down = (): string => said("One level less", "Een niveau minder");

/** One level more */
export const level_up = (): string => said("One level more", "Een niveau meer");

/** Levels */
export const levels = (): string => said("Levels", "Niveaus");

/** {name}: {n} in all; light them up */
export const light_all = (v: { n: Value; name: Value }): string => said(`${v.name}: ${v.n} in all; light them up`, `${v.name}: ${v.n} in totaal; laat ze oplichten`);

/** {name}: {n} on level {level}; light them up */
export const light_level = (v: { level: Value; n: Value; name: Value }): string => said(`${v.name}: ${v.n} on level ${v.level}; light them up`, `${v.name}: ${v.n} op niveau ${v.level}; laat ze oplichten`);

/** Sunlight map */
export const map = (): string => said("Sunlight map", "Zonlichtkaart");

/** Each square shows the top cube and its level. Places count from the rock, the dotted one. Dashed: your preview. */
export const map_legend = (): string => said("Each square shows the top cube and its level. Places count from the rock, the dotted one. Dashed: your preview.", "Elk vakje toont de bovenste kubus en het niveau. Plekken tellen vanaf de Rots, met de stip. Gestreept: je voorbeeld.");

/** Enlarge the sunlight map */
export const map_open = (): string => said("Enlarge the sunlight map", "Zonlichtkaart groter");

/** coral can grow here */
export const may_grow = (): string => said("coral can grow here", "hier kan koraal groeien");

/** the pawn can go here */
export const may_stand = (): string => said("the pawn can go here", "hier kan de koraalpion heen");

/** the middle */
export const middle = (): string => said("the middle", "het midden");

/** moved last turn */
export const moved = (): string => said("moved last turn", "bewoog vorige beurt");

/** {n} north */
export const north = (v: { n: Value }): string => said(`${v.n} north`, `${v.n} noord`);

/** N up */
export const north_up = (): string => said("N up", "N boven");

/** Not allowed here */
export const not_here = (): string => said("Not allowed here", "Mag hier niet");

/** {name}: {now} now, {then} then */
export const now_then = (v: { name: Value; now: Value; then: Value }): string => said(`${v.name}: ${v.now} now, ${v.then} then`, `${v.name}: nu ${v.now}, dan ${v.then}`);

/** {n} of {total} */
export const of = (v: { n: Value; total: Value }): string => said(`${v.n} of ${v.total}`, `${v.n} van ${v.total}`);

/** pawn on the reef */
export const on_reef = (): string => said("pawn on the reef", "koraalpion op het rif");

/** pawn of {species} */
export const pawn = (v: { species: Value }): string => said(`pawn of ${v.species}`, `koraalpion van ${v.species}`);

/** {name}: the pawn fell; it is put back at the start of the next turn */
export const pawn_fell = (v: { name: Value }): string => said(`${v.name}: the pawn fell; it is put back at the start of the next turn`, `${v.name}: de koraalpion viel; die komt terug aan het begin van de volgende beurt`);

/** Piece */
export const piece = (): string => said("Piece", "Stuk");

/** Place coral */
export const place = (): string => said("Place coral", "Zet koraal");

/** Preview: {species}, supports: {n}. {scores} */
export const preview = (v: { n: Value; scores: Value; species: Value }): string => said(`Preview: ${v.species}, supports: ${v.n}. ${v.scores}`, `Voorbeeld: ${v.species}, steunpunten: ${v.n}. ${v.scores}`);

/** {species}: {n} in reserve */
export const reserve = (v: { n: Value; species: Value }): string => said(`${v.species}: ${v.n} in reserve`, `${v.species}: ${v.n} in voorraad`);

/** {species}: {n} back to the reserve of {name} */
export const returned = (v: { n: Value; name: Value; species: Value }): string => said(`${v.species}: ${v.n} back to the reserve of ${v.name}`, `${v.species}: ${v.n} terug naar de voorraad van ${v.name}`);

/** rock */
export const rock = (): string => said("rock", "rots");

/** sand */
export const sand = (): string => said("sand", "zand");

/** From side {side} */
export const seen_from = (v: { side: Value }): string => said(`From side ${v.side}`, `Van kant ${v.side}`);

/** Show what the sun reaches for {name} */
export const show_sun = (v: { name: Value }): string => said(`Show what the sun reaches for ${v.name}`, `Toon wat de zon raakt voor ${v.name}`);

/** Slide */
export const slide = (): string => said("Slide", "Glijd");

/** Slide here */
export const slide_here = (): string => said("Slide here", "Glijd hierheen");

/** {n} south */
export const south = (v: { n: Value }): string => said(`${v.n} south`, `${v.n} zuid`);

/** Stands */
export const stands = (): string => said("Stands", "Blijft staan");

/** Grow, slide or float */
export const steps = (): string => said("Grow, slide or float", "Groei, glijd of zweef");

/** sunlit */
export const sunlit = (): string => said("sunlit", "in de zon");

/** Ties are settled level by level from the top. Choose a number to light up its cubes. */
export const ties = (): string => said("Ties are settled level by level from the top. Choose a number to light up its cubes.", "Bij gelijke stand telt niveau voor niveau van boven af. Kies een getal om de kubussen te laten oplichten.");

/** pieces to go: {n} */
export const to_go = (v: { n: Value }): string => said(`pieces to go: ${v.n}`, `stukken te gaan: ${v.n}`);

/** {n} of 20 */
export const total = (v: { n: Value }): string => said(`${v.n} of 20`, `${v.n} van 20`);

/** Try it */
export const try_first = (): string => said("Try it", "Probeer het");

/** Turn */
export const turn = (): string => said("Turn", "Draai");

/** Choose a place to see what it brings. */
export const unchosen = (): string => said("Choose a place to see what it brings.", "Kies een plek om te zien wat het brengt.");

/** ways: {n} */
export const ways = (v: { n: Value }): string => said(`ways: ${v.n}`, `manieren: ${v.n}`);

/** {n} west */
export const west = (v: { n: Value }): string => said(`${v.n} west`, `${v.n} west`);

/** Why not? */
export const why_not = (): string => said("Why not?", "Waarom niet?");

/** Would fall */
export const would_fall = (): string => said("Would fall", "Zou vallen");

/** X-ray */
export const x_ray = (): string => said("X-ray", "Röntgen");
