// A game is played in one tab at a time: whoever opens it last has it, and the tab that had it says so.

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("atoll.tables");
const held = new Map<string, () => void>();
/** How long a tab may take to let go; one that sleeps does not answer. */
const PATIENCE = 2000;

channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "string") held.get(data)?.();
});

/** Takes a game to this tab, when the tab that had it has let go; `lost` is called when another one takes it. */
export async function claim(id: string, lost: () => void): Promise<() => void> {
  channel?.postMessage(id);
  let release: () => void = () => undefined;
  if (navigator.locks) {
    await new Promise<void>((go) => {
      const kept = () =>
        new Promise<void>((done) => {
          release = done;
          go();
        });
      // Without an answer the game is taken all the same.
      navigator.locks
        .request(`atoll.${id}`, { signal: AbortSignal.timeout(PATIENCE) }, kept)
        .then(undefined, () => go());
    });
  }
  const leave = () => {
    if (held.get(id) === taken) held.delete(id);
    release();
  };
  const taken = () => {
    lost();
    leave();
  };
  held.set(id, taken);
  return leave;
}
