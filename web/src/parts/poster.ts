// A picture to share of a game that is over: its last position on the water, who played, and what it came to.

import { paint, type Block } from "./solid";

export interface PosterSeat {
  name: string;
  score: number;
  tint: string;
  won: boolean;
}
export interface Poster {
  title: string;
  /** How it ended, in a sentence. */
  line: string;
  seats: readonly PosterSeat[];
  blocks: readonly Block[];
}

const WIDE = 1200;
const HIGH = 900;
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const INK = "#12303d";

/** A text as large as it fits into so many points. */
function fitted(on: CanvasRenderingContext2D, text: string, weight: number, size: number, room: number): void {
  for (let px = size; px >= 18; px -= 2) {
    on.font = `${weight} ${px}px ${FONT}`;
    if (on.measureText(text).width <= room) return;
  }
}

/** Draws the poster. */
export function drawPoster(on: CanvasRenderingContext2D, { title, line, seats, blocks }: Poster): void {
  const water = on.createLinearGradient(0, 0, 0, HIGH);
  water.addColorStop(0, "#6cc3c4");
  water.addColorStop(0.62, "#a9e0d8");
  water.addColorStop(1, "#f3e3bd");
  on.fillStyle = water;
  on.fillRect(0, 0, WIDE, HIGH);
  // The sandbank, and light on the water.
  on.fillStyle = "rgb(255 255 255 / 0.16)";
  for (const [x, y, w] of [
    [150, 210, 180],
    [1010, 170, 150],
    [980, 560, 210],
    [170, 590, 150],
  ] as const) {
    on.beginPath();
    on.ellipse(x, y, w, 9, 0, 0, Math.PI * 2);
    on.fill();
  }
  on.fillStyle = "#f6e9c8";
  on.beginPath();
  on.ellipse(WIDE / 2, 470, 590, 240, 0, 0, Math.PI * 2);
  on.fill();
  paint(on, blocks, { x: 140, y: 130, width: WIDE - 280, height: 560 });

  on.textBaseline = "middle";
  on.textAlign = "left";
  on.fillStyle = INK;
  fitted(on, title, 750, 56, 520);
  on.fillText(title, 48, 64);
  on.textAlign = "right";
  fitted(on, line, 600, 30, 560);
  on.fillText(line, WIDE - 48, 66);

  // The seats, the winner first.
  const order = [...seats].sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const gap = 20;
  const wide = Math.min((WIDE - 96 - gap * (order.length - 1)) / order.length, 520);
  let x = (WIDE - (wide * order.length + gap * (order.length - 1))) / 2;
  for (const seat of order) {
    on.fillStyle = "#fffdf8";
    on.strokeStyle = seat.won ? "#0a6f7c" : "#d8cdb8";
    on.lineWidth = seat.won ? 6 : 2;
    on.beginPath();
    on.roundRect(x, 724, wide, 108, 24);
    on.fill();
    on.stroke();
    on.fillStyle = seat.tint;
    on.strokeStyle = INK;
    on.lineWidth = 2;
    on.beginPath();
    on.roundRect(x + 22, 754, 48, 48, 13);
    on.fill();
    on.stroke();
    on.fillStyle = INK;
    on.textAlign = "right";
    on.font = `750 48px ${FONT}`;
    const points = String(seat.score);
    on.fillText(points, x + wide - 24, 780);
    const room = wide - 22 - 48 - 16 - 24 - 16 - on.measureText(points).width;
    on.textAlign = "left";
    fitted(on, seat.name, 650, 32, room);
    on.fillText(seat.name, x + 86, 780, room);
    x += wide + gap;
  }
  on.textAlign = "center";
  on.font = `600 22px ${FONT}`;
  on.fillStyle = "#47606b";
  on.fillText("Atoll", WIDE / 2, 868);
}

/** The poster as a PNG file. */
export async function posterFile(poster: Poster, name: string): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const on = canvas.getContext("2d");
  if (!on) throw new Error("no canvas");
  drawPoster(on, poster);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type: "image/png" });
}
