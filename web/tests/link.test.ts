import { expect, test } from "vitest";
import { AWAY, pauseAfter, pauseAfterClose } from "../src/table/link";

test("a guest whose table moves comes back at once, others later and later", () => {
  for (const luck of [0, 0.5, 1]) expect(pauseAfterClose(AWAY, 1, luck)).toBeLessThanOrEqual(250);
  expect(pauseAfterClose(AWAY, 1, 0)).not.toBe(pauseAfterClose(AWAY, 1, 1));
  // One that does not find the table there, or whose line broke, waits.
  expect(pauseAfterClose(AWAY, 2, 0)).toBe(pauseAfter(2));
  expect(pauseAfterClose(1006, 1, 0)).toBe(pauseAfter(1));
  expect(pauseAfter(9)).toBe(8000);
});
