import type { Companion } from '#content/companions/companion.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { dot, toUnit } from '#server/platform/models/vectors.ts';
import { topicIn } from './topics.ts';
import { plain } from './words.ts';

/** The lowest cosine at which the character's line and the person's share a subject; chosen by reading pairs. */
const NEAR = 0.34;

/**
 * Returns the character's lines that are near to the person's lines in meaning, with their similarity. Only the lines
 * on the topic and those about the character are compared. Returns undefined without a model of meaning. The encoder
 * keeps the vectors of recent texts, so a repeat is cheap.
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
