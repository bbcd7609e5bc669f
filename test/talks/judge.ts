import { kindLines } from '#content/companions/kind-lines.ts';
import { questionLines } from '#content/companions/question-lines.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { tellingWords } from '#companions/memory/taken-back.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { dot, toUnit } from '#server/platform/models/vectors.ts';

export type ReplyVerdict = 'word' | 'listening' | 'near' | 'non sequitur';

/** A reply is near if one sentence is at least this similar to the line. The value was chosen by reading pairs. */
const NEAR = 0.4;

/** Written replies to the purpose of a line, such as thanks, a question or a call for help. */
const LISTENING: readonly string[] = [
  ...Object.values(takeUps).flat(),
  ...Object.values(kindLines).flat(),
  ...Object.values(questionLines).flat(),
  ...Object.entries(spareLines).flatMap(([kind, lines]) =>
    kind === 'listening' || typeof lines === 'string' ? [] : lines,
  ),
];
/** The texts between the placeholders of `LISTENING`. A reply that contains one of these texts counts as listening. */
const known = LISTENING.flatMap((line) =>
  line
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter((part) => part.length >= 12),
);

/**
 * Returns how a reply responds to a line: by a shared word, by an answer to the line's purpose, or by its meaning;
 * otherwise the reply is a non sequitur. A person would judge better, but this function is deterministic.
 */
export async function judge(encoder: Encoder, said: string, reply: string): Promise<ReplyVerdict> {
  const words = tellingWords(reply);
  if ([...tellingWords(said)].some((word) => word.length > 2 && words.has(word))) return 'word';
  if (known.some((part) => reply.includes(part))) return 'listening';
  const sentences = reply.split(/(?<=[.!?…])\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
  const [heard, ...vectors] = (await encoder.encode([said, ...sentences])) ?? [];
  const isNear = heard !== undefined && vectors.some((vector) => dot(toUnit(heard), toUnit(vector)) >= NEAR);
  return isNear ? 'near' : 'non sequitur';
}
