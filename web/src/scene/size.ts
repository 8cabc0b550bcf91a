/** The edge of a die; a tile is a little larger. */
export const DIE = 0.9;
