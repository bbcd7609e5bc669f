import { FADING_MS, fadingLengths, type FadingLength, type RoomFading } from '#contract/chat.fading.ts';
import type { RoomRow } from './chat.queries.ts';

/** Returns how many seconds lines are kept; null for always. */
export const secondsOf = (length: FadingLength | null): number | null =>
  length === null ? null : FADING_MS[length] / 1000;

const lengthOf = (seconds: number | null): FadingLength | null =>
  fadingLengths.find((one) => secondsOf(one) === seconds) ?? null;

/** Returns what both people see of the state; a question of a deleted person is none. */
export function presentFading(row: Pick<RoomRow, 'fade_seconds' | 'fade_asked_seconds' | 'fade_asked_by'>): RoomFading {
  const asked = lengthOf(row.fade_asked_seconds);
  const by = row.fade_asked_by;
  return {
    length: lengthOf(row.fade_seconds),
    asked: asked === null || by === null ? null : { length: asked, by },
  };
}
