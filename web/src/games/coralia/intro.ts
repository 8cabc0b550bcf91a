// Generated from games/coralia/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** Dice on six reefs: fish, pearls, turtles and treasure. */
export const line = (): string => said("Dice on six reefs: fish, pearls, turtles and treasure.", "Dobbelstenen op zes riffen: vissen, parels, schildpadden en schatten.");

/** Six reefs, one for each colour. A die goes to the space of its own colour and symbol, and the action there happens at once. */
export const tour_1 = (): string => said("Six reefs, one for each colour. A die goes to the space of its own colour and symbol, and the action there happens at once.", "Zes riffen, één per kleur. Een dobbelsteen gaat naar het vak van zijn eigen kleur en symbool; de actie daar gebeurt meteen.");

/** Add a die, roll, place one. The other three go to the next player just as they lie. */
export const tour_2 = (): string => said("Add a die, roll, place one. The other three go to the next player just as they lie.", "Voeg een dobbelsteen toe, werp en plaats er één. De andere drie gaan naar de volgende speler, precies zoals ze liggen.");

/** Your own cards are here. The others see only how many you hold. */
export const tour_3 = (): string => said("Your own cards are here. The others see only how many you hold.", "Hier liggen je eigen kaarten. De anderen zien alleen hoeveel je er hebt.");

/** Points, divers and octopuses of everyone. Cards, pearls and treasures are counted at the end. */
export const tour_4 = (): string => said("Points, divers and octopuses of everyone. Cards, pearls and treasures are counted at the end.", "Punten, duikers en octopussen van iedereen. Kaarten, parels en schatten worden op het eind geteld.");
