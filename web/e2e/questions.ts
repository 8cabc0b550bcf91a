// The questions of newcomers, as docs/usability.md lists them.

export interface Question {
  question: string;
  /** The part of the rules that answers it; nothing if the table does. */
  part: string | null;
  /** The words of the answer. */
  words: string;
}

const TITLES: Record<string, string> = {
  coral: "Coral",
  reef: "Reef",
  islands: "Islands",
  coralia: "Coralia",
  relief: "Coral Relief",
};

/** The questions about a game. */
export function asked(text: string, slug: string): Question[] {
  const from = text.indexOf(`\n### ${TITLES[slug] ?? slug}\n`);
  const table = text.slice(from + 1).split(/\n##+ /)[0] ?? "";
  return table
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| Question"))
    .map((line) => {
      const [, question = "", part = "", words = ""] = line.split("|").map((cell) => cell.trim());
      return { question, part: part.startsWith("*") ? null : part, words };
    });
}
