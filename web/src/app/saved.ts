// What this device knows of its seats at tables of a server.

const RECENT = "atoll.tokens";

/** The seats this device holds at tables of a server: match id to tokens by seat. */
export function tokens(): Record<string, (string | null)[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(RECENT) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, (string | null)[]>) : {};
  } catch {
    return {};
  }
}

/** Keeps the token of one seat that came with a link. */
export function keepToken(id: string, seat: number, token: string): void {
  const seats = [...(tokens()[id] ?? [])];
  while (seats.length <= seat) seats.push(null);
  seats[seat] = token;
  keepTokens(id, seats);
}

const USED = "atoll.used";

/** The invitations that this browser has exchanged for a seat: whoever opens one again has it already. */
export function used(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(USED) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function keepUsed(invitation: string): void {
  try {
    localStorage.setItem(USED, JSON.stringify([...used(), invitation].slice(-40)));
  } catch {
    // Without a store the address of the table must be kept.
  }
}

/** What the host of a table knows: how to invite anew, and the invitations so far. Each opens its seat once. */
export interface Hosted {
  host: string;
  invitations: { seat: number; name: string; code: string }[];
}

/** What this browser knows as the host of a table. */
export function hosted(id: string): Hosted | null {
  try {
    const found = allHosted()[id];
    return typeof found?.host === "string" && Array.isArray(found.invitations) ? (found as Hosted) : null;
  } catch {
    return null;
  }
}

const HOSTED = "atoll.hosted";

function allHosted(): Record<string, Partial<Hosted> | undefined> {
  const found: unknown = JSON.parse(localStorage.getItem(HOSTED) ?? "{}");
  return typeof found === "object" && found !== null ? (found as Record<string, Partial<Hosted>>) : {};
}

export function keepHosted(id: string, of: Hosted): void {
  try {
    const recent = Object.entries({ ...allHosted(), [id]: of }).slice(-40);
    localStorage.setItem(HOSTED, JSON.stringify(Object.fromEntries(recent)));
  } catch {
    // Without a store the invitations are shown once only.
  }
}

export function keepTokens(id: string, seats: (string | null)[]): void {
  try {
    const all = { ...tokens(), [id]: seats };
    const recent = Object.fromEntries(Object.entries(all).slice(-40));
    localStorage.setItem(RECENT, JSON.stringify(recent));
  } catch {
    // Without a store the link itself must be kept.
  }
}
