import { z } from 'zod';
import { onSessionEnd } from '#web/platform/session.ts';
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
/** `base`: when the choice was saved that this one goes on from; null when none was. */
const draft = z.object({ base: z.string().nullable(), run: z.object({ now: deck, past: z.array(deck).readonly() }) });

const PREFIX = 'wildin.interests.';
const keyOf = (userId: number): string => PREFIX + userId;

onSessionEnd(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});

/** What this person left unsaved on this device; nothing when something newer was saved since. */
export function readDraft(userId: number, base: string | null): Run | null {
  try {
    const kept = draft.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? ''));
    return kept.success && kept.data.base === base ? kept.data.run : null;
  } catch {
    // Nothing kept, or not by us.
    return null;
  }
}

export function keepDraft(userId: number, base: string | null, run: Run): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ base, run }));
  } catch {
    // Where the browser keeps nothing, the choice lives as long as the page.
  }
}

export function dropDraft(userId: number): void {
  localStorage.removeItem(keyOf(userId));
}
