// Reads as much of a PDF as the tests ask for: how many pages it has, and whether words stand on them.

import { inflateSync } from "node:zlib";

export interface Pdf {
  pages: number;
  says(words: string): boolean;
}

export function readPdf(file: Buffer): Pdf {
  const raw = file.toString("latin1");
  if (!raw.startsWith("%PDF-") || !raw.trimEnd().endsWith("%%EOF")) throw new Error("it is no PDF");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = ""]) => {
    const bytes = Buffer.from(body, "latin1");
    try {
      return inflateSync(bytes).toString("latin1");
    } catch {
      return body;
    }
  });
  // Glyphs stand in the file by the numbers of a font; each font says which letters they are.
  const fonts = streams.filter((text) => text.includes("beginbfchar") || text.includes("beginbfrange")).map(lettersOf);
  const glyphs = streams
    .filter((text) => /\bT[jJ]\b/.test(text))
    .flatMap((text) => [...text.matchAll(/BT([\s\S]*?)ET/g)].map(([, shown = ""]) => shown))
    .map((shown) => [...shown.matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex = ""]) => hex).join(""));
  const read = (letters: ReadonlyMap<string, string>) =>
    glyphs
      .map((hex) => (hex.toUpperCase().match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? "").join(""))
      .join(" ");
  const texts = fonts.map((letters) => squeezed(read(letters)));
  return {
    pages: [...raw.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
    says: (words) => texts.some((text) => text.includes(squeezed(words))),
  };
}

const squeezed = (text: string) => text.replace(/\s+/g, "");

/** The letters of a font by the four digits of their glyphs. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  // A ligature stands for several letters.
  const letter = (hex: string) =>
    (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
  for (const [, body = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, from = "", to = ""] of body.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(from.toUpperCase(), letter(to));
  for (const [, body = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = "", to = "", first = ""] of body.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [low, high] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      for (let code = low; code <= high; code += 1) {
        const hex = code.toString(16).toUpperCase().padStart(4, "0");
        letters.set(hex, String.fromCodePoint(Number.parseInt(first, 16) + code - low));
      }
    }
  return letters;
}
