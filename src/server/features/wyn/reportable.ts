import { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createSeal, deriveKey, type Seal } from '#server/platform/secrets/seal.ts';

/** How long a person can report an answer after Wyn gave it, in milliseconds. */
const REPORTABLE_MS = DAY_MS;
/** The question is cut to this many characters, so that the seal stays short. */
const QUESTION_MAX = 500;

const sealed = z.object({
  id: z.uuid(),
  userId: z.number(),
  question: z.string(),
  answer: z.string(),
  at: z.iso.datetime(),
});
/** An answer that Wyn gave to a person. */
export type GivenAnswer = z.infer<typeof sealed>;

/**
 * Returns a sealed answer. Wyn's conversations are not stored, so a person who reports an answer sends its seal. The
 * seal proves that Wyn gave exactly this answer to exactly this person.
 */
export async function sealAnswer(
  { config, clock, newId }: Pick<Deps, 'config' | 'clock' | 'newId'>,
  { userId, question, answer }: Pick<GivenAnswer, 'userId' | 'question' | 'answer'>,
): Promise<string> {
  const asked = [...question].slice(0, QUESTION_MAX).join('');
  const given: GivenAnswer = { id: newId(), userId, question: asked, answer, at: clock.now().toISOString() };
  return sealFor(config).close(given);
}

/**
 * Returns the answer in a seal; undefined if the seal is not the server's, or the answer is too old or not the
 * person's.
 */
export async function openAnswer(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  seal: string,
  userId: number,
): Promise<GivenAnswer | undefined> {
  const opened = sealed.safeParse(await sealFor(config).open(seal));
  if (!opened.success || opened.data.userId !== userId) return undefined;
  const age = clock.now().getTime() - new Date(opened.data.at).getTime();
  return age > REPORTABLE_MS ? undefined : opened.data;
}

function sealFor({ authSecret }: Deps['config']): Seal {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return createSeal(deriveKey(authSecret, 'reports of Wyn'));
}
