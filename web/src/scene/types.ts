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
}

export interface ScenePiece {
  /** The same while it is the same piece. */
  key: string;
  kind: "die" | "cube" | "pawn" | "rock" | "card";
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
  /** Where it comes from when it is new; from above if not given. */
  from?: Vec3;
}

export type MarkKind = "legal" | "reach" | "plus" | "hover" | "focus" | "chosen" | "last" | "near" | "refused" | "source";

export interface Mark {
  kind: MarkKind;
  at: Vec3;
  size: number;
}

export interface Ghost {
  piece: ScenePiece;
}

/** Something that can be pointed at: an upright box. */
export interface Target {
  id: string;
  at: Vec3;
  size: number;
  height: number;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
