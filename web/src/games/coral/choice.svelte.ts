// What is being chosen at a table of Coral: to grow, slide or float, a species, a face of the cube, how the piece lies.
// Knows no rule: what can be chosen is what the engine lists, and what would come of it is what the engine foresees.

import type { LegalAction, Seat } from "../../protocol";
import type { Wish } from "../../table/table";
import {
  bodyName,
  bounds,
  DIRECTIONS,
  faces,
  fills,
  growths,
  holds,
  isSpecies,
  key2,
  key3,
  moves,
  numbers,
  plus,
  SPECIES,
  wishOf,
  type Cell3,
  type Growth,
  type Move,
} from "./model";
import type { Preview, Species, View } from "./types";

/** What choosing needs to know of the table, and asks it. */
export interface Asked {
  readonly view: View;
  readonly seat: Seat | null;
  readonly legal: readonly LegalAction[];
  /** An action that is shown before it is taken: hinted, or pointed at in a list. */
  readonly preview: LegalAction | undefined;
  /** The code of what is pointed at, legal or not. */
  find(seat: Seat, wish: Wish): Promise<number | null>;
  /** What would come of it. */
  foresee(seat: Seat, code: number): Promise<Preview | null>;
}

export type Mode = "grow" | "slide" | "float" | "choose";

/** What came of pointing at something; a wish is what the engine refuses. */
export type Pick = "nothing" | "chosen" | Wish;

/** A number of the end page that is pointed at; no level is all of them. */
export interface Counted {
  seat: Seat;
  level: number | null;
}

const CHOSEN_APART = new Set(["grow", "slide", "land", "float"]);

export class Choice {
  readonly #asked: Asked;
  mode = $state<Mode>("grow");
  species = $state<Species | null>(null);
  /** The cell `x,y,z` or column `x,y` that the piece grows around. */
  anchor = $state<string | null>(null);
  /** Which of the ways to lie there. */
  index = $state<number | null>(null);
  /** Where the pawn would go. */
  spot = $state<string | null>(null);
  /** What is chosen of the rest, by its code. */
  item = $state<number | null>(null);
  /** Whether turning also goes through what would fall. */
  daring = $state(false);
  hovered = $state<string | null>(null);
  /** Where the arrow keys have come to. */
  cursor = $state<string | null>(null);
  boardFocused = $state(false);
  /** The scoring card that is pointed at. */
  pointed = $state<Species | null>(null);
  /** The seat pointed at: its sunlit faces are ringed. */
  held = $state<Seat | null>(null);
  counted = $state.raw<Counted | null>(null);
  xray = $state(false);
  /** The highest level that is shown; all if there is none. */
  cut = $state<number | null>(null);
  /** A placement that was pointed at and is refused. */
  refused = $state.raw<Growth | null>(null);
  #tries = $state.raw<{ of: string; list: Growth[] }>({ of: "", list: [] });
  #told = $state.raw<{ code: number; preview: Preview } | null>(null);

  readonly growing = $derived.by(() => growths(this.#asked.legal));
  readonly going = $derived.by(() => moves(this.#asked.legal));
  readonly floating = $derived.by(() => this.#asked.legal.find((action) => action.gesture.step === "float"));
  /** What is neither growing nor going: a species, a payment, to give up. */
  readonly choosing = $derived.by(() => this.#asked.legal.filter((action) => !CHOSEN_APART.has(action.gesture.step)));
  readonly modes = $derived.by((): Mode[] => {
    const found: Mode[] = [];
    if (this.growing.length) found.push("grow");
    if (this.going.length) found.push("slide");
    if (this.floating) found.push("float");
    return found;
  });
  readonly kinds = $derived.by(() => SPECIES.filter((one) => this.growing.some((growth) => growth.species === one)));
  readonly ofKind = $derived.by(() => this.growing.filter((growth) => growth.species === this.species));
  /** The ways to lie at the anchor that stand, and those that are known to fall. */
  readonly pool = $derived.by(() => this.ofKind.filter((growth) => fills(growth.cells, this.anchor)));
  readonly shaky = $derived.by(() => (this.daring && this.#tries.of === this.#question ? this.#tries.list : []));
  readonly chosen = $derived.by((): Growth | null => {
    if (this.mode !== "grow" || this.index === null) return null;
    return this.pool[this.index] ?? this.shaky[this.index - this.pool.length] ?? null;
  });
  readonly chosenMove = $derived.by((): Move | null => {
    if (this.mode !== "slide" || this.spot === null) return null;
    return this.going.find((move) => key3(move.to) === this.spot) ?? null;
  });
  /** The piece that is shown: what is previewed, else what is refused, else what is chosen. */
  readonly target = $derived.by((): Growth | null => {
    const { preview } = this.#asked;
    return preview ? (growths([preview])[0] ?? null) : (this.refused ?? this.chosen);
  });
  /** Where the pawn is shown to go. */
  readonly goal = $derived.by((): Move | null => {
    const { preview } = this.#asked;
    return preview ? (moves([preview])[0] ?? null) : this.chosenMove;
  });
  /** The faces of the cube that the piece can grow on. */
  readonly open = $derived.by(() => (this.mode === "grow" ? faces(this.#asked.view.cube, this.ofKind) : []));
  /** The columns that can be pointed at. */
  readonly columns = $derived.by((): ReadonlySet<string> => {
    if (this.mode === "grow") return new Set(this.ofKind.flatMap((growth) => growth.cells.map(([x, y]) => key2(x, y))));
    return new Set(this.mode === "slide" ? this.going.map(({ to: [x, y] }) => key2(x, y)) : []);
  });
  /** The reef and the room around it that the arrow keys walk. */
  readonly around = $derived.by(() =>
    bounds(
      [...this.#asked.view.bodies.flatMap((body) => body.cells), ...this.ofKind.flatMap((growth) => growth.cells)],
      5,
    ),
  );
  /** What the engine foresees of the piece that is shown. */
  readonly foreseen = $derived.by((): Preview | null => {
    const { target } = this;
    return target?.refused ?? (target && this.#told?.code === target.code ? this.#told.preview : null);
  });
  /** The cubes of the piece that rest on something. */
  readonly supports = $derived.by(() => {
    const below = (this.foreseen?.contacts ?? []).filter((contact) => contact.side === "down");
    return new Set(below.map((contact) => key3(contact.cell)));
  });

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get #question(): string {
    return this.anchor === null || this.species === null ? "" : `${this.species} ${this.anchor}`;
  }
  get landing(): boolean {
    return this.going.some((move) => move.step === "land");
  }
  /** The piece that would be added. */
  get current(): Growth | null {
    return this.chosen && !this.chosen.refused ? this.chosen : null;
  }
  get unstable(): boolean {
    return this.foreseen?.stable === false;
  }
  /** Whether the piece that is shown cannot stay where it is shown. */
  get bad(): boolean {
    return this.unstable || (this.target?.refused !== undefined && this.foreseen?.legal === false);
  }
  get focus(): string | null {
    return this.boardFocused ? this.cursor : null;
  }
  /** The pawn that somebody here moves or grows from. */
  get pawn(): Species | null {
    return this.#asked.seat === null ? null : this.#asked.view.pawn;
  }
  /** The highest level of the reef. */
  get high(): number {
    return Math.max(0, ...this.#asked.view.columns.map((top) => top.z));
  }
  costs(mode: Mode): boolean {
    return this.#asked.legal.some((action) => action.gesture.step === mode && (action.gesture.cost ?? 0) > 0);
  }

  /** A new position begins with a clean choice. */
  begin(): void {
    this.#clear();
    this.#tries = { of: "", list: [] };
    this.mode = this.modes[0] ?? "choose";
    if (this.species === null || !this.kinds.includes(this.species)) {
      const { seat, view } = this.#asked;
      const own = seat === null ? null : view.players[seat]?.species;
      this.species = own && this.kinds.includes(own) ? own : (this.kinds[0] ?? null);
    }
    this.item = this.choosing.length === 1 ? this.choosing[0]!.code : null;
  }

  #clear(): void {
    this.anchor = this.spot = null;
    this.index = null;
    this.refused = null;
  }

  pickMode(next: Mode): void {
    if (!this.modes.includes(next)) return;
    this.mode = next;
    this.#clear();
  }

  pickKind(next: Species): void {
    this.mode = "grow";
    this.species = next;
    this.refused = null;
    if (this.anchor !== null && !this.pool.length) this.anchor = null;
    this.index = this.anchor === null || !this.pool.length ? null : 0;
  }

  /** The next way to lie, the next place for the pawn, or the next of the rest. */
  turn(by: 1 | -1): void {
    this.refused = null;
    if (this.mode === "slide") {
      if (!this.going.length) return;
      const at = this.going.findIndex((move) => key3(move.to) === this.spot);
      this.spot = key3((this.going[(at + by + this.going.length) % this.going.length] ?? this.going[0]!).to);
    } else if (this.mode === "choose") {
      const at = this.choosing.findIndex((action) => action.code === this.item);
      const all = this.choosing.length;
      this.item = this.choosing[(at + by + all) % Math.max(all, 1)]?.code ?? null;
    } else if (this.mode === "grow") {
      const ways = this.pool.length + this.shaky.length;
      if (!ways) return;
      this.index = this.index === null ? (by > 0 ? 0 : this.pool.length - 1) : (this.index + by + ways) % ways;
    }
  }

  /** The cell that the piece turns around: the one that was chosen, the first of the piece in its column, or the one beside the pawn's cube. */
  get #hinge(): Cell3 | null {
    if (this.anchor === null) {
      const { cube } = this.#asked.view;
      const beside = new Set(cube ? DIRECTIONS.map((to) => key3(plus(cube, to))) : []);
      return this.chosen?.cells.find((cell) => beside.has(key3(cell))) ?? null;
    }
    const [x = 0, y = 0, z] = numbers(this.anchor);
    if (z !== undefined) return [x, y, z];
    return this.chosen?.cells.find((cell) => cell[0] === x && cell[1] === y) ?? null;
  }
  /** The ways to lie that stretch from there in this direction, as places in the pool. */
  #stretching(way: Cell3): number[] {
    const hinge = this.#hinge;
    if (!hinge || this.mode !== "grow") return [];
    const [here, next] = [key3(hinge), key3(plus(hinge, way))];
    return this.pool.flatMap(({ cells }, n) => {
      const keys = new Set(cells.map(key3));
      return keys.has(here) && keys.has(next) ? [n] : [];
    });
  }
  /** Whether the piece can be led this way. */
  canSteer(way: Cell3): boolean {
    return this.#stretching(way).length > 0;
  }
  /** Whether the piece stretches this way. */
  isSteered(way: Cell3): boolean {
    return this.index !== null && this.#stretching(way).includes(this.index);
  }
  /** Leads the piece in a direction; the same direction again takes the next way to lie there. False if none does. */
  steer(way: Cell3): boolean {
    const ways = this.#stretching(way);
    const next = ways.find((n) => this.index !== null && n > this.index) ?? ways[0];
    if (next === undefined) return false;
    this.refused = null;
    const [at, hinge] = [this.isSteered(way) ? next : ways[0]!, this.#hinge];
    const led = bodyName(this.pool[at]!.cells);
    // From here on it turns around that cell, wherever it was first found.
    if (hinge) this.anchor ??= key3(hinge);
    this.index = this.pool.findIndex((growth) => bodyName(growth.cells) === led);
    return true;
  }

  /** Grows around this cell or column; the same one again turns the piece. */
  #pickAnchor(key: string): boolean {
    if (!this.ofKind.some((growth) => fills(growth.cells, key))) return false;
    this.refused = null;
    if (this.anchor === key && this.index !== null) this.turn(1);
    else {
      this.anchor = key;
      this.index = 0;
    }
    return true;
  }

  /** A column pointed at on the map or with the arrows. */
  pickColumn(key: string | null): Pick {
    const { seat, view } = this.#asked;
    if (seat === null || key === null) return "nothing";
    const [x = 0, y = 0] = numbers(key);
    const z = (view.columns.find((top) => top.x === x && top.y === y)?.z ?? -1) + 1;
    const here = this.going.filter((move) => move.to[0] === x && move.to[1] === y);
    // Whoever points at the reef does not float off it.
    if (this.mode === "float" && this.ofKind.some((growth) => fills(growth.cells, key))) this.pickMode("grow");
    else if (this.mode === "float" && here.length) this.pickMode("slide");
    if (this.mode === "grow")
      return this.#pickAnchor(key) ? "chosen" : { step: "grow", item: this.species, to: { x, y, z } };
    if (this.mode !== "slide") return { to: { x, y, z } };
    if (!here.length) return { step: this.landing ? "land" : "slide", to: { x, y, z } };
    const at = here.findIndex((move) => key3(move.to) === this.spot);
    this.spot = key3((here[(at + 1) % here.length] ?? here[0]!).to);
    return "chosen";
  }

  /** Something pointed at in the picture: `t` a free cell, `g` the piece that is chosen, `c` a cube. */
  pick(id: string | null): Pick {
    const { seat, view } = this.#asked;
    if (seat === null || id === null) return "nothing";
    const [kind, key = ""] = id.split(" ");
    if (kind === "g") {
      this.turn(1);
      return "chosen";
    }
    if (kind === "t") {
      if (this.mode === "grow") return this.#pickAnchor(key) ? "chosen" : "nothing";
      this.spot = key;
      return "chosen";
    }
    const [x = 0, y = 0, z = 0] = numbers(key);
    const over = this.going.find((move) => key3(move.to) === key3([x, y, z + 1]));
    if (this.mode === "slide" && over) {
      this.spot = key3(over.to);
      return "chosen";
    }
    if (this.mode === "grow" && view.cube && key3(view.cube) === key) {
      this.turn(1);
      return "chosen";
    }
    return this.pickColumn(key2(x, y));
  }

  /** What the primary button means: the code of an action, or a wish that is refused. */
  get meant(): number | Wish | null {
    switch (this.mode) {
      case "grow":
        if (this.chosen?.refused) return wishOf(this.chosen.species, this.chosen.cells[0]!, this.chosen.orientation);
        return this.current?.code ?? null;
      case "slide":
        return this.chosenMove?.code ?? null;
      case "float":
        return this.floating?.code ?? null;
      case "choose":
        return this.item;
    }
  }

  /** Takes back the last thing chosen or looked at. */
  back(): void {
    if (this.index !== null || this.spot !== null || this.refused) this.#clear();
    else if (this.cut !== null) this.cut = null;
    else this.xray = false;
  }

  moveCursor(east: number, south: number): void {
    if (this.cursor === null) {
      this.cursor = "0,0";
      return;
    }
    const [x = 0, y = 0] = numbers(this.cursor);
    const { west, east: most, south: low, north } = this.around;
    const within = (n: number, least: number, top: number) => Math.min(Math.max(n, least), top);
    this.cursor = key2(within(x + east, west, most), within(y - south, low, north));
  }

  /** Takes a level away, or puts one back. */
  level(by: 1 | -1): void {
    const next = (this.cut ?? this.high) + by;
    this.cut = next >= this.high ? null : Math.max(next, 0);
  }

  /** A digit key: a species to grow, or one of what can be chosen; false if it means nothing. */
  digit(n: number): boolean {
    if (this.#asked.seat === null) return false;
    if (this.mode === "choose") {
      const action = this.choosing[n - 1];
      if (action) this.item = action.code;
      return action !== undefined;
    }
    const kind = this.kinds[n - 1];
    if (kind) this.pickKind(kind);
    return kind !== undefined;
  }

  /** Asks what would come of the piece that is shown; the answer is not wanted any more once the returned function is called. */
  foresee(): (() => void) | undefined {
    const { seat } = this.#asked;
    const { target } = this;
    if (!target || seat === null || target.refused) return undefined;
    const { code } = target;
    return this.#ask(this.#asked.foresee(seat, code), (preview) => {
      if (preview) this.#told = { code, preview };
    });
  }

  /** Where falling is not allowed the engine offers only what stands; the rest is asked for when it is wanted. */
  search(): (() => void) | undefined {
    const of = this.#question;
    const { seat } = this.#asked;
    if (!this.daring || of === "" || seat === null) return undefined;
    return this.#ask(this.#falling(seat, this.species as Species, this.anchor as string), (list) => {
      this.#tries = { of, list };
    });
  }

  #ask<T>(question: Promise<T>, take: (answer: T) => void): () => void {
    let gone = false;
    question.then(
      (answer) => {
        if (!gone) take(answer);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }

  /** The placements at an anchor that touch the cube and would fall. */
  async #falling(seat: Seat, species: Species, at: string): Promise<Growth[]> {
    const { cube } = this.#asked.view;
    const [x = 0, y = 0, z] = numbers(at);
    const beside = new Set(cube ? DIRECTIONS.map((to) => key3(plus(cube, to))) : []);
    const here = (cell: Cell3) => cell[0] === x && cell[1] === y;
    const cells = this.pool.flatMap((growth) => growth.cells.filter(here));
    const levels = z === undefined ? [...new Set(cells.map((cell) => cell[2]))] : [z];
    const known = new Set(this.pool.map((growth) => bodyName(growth.cells)));
    const found = new Map<string, Growth>();
    for (const way of levels.flatMap((level) => holds([x, y, level]))) {
      const name = bodyName(way.cells);
      if (known.has(name) || found.has(name) || !way.cells.some((cell) => beside.has(key3(cell)))) continue;
      const code = await this.#asked.find(seat, wishOf(species, way.corner, way.orientation));
      const preview = code === null ? null : await this.#asked.foresee(seat, code);
      if (code !== null && preview?.stable === false && !preview.legal)
        found.set(name, { code, species, cells: way.cells, orientation: way.orientation, refused: preview });
    }
    return [...found.values()];
  }

  /** Shows the piece that was pointed at where it cannot be, leaning the way it would fall. */
  async show(wish: Wish): Promise<void> {
    const { seat } = this.#asked;
    if (seat === null || wish.step !== "grow" || !isSpecies(wish.item)) return;
    const code = await this.#asked.find(seat, wish);
    const preview = code === null ? null : await this.#asked.foresee(seat, code);
    if (code === null || !preview?.cells || preview.legal || preview.stable === undefined) return;
    if (this.#asked.seat !== seat) return;
    const { cells, orientation = 0 } = preview;
    this.index = null;
    this.refused = { code, species: wish.item, cells, orientation, refused: preview };
  }
}
