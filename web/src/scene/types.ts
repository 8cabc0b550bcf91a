// What a screen tells the scene. Positions are metres of the table: x east, y up, z south.

export type Vec3 = readonly [number, number, number];
export type Quality = "high" | "medium" | "low";
export type Side = "N" | "E" | "S" | "W";
export type Snap = Side | "top" | "home";

export interface Tile {
  at: Vec3;
  size: number;
  round?: boolean;
  tint?: string;
  icon?: string;
  iconTint?: string;
}

export interface Plate {
  width: number;
  depth: number;
  tint: string;
}

export interface Board {
  plate: Plate | null;
  tiles: readonly Tile[];
  /** The height that the framing leaves room for above the plate. */
  height: number;
  /** Half the extent of the framed area. */
  reach: { x: number; z: number };
  home: { azimuth: number; polar: number };
  /** The middle of the framed area, if it is not the middle of the table. */
  centre?: { x: number; z: number };
  /** What must be seen, if less than the whole box. */
  points?: readonly Vec3[];
  /** Whether the height fills the frame as the width does: a tower, not a plate. */
  tall?: boolean;
  /** Where the sun stands; over the left shoulder if not given. */
  sun?: Vec3;
  /** How wide the sandbank is, in times of the usual width. */
  sand?: number;
}

export type Pattern = "ribs" | "rings" | "dots" | "meanders";

export interface ScenePiece {
  /** The same while it is the same piece. */
  key: string;
  kind: "die" | "cube" | "pawn" | "rock" | "card" | "coral";
  /** The middle of its foot. */
  at: Vec3;
  tint: string;
  ink: string;
  /** The icon on its sides. */
  icon?: string;
  /** Pips on top, for a die. */
  face?: number;
  /** 1 solid, 0 gone. */
  fade?: number;
  scale?: number;
  /** The cubes of a coral, from the one that `at` is the foot of. */
  cells?: readonly Vec3[];
  /** The relief on a coral. */
  pattern?: Pattern;
  /** Only its edges, as where a level was taken away. */
  outline?: boolean;
  /** Where it comes from when it is new; from above if not given. */
  from?: Vec3;
}

/** A piece that falls: it tips this way (x, z), or drops straight down. */
export interface Fall {
  piece: ScenePiece;
  way: readonly [number, number] | null;
}

export type MarkKind =
  | "legal"
  | "reach"
  | "plus"
  | "hover"
  | "focus"
  | "chosen"
  | "last"
  | "near"
  | "refused"
  | "source"
  | "sun"
  | "support"
  | "fall"
  | "lit";

export interface Mark {
  kind: MarkKind;
  at: Vec3;
  size: number;
  /** The way it faces; up if not given. */
  normal?: Vec3;
  /** Drawn over everything, so strongly; true is nearly solid. */
  over?: boolean | number;
}

export interface Ghost {
  piece: ScenePiece;
  /** Leans this way (x, z), because it would fall. */
  tilt?: readonly [number, number] | null;
  /** Whether it would fall, or must not be there. */
  bad?: boolean;
}

/** Something that can be pointed at: an upright box. */
export interface Target {
  id: string;
  at: Vec3;
  size: number;
  height: number;
  /** A finger that draws over it swipes it and does not turn the table. */
  swipe?: boolean;
}

/** The way a finger went. */
export type Swipe = "left" | "right" | "up" | "down";

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
