// "Your turn", for those who look elsewhere: a note of the system where it is wanted. The title says it, too.

import { m } from "../paraglide/messages";
import type { Session } from "../table/session.svelte";

const KEY = "atoll.notify";

/** Whether notes of the system can be had in this browser. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Whether somebody wants to be told here. */
export function isWanted(): boolean {
  try {
    return canNotify() && Notification.permission === "granted" && localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

/** Turns notes on, asking the browser for leave, or off; whether they are on then. */
export async function want(on: boolean): Promise<boolean> {
  const may = on && canNotify() && (await Notification.requestPermission()) === "granted";
  try {
    localStorage.setItem(KEY, may ? "yes" : "no");
  } catch {
    // Without a store it holds for this once.
  }
  return may;
}

/** Whether others wait for a decision at this screen. */
export function waitsFor(session: Session): boolean {
  return session.table.place === "server" && session.seat !== null && !session.over;
}

/** Tells whoever looks elsewhere that it is their turn; the note it gave, if it gave one. */
export function notify(title: string, prompt: string): Notification | null {
  if (!document.hidden || !isWanted()) return null;
  const note = new Notification(`${m.your_turn()} – ${title}`, { body: prompt, tag: "atoll-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
  return note;
}
