import { expect, it } from "vitest";

import { pasted } from "../src/table/pasted";

const HERE = "https://atoll.example/play/?quality=low#/";

it("a link of this server leads to its table, whole or by its number alone", () => {
  for (const text of [
    "https://atoll.example/play/#/table/0123abcd~beef",
    "https://atoll.example/play/#/table/0123abcd%7Ebeef",
    "atoll.example/play/#/table/0123abcd~beef",
    " #/table/0123abcd~beef\n",
    "0123abcd~beef",
  ]) {
    expect(pasted(text, HERE), text).toEqual({ kind: "here", arg: "0123abcd~beef" });
  }
});

it("a link of another server says so and leads there", () => {
  for (const text of ["https://reef.example:8080/#/table/0123abcd~beef", "reef.example:8080/#/table/0123abcd~beef"]) {
    const url = "https://reef.example:8080/#/table/0123abcd~beef";
    expect(pasted(text, HERE), text).toEqual({ kind: "foreign", url, host: "reef.example:8080" });
  }
});

it("what is no link opens nothing", () => {
  for (const text of [
    "",
    "   ",
    "see you at eight",
    "https://atoll.example/",
    "javascript:alert(1)//#/table/x",
    "#/games/x",
  ])
    expect(pasted(text, HERE), text).toEqual({ kind: "none" });
});
