import type { SoundType } from '#contract/notifications.ts';

/** One tone of a voice: pitch in hertz, loudness 0 to 1; `lasts` and `at` (since the voice's start) in seconds. */
export interface Tone {
  wave: 'sine' | 'triangle';
  hertz: number;
  /** The pitch at the tone's end; without it the pitch is constant. */
  to?: number;
  at: number;
  lasts: number;
  loudness: number;
}

type Audible = Exclude<SoundType, 'none'>;

/** The sounds to choose from (two notes, wide intervals, a bell, a drop, a bird), then the sounds of the app itself. */
export const voices: Readonly<
  Record<Audible | 'tick' | 'typing' | 'spark' | 'crack' | 'hatch' | 'phone' | 'ringback', readonly Tone[]>
> = {
  default: [
    { wave: 'sine', hertz: 660, at: 0, lasts: 0.16, loudness: 0.08 },
    { wave: 'sine', hertz: 880, at: 0.09, lasts: 0.18, loudness: 0.08 },
  ],
  cosmic: [
    { wave: 'sine', hertz: 392, to: 396, at: 0, lasts: 0.75, loudness: 0.05 },
    { wave: 'sine', hertz: 587, to: 592, at: 0.1, lasts: 0.7, loudness: 0.045 },
    { wave: 'sine', hertz: 988, at: 0.2, lasts: 0.65, loudness: 0.035 },
    { wave: 'sine', hertz: 1568, to: 1580, at: 0.32, lasts: 0.55, loudness: 0.018 },
  ],
  // The partials of a struck bar are at 1, 2.76 and 5.4 times its pitch.
  chime: [
    { wave: 'sine', hertz: 1047, at: 0, lasts: 0.6, loudness: 0.06 },
    { wave: 'sine', hertz: 2890, at: 0, lasts: 0.28, loudness: 0.018 },
    { wave: 'sine', hertz: 5654, at: 0, lasts: 0.12, loudness: 0.006 },
  ],
  drop: [
    { wave: 'sine', hertz: 420, to: 1180, at: 0, lasts: 0.09, loudness: 0.09 },
    { wave: 'sine', hertz: 300, to: 760, at: 0.12, lasts: 0.07, loudness: 0.05 },
  ],
  chirp: [
    { wave: 'triangle', hertz: 2100, to: 3150, at: 0, lasts: 0.07, loudness: 0.045 },
    { wave: 'triangle', hertz: 2500, to: 3500, at: 0.11, lasts: 0.06, loudness: 0.045 },
    { wave: 'triangle', hertz: 3400, to: 2600, at: 0.19, lasts: 0.08, loudness: 0.035 },
  ],
  tick: [{ wave: 'sine', hertz: 740, at: 0, lasts: 0.16, loudness: 0.08 }],
  // A hiss that falls, like a spark jumping over.
  spark: [
    { wave: 'triangle', hertz: 5200, to: 700, at: 0, lasts: 0.16, loudness: 0.035 },
    { wave: 'sine', hertz: 1400, to: 300, at: 0.03, lasts: 0.3, loudness: 0.06 },
  ],
  // Three knocks from inside, each higher and louder.
  crack: [
    { wave: 'triangle', hertz: 900, to: 420, at: 0, lasts: 0.07, loudness: 0.05 },
    { wave: 'triangle', hertz: 1050, to: 480, at: 0.33, lasts: 0.07, loudness: 0.06 },
    { wave: 'triangle', hertz: 1250, to: 560, at: 0.66, lasts: 0.08, loudness: 0.07 },
  ],
  // A rising major chord.
  hatch: [
    { wave: 'sine', hertz: 523, at: 0, lasts: 0.5, loudness: 0.055 },
    { wave: 'sine', hertz: 659, at: 0.09, lasts: 0.5, loudness: 0.05 },
    { wave: 'sine', hertz: 784, at: 0.18, lasts: 0.5, loudness: 0.045 },
    { wave: 'sine', hertz: 1047, to: 1056, at: 0.27, lasts: 0.6, loudness: 0.035 },
  ],
  // Two calls of a bird, rising, as a call rings.
  phone: [
    { wave: 'sine', hertz: 784, to: 988, at: 0, lasts: 0.22, loudness: 0.07 },
    { wave: 'sine', hertz: 988, to: 1175, at: 0.24, lasts: 0.22, loudness: 0.06 },
    { wave: 'sine', hertz: 784, to: 988, at: 0.56, lasts: 0.18, loudness: 0.04 },
    { wave: 'sine', hertz: 988, to: 1175, at: 0.76, lasts: 0.2, loudness: 0.03 },
  ],
  // A low hum that says that it rings there.
  ringback: [{ wave: 'sine', hertz: 440, to: 450, at: 0, lasts: 0.8, loudness: 0.03 }],
  typing: [{ wave: 'sine', hertz: 1320, to: 1180, at: 0, lasts: 0.05, loudness: 0.015 }],
};
export type Voice = keyof typeof voices;
