// Generated from games/relief/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** Draw a reef by dice and guard it from starfish. */
export const line = (): string => said("Draw a reef by dice and guard it from starfish.", "Teken een rif met dobbelstenen en bescherm het tegen zeesterren.");

/** Your sheet. Each die lets coral of its colour grow in a row or column with its number. Choose a line, then the spaces. */
export const tour_1 = (): string => said("Your sheet. Each die lets coral of its colour grow in a row or column with its number. Choose a line, then the spaces.", "Jouw blad. Elke dobbelsteen laat koraal van zijn kleur groeien in een rij of kolom met zijn getal. Kies een lijn en dan de vakken.");

/** Everyone grows at the same time. You may take steps back until you say that you are done. */
export const tour_2 = (): string => said("Everyone grows at the same time. You may take steps back until you say that you are done.", "Iedereen laat tegelijk groeien. Je mag stappen terugnemen tot je zegt dat je klaar bent.");

/** Mature corals attract the species here; each brings a benefit and counts at the end. */
export const tour_3 = (): string => said("Mature corals attract the species here; each brings a benefit and counts at the end.", "Volgroeid koraal trekt de soorten hier aan; elke soort geeft een voordeel en telt op het eind.");

/** The sheets of the others; open one to look closer. Watch how near the end is. */
export const tour_4 = (): string => said("The sheets of the others; open one to look closer. Watch how near the end is.", "De bladen van de anderen; open er een om beter te kijken. Let op hoe dichtbij het einde is.");
