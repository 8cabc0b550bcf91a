import { describe, expect, it } from "vitest";

import { asked, sent, type GameForm } from "../src/app/forms";
import type { GameEntry, OptionEntry } from "../src/protocol";
import { defaultsOf } from "../src/table/options";
import coral from "../../games/coral/form.json";

const option = (key: string, kind: OptionEntry["kind"], values: unknown[], first: unknown): OptionEntry => ({
  key,
  kind,
  label: key,
  values: values.map((value) => ({ value: value as string, label: String(value) })),
  default: first,
  min: null,
  max: null,
});
const game = {
  slug: "coral",
  options: [
    option("falling", "choice", ["strict", "restore", "penalty"], "strict"),
    option("exempt", "list", ["A", "B", "C", "D"], []),
    option("chaos", "flag", [true, false], false),
    option("start", "choice", ["first", "second", "third", "fourth", "random"], "first"),
    option("solo_setup", "choice", ["random", "A"], "random"),
  ],
} as GameEntry;
const form = coral as unknown as GameForm;

describe("a form", () => {
  const keys = (seats: number, chosen = defaultsOf(game.options)) =>
    asked(game, form, seats, chosen, "en").map((one) => one.key);

  it("asks only what can matter for so many players", () => {
    expect(keys(1)).toEqual(["solo_setup", "falling"]);
    expect(keys(2)).toEqual(["falling", "start"]);
    expect(keys(3)).toEqual(["chaos", "falling", "start"]);
  });
  it("asks what another answer calls for", () => {
    expect(keys(2, { ...defaultsOf(game.options), falling: "penalty" })).toContain("exempt");
  });
  it("offers seats that there are, and forgets others", () => {
    const chosen = { ...defaultsOf(game.options), start: "third", falling: "penalty", exempt: ["A", "D"] };
    const shown = asked(game, form, 2, chosen, "nl");
    expect(shown.find((one) => one.key === "start")?.values.map((one) => one.value)).toEqual([
      "first",
      "second",
      "random",
    ]);
    expect(sent(shown, chosen)).toEqual({ falling: "penalty", exempt: ["A"] });
    expect(sent(asked(game, form, 3, chosen, "nl"), chosen)).toEqual({
      falling: "penalty",
      exempt: ["A"],
      start: "third",
    });
  });
  it("sends nothing that was chosen for other players", () => {
    expect(
      sent(asked(game, form, 2, { ...defaultsOf(game.options), chaos: true }, "en"), {
        chaos: true,
        falling: "strict",
        start: "first",
      }),
    ).toEqual({});
  });
});
