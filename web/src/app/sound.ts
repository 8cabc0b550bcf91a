// A few soft sounds made on the spot, and how they feel; silent until the first click, never the only signal.

import { settings } from "./settings.svelte";

export type Sound = "clink" | "tock" | "drop" | "hm" | "swell" | "scratch";

let context: AudioContext | null = null;

function unlock(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}
if (typeof addEventListener !== "undefined") {
  addEventListener("pointerdown", unlock, { once: true });
  addEventListener("keydown", unlock, { once: true });
}

function tone(at: AudioContext, from: number, to: number, length: number, gain: number, type: OscillatorType): void {
  const start = at.currentTime;
  const oscillator = at.createOscillator();
  const volume = at.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + Math.min(0.02, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/** How a phone trembles with it, in milliseconds on and off. */
const TREMBLE: Partial<Record<Sound, number[]>> = {
  clink: [8],
  tock: [10],
  hm: [18, 50, 18],
  drop: [12],
  swell: [14, 70, 26],
};

/** Whether this device can tremble. */
export const canTremble = (): boolean => typeof navigator !== "undefined" && typeof navigator.vibrate === "function";

/** Plays a sound and lets it be felt; `value` sets the pitch of a die. */
export function play(sound: Sound, value = 3): void {
  const felt = TREMBLE[sound];
  if (felt && settings.haptics && canTremble() && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate(felt);
  const at = context;
  const loud = settings.sound * settings.sound * 0.4;
  if (!at || at.state !== "running" || loud <= 0.001) return;
  switch (sound) {
    case "clink": {
      const pitch = 1100 + value * 130;
      tone(at, pitch, pitch * 0.98, 0.28, loud * 0.5, "sine");
      tone(at, pitch * 2.76, pitch * 2.7, 0.16, loud * 0.22, "sine");
      break;
    }
    case "tock":
      tone(at, 320, 150, 0.09, loud, "triangle");
      break;
    case "drop":
      tone(at, 420, 980, 0.14, loud * 0.6, "sine");
      break;
    case "hm":
      tone(at, 150, 120, 0.22, loud * 0.8, "sine");
      break;
    case "scratch":
      tone(at, 2400, 1700, 0.07, loud * 0.12, "sawtooth");
      break;
    case "swell":
      [261.6, 329.6, 392].forEach((pitch) => tone(at, pitch, pitch * 1.002, 1.4, loud * 0.35, "sine"));
      break;
  }
}
