// Generated from games/relief/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

type Value = string | number;
const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** active player */
export const active = (): string => said("active player", "actieve speler");

/** attracted */
export const attracted = (): string => said("attracted", "aangetrokken");

/** bleached */
export const bleached = (): string => said("bleached", "verbleekt");

/** obstacle */
export const blocked = (): string => said("obstacle", "obstakel");

/** Your sheet: arrows move, Space points */
export const board = (): string => said("Your sheet: arrows move, Space points", "Je blad: pijlen bewegen, spatie wijst aan");

/** locked box */
export const box_dotted = (): string => said("locked box", "hokje op slot");

/** printed {n} */
export const box_printed = (v: { n: Value }): string => said(`printed ${v.n}`, `gedrukt ${v.n}`);

/** empty box */
export const box_solid = (): string => said("empty box", "leeg hokje");

/** written {n} */
export const box_written = (v: { n: Value }): string => said(`written ${v.n}`, `geschreven ${v.n}`);

/** can be chosen */
export const can = (): string => said("can be chosen", "kan worden gekozen");

/** Choose one */
export const choose = (): string => said("Choose one", "Kies er een");

/** Choose an action */
export const choose_action = (): string => said("Choose an action", "Kies een actie");

/** Choose a die */
export const choose_die = (): string => said("Choose a die", "Kies een dobbelsteen");

/** As it was when the phase began */
export const covered = (): string => said("As it was when the phase began", "Zoals het was toen de fase begon");

/** Clear a row and a column */
export const crab_both = (): string => said("Clear a row and a column", "Ruim een rij en een kolom op");

/** Clear a column */
export const crab_column = (): string => said("Clear a column", "Ruim een kolom op");

/** Clear a row */
export const crab_row = (): string => said("Clear a row", "Ruim een rij op");

/** {n} crossed off */
export const crossed = (v: { n: Value }): string => said(`${v.n} crossed off`, `${v.n} doorgestreept`);

/** Dice */
export const dice = (): string => said("Dice", "Dobbelstenen");

/** Diversity */
export const diversity = (): string => said("Diversity", "Diversiteit");

/** Done growing */
export const done_grow = (): string => said("Done growing", "Klaar met groeien");

/** Hand in */
export const done_infest = (): string => said("Hand in", "Inleveren");

/** Stop in this line */
export const done_line = (): string => said("Stop in this line", "Stop in deze lijn");

/** empty */
export const empty = (): string => said("empty", "leeg");

/** Ends the game */
export const endings = (): string => said("Ends the game", "Beëindigt het spel");

/** {n} free */
export const free = (v: { n: Value }): string => said(`${v.n} free`, `${v.n} vrij`);

/** used up */
export const gone = (): string => said("used up", "op");

/** handed in */
export const handed_in = (): string => said("handed in", "ingeleverd");

/** locked */
export const locked = (): string => said("locked", "op slot");

/** mature */
export const mature = (): string => said("mature", "volgroeid");

/** met */
export const met = (): string => said("met", "voldaan");

/** Name */
export const name = (): string => said("Name", "Naam");

/** no starfish */
export const no_starfish = (): string => said("no starfish", "geen zeesterren");

/** None */
export const none = (): string => said("None", "Geen");

/** {n} for your score */
export const points = (v: { n: Value }): string => said(`${v.n} for your score`, `${v.n} voor je score`);

/** Powers */
export const powers = (): string => said("Powers", "Krachten");

/** Print or save */
export const print = (): string => said("Print or save", "Afdrukken of bewaren");

/** Print an empty sheet */
export const print_blank = (): string => said("Print an empty sheet", "Leeg blad afdrukken");

/** Print an empty diversity sheet */
export const print_blank_diversity = (): string => said("Print an empty diversity sheet", "Leeg diversiteitsblad afdrukken");

/** {coral}: {colour} die, {n} points */
export const print_coral = (v: { colour: Value; coral: Value; n: Value }): string => said(`${v.coral}: ${v.colour} die, ${v.n} points`, `${v.coral}: ${v.colour} dobbelsteen, ${v.n} punten`);

/** Print the diversity sheet */
export const print_diversity = (): string => said("Print the diversity sheet", "Diversiteitsblad afdrukken");

/** Print this sheet */
export const print_filled = (): string => said("Print this sheet", "Dit blad afdrukken");

/** Fill the marks of a species from left to right with your pen colour; each player at most one mark of a species. Below each mark stands what it brings at once. */
export const print_marks = (): string => said("Fill the marks of a species from left to right with your pen colour; each player at most one mark of a species. Below each mark stands what it brings at once.", "Vul de vinkjes van een soort van links naar rechts in met de kleur van je pen; elke speler hoogstens één vinkje per soort. Onder elk vinkje staat wat het meteen oplevert.");

/** +2 is a Grow action with 2 at once, in a colour of your choice; so are +1, +3 and +4. The other symbols are filled on your own sheet. */
export const print_plus = (): string => said("+2 is a Grow action with 2 at once, in a colour of your choice; so are +1, +3 and +4. The other symbols are filled on your own sheet.", "+2 is meteen een groeiactie met 2, in een kleur naar keuze; zo ook +1, +3 en +4. De andere symbolen vul je in op je eigen blad.");

/** 5 points each for the most mature coral of each type, crossed-off starfish and gold stars; ties all score. */
export const print_points_most = (): string => said("5 points each for the most mature coral of each type, crossed-off starfish and gold stars; ties all score.", "5 punten elk voor het meeste volgroeide koraal van elk type, doorgestreepte zeesterren en gouden sterren; bij gelijke stand allemaal.");

/** Sets (one mature coral of each type) times species (marks on the diversity sheet, starred marks, Hermit Crab, Triton's Trumpet). */
export const print_points_species = (): string => said("Sets (one mature coral of each type) times species (marks on the diversity sheet, starred marks, Hermit Crab, Triton's Trumpet).", "Sets (één volgroeid koraal van elk type) maal soorten (vinkjes op het diversiteitsblad, stervinkjes, heremietkreeft, tritonshoorn).");

/** A tie goes to the fewest starfish left, those on bleached coral included. */
export const print_points_tie = (): string => said("A tie goes to the fewest starfish left, those on bleached coral included.", "Bij gelijke stand wint wie de minste zeesterren over heeft, die op verbleekt koraal meegeteld.");

/** Budding: one step or seed beside mature coral of the same type, also diagonally. */
export const print_sign_budding = (): string => said("Budding: one step or seed beside mature coral of the same type, also diagonally.", "Knopvorming: één stap of zaailing naast volgroeid koraal van hetzelfde type, ook schuin.");

/** Check mark: fill it once, at the start (Reroll or +/-1) or with a special action. */
export const print_sign_check = (): string => said("Check mark: fill it once, at the start (Reroll or +/-1) or with a special action.", "Vinkje: vul het één keer in, bij het begin (opnieuw gooien of +/-1) of met een speciale actie.");

/** Crab: opens the locked box behind it. A box clears a row (–), a column (|) or both (+): cross the starfish off. */
export const print_sign_crab = (): string => said("Crab: opens the locked box behind it. A box clears a row (–), a column (|) or both (+): cross the starfish off.", "Krab: opent het hokje op slot erachter. Een hokje ruimt een rij (–), een kolom (|) of beide (+) op: streep de zeesterren door.");

/** Die: fill it to make a dotted box solid; you can grow in that line from then on. */
export const print_sign_die = (): string => said("Die: fill it to make a dotted box solid; you can grow in that line from then on.", "Dobbelsteen: vul hem in om een gestippeld hokje vast te maken; vanaf dan kun je in die lijn groeien.");

/** Shell: fill it to open the locked box behind it. Boxes wait for the check mark. */
export const print_sign_shell = (): string => said("Shell: fill it to open the locked box behind it. Boxes wait for the check mark.", "Schelp: vul haar in om het hokje op slot erachter te openen. Hokjes wachten op het vinkje.");

/** Spawning: one step or seed in a row or column with mature coral of the same type. */
export const print_sign_spawning = (): string => said("Spawning: one step or seed in a row or column with mature coral of the same type.", "Paaien: één stap of zaailing in een rij of kolom met volgroeid koraal van hetzelfde type.");

/** Starfish: filled ones infest, crossed-off ones are destroyed. {n} that infest bleach the coral. */
export const print_sign_starfish = (v: { n: Value }): string => said(`Starfish: filled ones infest, crossed-off ones are destroyed. ${v.n} that infest bleach the coral.`, `Zeester: ingevulde plagen, doorgestreepte zijn vernietigd. ${v.n} die plagen verbleken het koraal.`);

/** Trumpet: takes starfish in the place of your reef, crossed off at once. All {places} filled: one shell. */
export const print_sign_trumpet = (v: { places: Value }): string => said(`Trumpet: takes starfish in the place of your reef, crossed off at once. All ${v.places} filled: one shell.`, `Hoorn: neemt zeesterren op in plaats van je rif, meteen doorgestreept. Alle ${v.places} vol: één schelp.`);

/** A species asks for mature coral: 3 or 5 in one row or column (gaps allowed), a square of 2 by 2, or a rectangle of 2 by 3 (a strip of 1 by 6 is none). Mixed: at least one of every type, in the rectangle two. A filled mark counts as one species in the scoring. */
export const print_species = (): string => said("A species asks for mature coral: 3 or 5 in one row or column (gaps allowed), a square of 2 by 2, or a rectangle of 2 by 3 (a strip of 1 by 6 is none). Mixed: at least one of every type, in the rectangle two. A filled mark counts as one species in the scoring.", "Een soort vraagt volgroeid koraal: 3 of 5 in één rij of kolom (gaten mogen), een vierkant van 2 bij 2, of een rechthoek van 2 bij 3 (een strook van 1 bij 6 is er geen). Gemengd: minstens één van elk type, in de rechthoek twee. Een ingevuld vinkje telt als één soort bij de punten.");

/** A mark with a star brings a gold star. The starred marks above are filled by those who end the game, one box for each player. */
export const print_star = (): string => said("A mark with a star brings a gold star. The starred marks above are filled by those who end the game, one box for each player.", "Een vinkje met een ster levert een gouden ster op. De stervinkjes hierboven vult in wie het spel beëindigt, een hokje per speler.");

/** A turn */
export const print_turn = (): string => said("A turn", "Een beurt");

/** 1. Dice. The active player rolls all three, may mark off boxes of Reroll (one die) and +/-1 (6 and 1 are neighbours), then sets one die aside. */
export const print_turn_dice = (): string => said("1. Dice. The active player rolls all three, may mark off boxes of Reroll (one die) and +/-1 (6 and 1 are neighbours), then sets one die aside.", "1. Dobbelstenen. De actieve speler gooit alle drie, mag hokjes van opnieuw gooien (één dobbelsteen) en +/-1 (6 en 1 zijn buren) aankruisen, en legt dan één dobbelsteen opzij.");

/** 5. End of turn. Has anybody {line} marks at line species, {adjacent} at adjacent species or any {any}, the game ends and that player fills the starred mark. Otherwise the next player to the left is active. */
export const print_turn_end = (v: { adjacent: Value; any: Value; line: Value }): string => said(`5. End of turn. Has anybody ${v.line} marks at line species, ${v.adjacent} at adjacent species or any ${v.any}, the game ends and that player fills the starred mark. Otherwise the next player to the left is active.`, `5. Einde van de beurt. Heeft iemand ${v.line} vinkjes bij lijnsoorten, ${v.adjacent} bij aangrenzende soorten of ${v.any} in totaal, dan eindigt het spel en vult die speler het stervinkje in. Anders is de speler links actief.`);

/** 2. Growth. All at once: for each other die of 1 to 4 choose a row or column whose box shows the number, or write it in an empty solid box. There draw up to that many next stages or seeds of the coral of that colour, one step for each coral. Coral with starfish does not grow. */
export const print_turn_grow = (): string => said("2. Growth. All at once: for each other die of 1 to 4 choose a row or column whose box shows the number, or write it in an empty solid box. There draw up to that many next stages or seeds of the coral of that colour, one step for each coral. Coral with starfish does not grow.", "2. Groei. Allen tegelijk: kies bij elke andere dobbelsteen van 1 tot 4 een rij of kolom waarvan het hokje het getal toont, of schrijf het in een leeg vast hokje. Teken daar hoogstens zo veel volgende stadia of zaailingen van het koraal van die kleur, één stap per koraal. Koraal met zeesterren groeit niet.");

/** 4. Infestation. All fill as many starfish as the die set aside shows, on coral of its colour. The starfish number {n} on one coral bleaches it: cross it out for good. */
export const print_turn_infest = (v: { n: Value }): string => said(`4. Infestation. All fill as many starfish as the die set aside shows, on coral of its colour. The starfish number ${v.n} on one coral bleaches it: cross it out for good.`, `4. Plaag. Allen vullen zo veel zeesterren in als de dobbelsteen opzij toont, op koraal van die kleur. Zeester nummer ${v.n} op één koraal verbleekt het: streep het voorgoed door.`);

/** 3. Special actions. Clockwise, one for each other die of 5 or 6: make a dotted box solid, attract a species, fill a check mark, mark a crab box, spawn or bud. */
export const print_turn_special = (): string => said("3. Special actions. Clockwise, one for each other die of 5 or 6: make a dotted box solid, attract a species, fill a check mark, mark a crab box, spawn or bud.", "3. Speciale acties. Met de klok mee, één voor elke andere dobbelsteen van 5 of 6: maak een gestippeld hokje vast, trek een soort aan, vul een vinkje in, kruis een krabhokje aan, laat paaien of knoppen vormen.");

/** With two players strike out the last check mark of every species before play. */
export const print_two = (): string => said("With two players strike out the last check mark of every species before play.", "Streep met twee spelers voor het spel het laatste vinkje van elke soort door.");

/** growing */
export const role_now = (): string => said("growing", "nu");

/** used */
export const role_used = (): string => said("used", "gebruikt");

/** Save as SVG */
export const save_svg = (): string => said("Save as SVG", "Bewaar als SVG");

/** Sheet */
export const sheet = (): string => said("Sheet", "Blad");

/** All sheets */
export const sheets = (): string => said("All sheets", "Alle bladen");

/** Brain */
export const short_brain = (): string => said("Brain", "Hersen");

/** Branch */
export const short_branching = (): string => said("Branch", "Tak");

/** Digitate */
export const short_digitate = (): string => said("Digitate", "Vinger");

/** Mixed */
export const short_mixed = (): string => said("Mixed", "Gemengd");

/** stage {stage} of {stages} */
export const stage = (v: { stage: Value; stages: Value }): string => said(`stage ${v.stage} of ${v.stages}`, `stadium ${v.stage} van ${v.stages}`);

/** gold star */
export const star = (): string => said("gold star", "gouden ster");

/** {n} starfish */
export const starfish = (v: { n: Value }): string => said(`${v.n} starfish`, `${v.n} zeesterren`);

/** {used} of {all} steps used. */
export const steps = (v: { all: Value; used: Value }): string => said(`${v.used} of ${v.all} steps used.`, `${v.used} van ${v.all} stappen gebruikt.`);

/** Tap a space */
export const tap = (): string => said("Tap a space", "Tik op een vakje");

/** Tap a number */
export const tap_line = (): string => said("Tap a number", "Tik op een getal");

/** Tap a coral */
export const tap_prey = (): string => said("Tap a coral", "Tik op een koraal");

/** Total */
export const total = (): string => said("Total", "Totaal");

/** Turn {n} */
export const turn = (v: { n: Value }): string => said(`Turn ${v.n}`, `Beurt ${v.n}`);

/** unlocked */
export const unlocked = (): string => said("unlocked", "ontgrendeld");

/** not met */
export const unmet = (): string => said("not met", "niet voldaan");

/** Use {power} */
export const use = (v: { power: Value }): string => said(`Use ${v.power}`, `Gebruik ${v.power}`);

/** {n} used */
export const used = (v: { n: Value }): string => said(`${v.n} used`, `${v.n} gebruikt`);

/** Coral grows beside mature coral of its kind, also diagonally. */
export const what_budding = (): string => said("Coral grows beside mature coral of its kind, also diagonally.", "Koraal groeit naast volgroeid koraal van zijn soort, ook schuin.");

/** Each of its boxes clears starfish from a row or a column. */
export const what_crab = (): string => said("Each of its boxes clears starfish from a row or a column.", "Elk van zijn hokjes ruimt zeesterren op uit een rij of een kolom.");

/** Tap a dotted box on your sheet: you can grow in its line from now on. */
export const what_open = (): string => said("Tap a dotted box on your sheet: you can grow in its line from now on.", "Tik op een gestippeld hokje op je blad: vanaf nu kun je in die lijn groeien.");

/** As the active player you turn a die up or down, one box each time. */
export const what_plus_minus = (): string => said("As the active player you turn a die up or down, one box each time.", "Als actieve speler draai je een dobbelsteen hoger of lager, telkens voor één hokje.");

/** As the active player you roll dice again, one box each time. */
export const what_reroll = (): string => said("As the active player you roll dice again, one box each time.", "Als actieve speler gooi je dobbelstenen opnieuw, telkens voor één hokje.");

/** Coral grows in a row or column that holds mature coral of its kind. */
export const what_spawning = (): string => said("Coral grows in a row or column that holds mature coral of its kind.", "Koraal groeit in een rij of kolom met volgroeid koraal van zijn soort.");

/** It takes starfish in the place of your reef. */
export const what_trumpet = (): string => said("It takes starfish in the place of your reef.", "Hij neemt zeesterren op in plaats van je rif.");

/** writing */
export const writing = (): string => said("writing", "schrijft");
