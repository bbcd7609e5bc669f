import type { BrowserTimers } from '#web/platform/timers.ts';

/** ring = the ring of the search closes; rest = the sheet has come to rest, the screen of every other visit. */
export type RevealStage = 'ring' | 'animal' | 'name' | 'sheet' | 'rest';

/** The start of each stage, in ms after the match was found. */
export const BEGINS = { animal: 900, name: 1300, sheet: 2100, rest: 2760 } as const;

/** Plays the stages after `ring` in order. Returns the function that stops them. */
export function playReveal(timers: BrowserTimers, onStage: (stage: RevealStage) => void): () => void {
  const running = Object.entries(BEGINS).map(([next, ms]) => timers.set(() => onStage(next as RevealStage), ms));
  return () => {
    for (const timer of running) timers.clear(timer);
  };
}

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the window and the parts of the screen are at rest, in px. */
interface AtRest {
  windowHeight: number;
  sky: Rect;
  ring: Rect;
  /** The words below the ring; `width` is that of the longest line. */
  name: Rect;
  score: Rect;
  /** The size of the score's digits. */
  scoreSize: number;
  sheetTop: number;
}

/** A way from the rest to the first moments: px and a factor. */
interface Way {
  x: number;
  y: number;
  scale: number;
}

/** The height of the window that the first moments are drawn for; in a lower one everything is smaller. */
const DRAWN = 844;
const RING = { middle: 318, size: 236 } as const;
const NAME = { top: 466, scale: 1.2 } as const;
const NUMBER = { middle: 683, size: 108 } as const;
/** The least space beside the name, and between the name and the number. */
const MARGIN = 16;

/** Returns how far ring, name, number and sheet are from their rest in the first moments. They never overlap. */
export function firstMoments({ windowHeight, sky, ring, name, score, scoreSize, sheetTop }: AtRest) {
  const factor = Math.min(1, windowHeight / DRAWN);
  const ringMiddle = RING.middle * factor;
  const ringScale = (RING.size * factor) / ring.width;
  const nameScale = Math.min(NAME.scale * factor, (sky.width - 2 * MARGIN) / name.width);
  const nameTop = NAME.top * factor;
  const digits = NUMBER.size * factor;
  const below = nameTop + name.height * nameScale + MARGIN + digits / 2;
  return {
    ringMiddle,
    ring: { x: 0, y: ringMiddle - middleOf(ring), scale: ringScale } satisfies Way,
    name: { x: 0, y: nameTop - name.top, scale: nameScale } satisfies Way,
    number: {
      x: sky.left + sky.width / 2 - (score.left + score.width / 2),
      y: Math.max(NUMBER.middle * factor, below) - middleOf(score),
      scale: digits / scoreSize,
    } satisfies Way,
    sheet: windowHeight - sheetTop,
  };
}

const middleOf = ({ top, height }: Rect): number => top + height / 2;

/** The digits that roll past in one place of the number. */
export interface RollingPlace {
  /** The place from the left, from 0. */
  at: number;
  digits: readonly string[];
}

/** Returns the digits that roll past: the last place turns once more than the one before. */
export function rollOf(number: number): RollingPlace[] {
  return [...String(number)].map((digit, at) => {
    const turns = Array.from({ length: at * 10 + Number(digit) + 1 }, (_, step) => String(step % 10));
    return { at, digits: turns };
  });
}
