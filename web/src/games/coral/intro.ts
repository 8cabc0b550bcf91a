// Generated from games/coral/messages.toml by `cargo xtask codegen`; edit that file.

import { getLocale } from "../../paraglide/runtime";

const said = (en: string, nl: string): string => (getLocale() === "nl" ? nl : en);

/** Grow a reef that stands, and reach the light. */
export const line = (): string => said("Grow a reef that stands, and reach the light.", "Laat een rif groeien dat blijft staan, en bereik het licht.");

/** First the rock is covered: tap one of its marked faces and press the button. Then the reef grows from the cube that your pawn stands on. */
export const tour_1 = (): string => said("First the rock is covered: tap one of its marked faces and press the button. Then the reef grows from the cube that your pawn stands on.", "Eerst wordt de Rots bedekt: tik op een van de gemarkeerde vlakken en druk op de knop. Daarna groeit het rif vanaf de kubus waarop je koraalpion staat.");

/** Choose here: grow a piece, or move your pawn by sliding or floating. The text tells whether the piece stands and what it brings everyone. */
export const tour_2 = (): string => said("Choose here: grow a piece, or move your pawn by sliding or floating. The text tells whether the piece stands and what it brings everyone.", "Kies hier: een stuk laten groeien, of je koraalpion verplaatsen door te glijden of te zweven. De tekst zegt of het stuk blijft staan en wat het iedereen oplevert.");

/** Seen from above, as the sun sees it: only what lies on top scores, one point for each sunlit icon of your species. */
export const tour_3 = (): string => said("Seen from above, as the sun sees it: only what lies on top scores, one point for each sunlit icon of your species.", "Van boven gezien, zoals de zon het ziet: alleen wat bovenop ligt telt, één punt voor elk zonverlicht symbool van jouw soort.");

/** Everyone's points and pieces left. When the pieces run out, the most sunlight wins. */
export const tour_4 = (): string => said("Everyone's points and pieces left. When the pieces run out, the most sunlight wins.", "Ieders punten en resterende stukken. Als de stukken op zijn, wint wie het meeste zonlicht vangt.");
