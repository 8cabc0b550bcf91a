// What the engine says and hears; the page adds nothing of its own to it.

export type Seat = number;
export type Lang = "en" | "nl";
/** Who is looking: a seat by number, or somebody beside the table. */
export type Observer = Seat | "spectator";

export interface Cell {
  x: number;
  y: number;
  z: number;
}
export interface Zone {
  zone: string;
  seat: Seat | null;
  index: number;
}
export type Spot = Cell | Zone;

export interface Piece {
  id: number;
  kind: string;
  spot: Spot;
  owner: Seat | null;
  face: number;
  style: string;
}

export interface Gesture {
  step: string;
  from: Spot | null;
  to: Spot | null;
  value: number | null;
  item: string | null;
  cost: number | null;
}

export interface LegalAction {
  seat: Seat;
  code: number;
  text: string;
  sentence: string;
  gesture: Gesture;
}

export interface LogLine {
  n: number;
  seat: Seat | null;
  text: string | null;
  sentence: string;
}

export type Turn =
  | { kind: "decide"; seats: Seat[] }
  | { kind: "chance" }
  | { kind: "over"; scores: number[]; places: number[] };

export interface ScoreLine {
  key: string;
  label: string;
  by_seat: number[];
  counts: boolean;
}

export interface TableState {
  game: string;
  version: number;
  hash: string;
  seats: number;
  turn: Turn;
  view: unknown;
  stage: { pieces: Piece[] };
  prompt: string;
  legal: LegalAction[];
  can_undo: boolean;
  log: LogLine[];
  breakdown: ScoreLine[];
}

export interface OptionInfo {
  key: string;
  label: string;
  kind: string;
  values: { value: unknown; label: string }[];
  default: unknown;
}

export interface Fact {
  tag: string;
  file?: string;
  key?: string;
  text: string;
}

export interface RuleText {
  id: string;
  tag: string;
  text: string;
}

export interface GameInfo {
  slug: string;
  title: string;
  seats: { min: number; max: number };
  options: OptionInfo[];
  version: number;
  data_hash: string;
  components: unknown;
  facts: Fact[];
  rules: RuleText[];
  texts: Record<string, string>;
}

export interface Why {
  legal: boolean;
  rule: string | null;
  text: string;
}

export function isCell(spot: Spot | null | undefined): spot is Cell {
  return !!spot && "x" in spot;
}
