import { expect, it } from "vitest";

import { lean, trimmed } from "../lean";

it("a shader loses what is never turned on, and nothing else", () => {
  const shader = `
    /* glsl */
    #ifdef USE_FOG // far away
      vec3 a;
      #ifdef USE_MAP
        vec3 b;
      #endif
    #else
      vec3   c;
    #endif
    #ifndef USE_FOG
      vec3 d;
    #endif
    #ifdef USE_FOG
      vec3 no;
    #elif defined( USE_MAP )
      vec3 h;
    #endif
    #if defined( USE_FOG ) || defined( USE_MAP )
      #ifdef USE_MAP
        vec3 e;
      #else
        vec3 f;
      #endif
    #elif 1
      vec3 g;
    #endif`;
  expect(lean(shader, new Set(["USE_FOG"])).split("\n")).toEqual([
    "vec3 c;",
    "vec3 d;",
    "#if defined( USE_MAP )",
    "vec3 h;",
    "#endif",
    "#if defined( USE_FOG ) || defined( USE_MAP )",
    "#ifdef USE_MAP",
    "vec3 e;",
    "#else",
    "vec3 f;",
    "#endif",
    "#elif 1",
    "vec3 g;",
    "#endif",
  ]);
});

it("a class loses the methods that nobody names, and what only those name", () => {
  const method = (name: string, calls: string) => `\t${name}() {\n\t\treturn this.${calls}();\n\t}\n`;
  const theirs = `//#region node_modules/three/src/a.js\nclass A {\n\tconstructor() {\n\t\tthis.late = function() {\n\t\t\tx;\n\t\t};\n\t\tthis.x = 1;\n\t}\n${
    method("used", "inner") +
    method("inner", "x") +
    method("toJSON", "toJSON") +
    method("lost", "chain") +
    method("chain", "x")
  }}\n//#endregion\n`;
  const ours = `//#region src/b.ts\nclass B {\n${method("free", "x")}}\nnew A().used();\n//#endregion\n`;
  const left = trimmed(theirs + ours, new Set(["elsewhere"]));
  for (const kept of ["used", "inner", "free"]) expect(left).toContain(`\t${kept}() {`);
  for (const gone of ["toJSON", "lost", "chain", "late"]) expect(left).not.toContain(gone);
  expect(trimmed(theirs + ours, new Set(["lost"]))).toContain("chain");
});
