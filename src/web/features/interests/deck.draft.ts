import { z } from 'zod';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage/storage.ts';
import { isSound, type Run } from './deck.ts';

const names = z.array(z.string()).readonly();
const deck = z
  .object({
    stage: z.enum(['card', 'refine', 'custom', 'summary']),
    at: z.number().int().min(0),
    reopened: z.string().nullable(),
    picks: names,
    declined: names,
    custom: names,
  })
  .refine(isSound);
/** `base` is the time of the saved choice that this draft continues; null if no choice was saved. */
const draft = z.object({ base: z.string().nullable(), run: z.object({ now: deck, past: z.array(deck).readonly() }) });

/**
 * Returns this person's draft on this device; null if there is no valid draft, or a choice was saved after it began.
 */
export function readDraft(userId: number, base: string | null): Run | null {
  const found = readJson(kept.interestsDraft, (value) => draft.safeParse(value).data, userId);
  return found?.base === base ? found.run : null;
}

export function keepDraft(userId: number, base: string | null, run: Run): void {
  writeJson(kept.interestsDraft, { base, run }, userId);
}

export function dropDraft(userId: number): void {
  writeText(kept.interestsDraft, null, userId);
}
