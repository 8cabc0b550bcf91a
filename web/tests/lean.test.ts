import { expect, it } from "vitest";

import { lean } from "../lean";

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
