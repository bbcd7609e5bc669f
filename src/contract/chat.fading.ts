import { z } from 'zod';
import { DAY_MS } from './durations.ts';
import { userId } from './people.ts';

/** How long the lines of a room of two may be kept. A quarter is 90 days. */
export const fadingLengths = ['day', 'week', 'quarter'] as const;
export type FadingLength = (typeof fadingLengths)[number];

export const FADING_MS: Readonly<Record<FadingLength, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  quarter: 90 * DAY_MS,
};

/** Whether the lines of a room of two disappear. */
export const roomFading = z.object({
  /** How long a line that is written now is kept; null for always. */
  length: z.enum(fadingLengths).nullable(),
  /** What one of the two asked for and the other has not agreed to. */
  asked: z.object({ length: z.enum(fadingLengths), by: userId }).nullable(),
});
export type RoomFading = z.infer<typeof roomFading>;
