// Generated from games/islands/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** Take a column, raise a die, claim the tallest towers. */
export const line = (): string => said("Take a column, raise a die, claim the tallest towers.", "Pak een kolom, verhoog een steen, verover de hoogste torens.");

/** Every island starts with one die. Each turn a die gains 1 and moves onto lower ones; so towers grow. */
export const tour_1 = (): string => said("Every island starts with one die. Each turn a die gains 1 and moves onto lower ones; so towers grow.", "Elk eiland begint met één dobbelsteen. Elke beurt wordt een dobbelsteen 1 hoger en gaat naar lagere; zo groeien torens.");

/** Take a whole column of cards and keep one. More cards give more steps, and the column's specialist helps you. */
export const tour_2 = (): string => said("Take a whole column of cards and keep one. More cards give more steps, and the column's specialist helps you.", "Neem een hele kolom kaarten en houd er één. Meer kaarten geven meer stappen, en de specialist van de kolom helpt je.");

/** Three columns with their cards and specialists. Cards that nobody takes stay, so columns grow. */
export const tour_3 = (): string => said("Three columns with their cards and specialists. Cards that nobody takes stay, so columns grow.", "Drie kolommen met kaarten en specialisten. Kaarten die niemand neemt, blijven liggen; zo groeien kolommen.");

/** Stars by colour. At the end the most stars of a colour claim its tallest tower; the most dice win. */
export const tour_4 = (): string => said("Stars by colour. At the end the most stars of a colour claim its tallest tower; the most dice win.", "Sterren per kleur. Op het eind krijgen de meeste sterren van een kleur de hoogste toren; de meeste dobbelstenen winnen.");
