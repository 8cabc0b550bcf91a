// A QR code of a short text: bytes, error correction of the lowest level, the smallest of the first ten versions that fits.

/** Codewords of a block, those of them that correct, and how many blocks, by version; level L. */
const VERSIONS: readonly { total: number; check: number; blocks: number }[] = [
  { total: 26, check: 7, blocks: 1 },
  { total: 44, check: 10, blocks: 1 },
  { total: 70, check: 15, blocks: 1 },
  { total: 100, check: 20, blocks: 1 },
  { total: 134, check: 26, blocks: 1 },
  { total: 172, check: 18, blocks: 2 },
  { total: 196, check: 20, blocks: 2 },
  { total: 242, check: 24, blocks: 2 },
  { total: 292, check: 30, blocks: 2 },
  { total: 346, check: 18, blocks: 4 },
];
/** The middles of the small squares, by version. */
const SQUARES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let n = 0, value = 1; n < 255; n++) {
  EXP[n] = EXP[n + 255] = value;
  LOG[value] = n;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The codewords that correct a block. */
export function corrections(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let n = 0; n < count; n++) {
    const next = Array.from({ length: generator.length + 1 }, () => 0);
    generator.forEach((value, at) => {
      next[at]! ^= value;
      next[at + 1]! ^= times(value, EXP[n]!);
    });
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let n = 0; n < data.length; n++) {
    const lead = rest[n]!;
    if (lead) generator.forEach((value, at) => (rest[n + at]! ^= times(value, lead)));
  }
  return rest.slice(data.length);
}

/** The text as codewords with their corrections, in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { total, check, blocks } = VERSIONS[version - 1]!;
  const room = total - check * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let n = 0; n < bits.length; n += 8) data.push(parseInt(bits.slice(n, n + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  // Longer blocks come last.
  const short = Math.floor(room / blocks);
  const long = room % blocks;
  const parts: number[][] = [];
  for (let n = 0, at = 0; n < blocks; n++) {
    const size = short + (n >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => corrections(part, check));
  const woven: number[] = [];
  for (let n = 0; n <= short; n++) for (const part of parts) if (n < part.length) woven.push(part[n]!);
  for (let n = 0; n < check; n++) for (const part of checks) woven.push(part[n]!);
  return woven;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a picture is to read: long runs, full squares, lines that look like a corner, too much of one colour. */
function penalty(cells: readonly (readonly boolean[])[]): number {
  const size = cells.length;
  let sum = 0;
  const dark = cells.flat().filter(Boolean).length;
  sum += Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5) * 10;
  for (const flip of [false, true]) {
    const at = (x: number, y: number) => (flip ? cells[x]![y]! : cells[y]![x]!);
    for (let y = 0; y < size; y++) {
      let run = 1;
      let line = at(0, y) ? "1" : "0";
      for (let x = 1; x < size; x++) {
        line += at(x, y) ? "1" : "0";
        run = at(x, y) === at(x - 1, y) ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
        if (!flip && y > 0 && new Set([at(x, y), at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)]).size === 1) sum += 3;
      }
      for (const odd of ["10111010000", "00001011101"])
        for (let from = line.indexOf(odd); from >= 0; from = line.indexOf(odd, from + 1)) sum += 40;
    }
  }
  return sum;
}

/** The bits that tell level and mask, or the version, with those that correct them. */
function guarded(value: number, length: number, divisor: number): number {
  const span = 32 - Math.clz32(divisor) - 1;
  let rest = value << span;
  for (let n = length + span - 1; n >= span; n--) if ((rest >> n) & 1) rest ^= divisor << (n - span);
  return (value << span) | rest;
}

function drawn(version: number, words: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const cells: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const set = (x: number, y: number, on: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = on;
  };
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    for (let y = -1; y < 8; y++)
      for (let x = -1; x < 8; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
  const squares = SQUARES[version - 1]!;
  for (const y of squares)
    for (const x of squares) {
      if (cells[y]![x] !== null) continue;
      for (let b = -2; b < 3; b++)
        for (let a = -2; a < 3; a++) set(x + a, y + b, Math.max(Math.abs(a), Math.abs(b)) !== 1);
    }
  for (let n = 8; n < size - 8; n++) {
    cells[6]![n] ??= n % 2 === 0;
    cells[n]![6] ??= n % 2 === 0;
  }
  set(8, size - 8, true);
  // Level L is 01.
  const format = guarded(8 | mask, 5, 0x537) ^ 0x5412;
  for (let n = 0; n < 15; n++) {
    const on = ((format >> n) & 1) === 1;
    set(8, n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, on);
    set(n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, 8, on);
  }
  if (version > 6) {
    const told = guarded(version, 6, 0x1f25);
    for (let n = 0; n < 18; n++) {
      const on = ((told >> n) & 1) === 1;
      set(Math.floor(n / 3), size - 11 + (n % 3), on);
      set(size - 11 + (n % 3), Math.floor(n / 3), on);
    }
  }
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, n) => ((word >> (7 - n)) & 1) === 1));
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1])
        if (cells[y]![x] === null) cells[y]![x] = (bits[next++] ?? false) !== MASKS[mask]!(x, y);
    }
    up = !up;
  }
  return cells.map((row) => row.map((cell) => cell === true));
}

/** The cells of the code, row by row, dark ones true; nothing if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(
    ({ total, check, blocks }, n) => (total - check * blocks) * 8 >= 4 + (n < 9 ? 8 : 16) + bytes.length * 8,
  );
  if (version < 0) return null;
  const words = codewords(bytes, version + 1);
  const pictures = MASKS.map((_, mask) => drawn(version + 1, words, mask));
  return pictures.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The code as the path of an SVG whose cells are one unit wide. */
export function qrPath(cells: readonly (readonly boolean[])[]): string {
  return cells.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}
