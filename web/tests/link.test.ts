import { expect, test } from "vitest";
import { pauseAfter, pauseAfterClose } from "../src/table/link";

test("a guest whose table moves comes back at once, others later and later", () => {
  // It may knock where the table is not yet, and is not kept waiting for that.
  for (const tries of [1, 2, 8]) {
    for (const luck of [0, 0.5, 1]) expect(pauseAfterClose(true, tries, luck)).toBeLessThanOrEqual(250);
    expect(pauseAfterClose(true, tries, 0)).not.toBe(pauseAfterClose(true, tries, 1));
  }
  // One that does not find it for long, or whose line broke, waits.
  expect(pauseAfterClose(true, 9, 0)).toBe(pauseAfter(1));
  expect(pauseAfterClose(false, 1, 0)).toBe(pauseAfter(1));
  expect(pauseAfterClose(false, 2, 0)).toBe(pauseAfter(2));
  expect(pauseAfter(9)).toBe(8000);
});
