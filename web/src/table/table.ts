// One table, wherever it stands: in this page or on a server.

import type {
  AdvisedMove,
  ChatLine,
  GameInfo,
  Gesture,
  Observer,
  Phrase,
  Room,
  ScoreLine,
  Seat,
  TableState,
  Terms,
  Why,
} from "../protocol";

export interface Player {
  name: string;
  kind: "person" | "bot";
  /** The bot's name in the engine, or nothing for a person. */
  bot: string | null;
  /** Whether the player decides at this screen. */
  here: boolean;
  /** Whether the player's screen is connected. */
  present: boolean;
}

/** The address that gives a friend a seat, once. */
export interface Invitation {
  seat: Seat;
  name: string;
  link: string;
}

/** What can be wanted of the server beside the table, in the name of whoever sits at this screen. */
export interface Desk {
  /** Whether this screen opened the table. */
  readonly host: boolean;
  /** Takes a seat back and invites anew, for the host; the invitations from then on. */
  reissue(seat: Seat): Promise<readonly Invitation[]>;
  /** Lets a bot play a free seat, or one whose holder has gone, for the host. */
  seatBot(seat: Seat, bot: string, name: string | null): Promise<void>;
  rename(seat: Seat, name: string): Promise<void>;
  /** Opens the match that follows, or finds it. */
  rematch(): Promise<string>;
  /** Goes to the match that follows, with the seats held here. */
  follow(next: string): void;
}

/** What somebody pointed at, as far as it is known: the engine finds the action meant. */
export type Wish = Partial<Gesture>;

export interface Table {
  readonly place: "page" | "server";
  readonly info: GameInfo;
  readonly players: readonly Player[];
  /** The seats that can still be given to friends. */
  readonly invitations: readonly Invitation[];
  /** What happened last to a seat, for everybody to know; nothing if nothing did. */
  readonly notice: string | null;
  /** Takes a seat back from whoever holds it and invites anew, for the host alone. */
  reissue(seat: Seat): Promise<void>;
  /** Who is here and what is agreed; nothing before it was told. */
  readonly room: Room | null;
  /** When that was told, by the page's own clock. */
  readonly roomAt: number;
  readonly terms: Terms | null;
  /** What was said at the table. */
  readonly chat: readonly ChatLine[];
  /** What can be wanted of the server; nothing at a table of the page. */
  readonly desk: Desk | null;
  /** The seats held at this screen, also those that a bot plays for now. */
  readonly own: readonly Seat[];
  agree(seat: Seat, yes: boolean): Promise<void>;
  standIn(seat: Seat, bot: string | null): Promise<void>;
  say(seat: Seat, what: string | { phrase: Phrase }): Promise<void>;
  readonly online: boolean;
  /** What is seen now. */
  readonly state: TableState;
  /** Whose eyes it is seen with: of several people at this screen, the one who must decide. */
  readonly observer: Observer;
  at(n: number): Promise<TableState>;
  act(seat: Seat, code: number): Promise<void>;
  undo(seat: Seat): Promise<void>;
  /** The code of the action pointed at, legal or not; nothing if no action is meant. */
  find(seat: Seat, wish: Wish): Promise<number | null>;
  /** Why the action pointed at is refused; nothing if no action is meant. */
  whyNot(seat: Seat, wish: Wish): Promise<Why | null>;
  /** What would come of an action, in the game's own words; null if there is nothing to show. */
  preview(seat: Seat, code: number): Promise<unknown>;
  /** The best moves of a seat, the best first; none if it is not asked. `longer` lets the table think longer. */
  hint(seat: Seat, longer: boolean): Promise<readonly AdvisedMove[]>;
  record(): Promise<string>;
  /** The table as text, now or after its first `at` events. */
  draw(at: number | null): Promise<string>;
  /** Lets a waiting bot move at once. */
  skip(): void;
  /** Calls back after every change, until the returned function is called. */
  subscribe(changed: () => void): () => void;
  close(): void;
}

/** Puts the players' names where the engine left `{A}` to `{D}`. */
export function withNames(sentence: string, players: readonly { name: string }[]): string {
  const named = sentence.replace(/\{([A-H])\}/g, (whole, letter: string) => {
    return players[letter.charCodeAt(0) - 65]?.name ?? whole;
  });
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** What a seat gets or has in a step of the scoring; a key in `_halves` counts halves of what it names. */
export function shownScore({ key, by_seat }: Pick<ScoreLine, "key" | "by_seat">, seat: Seat): number {
  const value = by_seat[seat] ?? 0;
  return key.endsWith("_halves") ? value / 2 : value;
}

/** The winners of a finished table. */
export function winners(state: TableState): Seat[] {
  if (state.turn.kind !== "over") return [];
  const places = state.turn.places;
  const best = Math.min(...places);
  return places.flatMap((place, seat) => (place === best ? [seat] : []));
}
