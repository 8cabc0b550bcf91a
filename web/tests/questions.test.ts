import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { GameGuide } from "../src/app/guides";
import { asked } from "../e2e/questions";

const text = readFileSync(new URL("../../docs/usability.md", import.meta.url), "utf8");

describe("the questions of newcomers", () => {
  it.each(["coral", "reef", "islands", "coralia", "relief"])(
    "about %s are answered in the part that is named",
    (slug) => {
      const path = new URL(`../../games/${slug}/guide.json`, import.meta.url);
      const { sections } = JSON.parse(readFileSync(path, "utf8")) as GameGuide;
      const questions = asked(text, slug);
      expect(questions.length).toBe(10);
      for (const { question, part, words } of questions) {
        if (part === null) continue;
        const section = sections.find(({ title }) => title.en === part);
        expect(section?.text.en.join(" "), question).toContain(words);
      }
      expect(questions.filter(({ part }) => part === null).length).toBeLessThanOrEqual(1);
    },
  );
});
