import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { canNotify, isWanted, notify, want } from "../src/parts/turn";

/** What the system was asked to show. */
let shown: { title: string; body?: string }[] = [];
let permission: NotificationPermission = "default";

class Note {
  static get permission() {
    return permission;
  }
  static requestPermission = () => Promise.resolve((permission = permission === "default" ? "granted" : permission));
  onclick: (() => void) | null = null;
  closed = false;
  constructor(title: string, options?: NotificationOptions) {
    shown.push({ title, body: options?.body });
  }
  close() {
    this.closed = true;
  }
}

let kept = new Map<string, string>();
const page = { hidden: true, cookie: "" };

beforeEach(() => {
  [shown, permission, kept, page.hidden] = [[], "default", new Map(), true];
  vi.stubGlobal("Notification", Note);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { focus: () => undefined });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("whoever wants it is told of the turn while looking elsewhere, and nobody else", async () => {
  expect(notify("Reef", "Roll")).toBeNull();
  expect(await want(true)).toBe(true);
  expect(isWanted()).toBe(true);
  const note = notify("Reef", "Roll") as unknown as Note;
  expect(shown).toEqual([{ title: "Your turn – Reef", body: "Roll" }]);
  // A click leads back, and the note goes.
  note.onclick?.();
  expect(note.closed).toBe(true);
  page.hidden = false;
  expect(notify("Reef", "Roll"), "who looks sees it").toBeNull();
  page.hidden = true;
  expect(await want(false)).toBe(false);
  expect(notify("Reef", "Roll")).toBeNull();
});

it("a browser that refuses is not asked again, and one without notes offers none", async () => {
  permission = "denied";
  expect(canNotify()).toBe(false);
  expect(await want(true)).toBe(false);
  vi.stubGlobal("Notification", undefined);
  expect(canNotify()).toBe(false);
  expect(notify("Reef", "Roll")).toBeNull();
});
