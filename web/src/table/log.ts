// The log of a match, which grows by what came anew.

import type { LogLine, TableState } from "../protocol";

/** The log so far with what came anew, from line `from` on; what was taken back goes. */
export function mergedLog(
  before: readonly LogLine[],
  state: Pick<TableState, "log" | "version">,
  from = state.log[0]?.n ?? state.version,
): LogLine[] {
  return [...before.filter((line) => line.n < from), ...state.log].filter((line) => line.n < state.version);
}
