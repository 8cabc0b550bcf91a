// Generated from games/reef/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** Stack glass dice and match side views. */
export const line = (): string => said("Stack glass dice and match side views.", "Stapel glazen dobbelstenen en maak zijaanzichten.");

/** Put a die of your nursery on the reef: on an empty space beside another die, or on a die of lower value. What fits is marked. */
export const tour_1 = (): string => said("Put a die of your nursery on the reef: on an empty space beside another die, or on a die of lower value. What fits is marked.", "Leg een dobbelsteen uit je kweektuin op het rif: op een leeg vak naast een andere dobbelsteen, of op een dobbelsteen met een lagere waarde. Wat past, is gemarkeerd.");

/** Choose the die here. For fish you may turn it up or down, or place the second one too; the cost is shown before you pay. */
export const tour_2 = (): string => said("Choose the die here. For fish you may turn it up or down, or place the second one too; the cost is shown before you pay.", "Kies hier de dobbelsteen. Met vissen mag je hem hoger of lager draaien, of ook de tweede leggen; je ziet vooraf wat het kost.");

/** Shapes to build, seen from the side: your own dice and others'. Point at a card to see where one die is missing. */
export const tour_3 = (): string => said("Shapes to build, seen from the side: your own dice and others'. Point at a card to see where one die is missing.", "Vormen om te bouwen, van opzij gezien: je eigen dobbelstenen en die van anderen. Wijs een kaart aan om te zien waar nog één dobbelsteen ontbreekt.");

/** Dice, fish and cards of everyone. The most points on claimed cards win. */
export const tour_4 = (): string => said("Dice, fish and cards of everyone. The most points on claimed cards win.", "Dobbelstenen, vissen en kaarten van iedereen. De meeste punten op genomen kaarten winnen.");
