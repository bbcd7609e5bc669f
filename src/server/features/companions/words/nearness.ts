import type { Companion } from '#content/companions/companion.ts';
import type { Encoder } from '#server/platform/safety/encoder.ts';
import { dot, toUnit } from '#server/platform/vectors.ts';
import { topicIn } from './topics.ts';
import { plain } from './words.ts';

/** The lowest cosine at which a character's line has the same subject as the person's; chosen by reading pairs. */
const NEAR = 0.34;
/** An anecdote that the person did not ask for has to be nearer. */
export const VERY_NEAR = 0.5;

/**
 * Returns the lines that a character could say about itself here and that are near in meaning, with the similarity;
 * undefined without a model of meaning. Only lines on the topic and about the character are compared; the encoder keeps
 * the vectors of recent texts.
 */
export async function linesNear(
  encoder: Encoder,
  { lines }: Companion,
  said: readonly string[],
): Promise<ReadonlyMap<string, number> | undefined> {
  const text = said.join(' ');
  const topic = topicIn(plain(text));
  const candidates = [...(topic === undefined ? [] : lines.topics[topic]), ...lines.aboutYou];
  const vectors = await encoder.encode([text, ...candidates]);
  const [heard, ...known] = vectors ?? [];
  if (heard === undefined) return undefined;
  const likeness = (at: number): number => {
    const vector = known[at];
    return vector === undefined ? 0 : dot(toUnit(heard), toUnit(vector));
  };
  return new Map(
    candidates.flatMap((line, at): [string, number][] => (likeness(at) >= NEAR ? [[line, likeness(at)]] : [])),
  );
}
