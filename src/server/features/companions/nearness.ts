import type { Companion } from '#content/companions/companion.ts';
import type { Encoder } from '#server/platform/safety/encoder.ts';
import { dot, toUnit } from '#server/platform/vectors.ts';
import { topicIn } from './topics.ts';
import { plain } from './words.ts';

/** The least cosine at which a character's line is about the same as what was said; chosen by reading pairs. */
const NEAR = 0.34;

/**
 * Returns the lines a character could tell about itself here that are near in meaning to what was said; undefined where
 * meaning is not read. Only lines of the topic are compared, and a character's lines are encoded once.
 */
export async function linesNear(
  encoder: Encoder,
  { lines }: Companion,
  said: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const text = said.join(' ');
  const topic = topicIn(plain(text));
  const candidates = [...(topic === undefined ? [] : lines.topics[topic]), ...lines.aboutYou];
  const vectors = await encoder.encode([text, ...candidates]);
  const [heard, ...known] = vectors ?? [];
  if (heard === undefined) return undefined;
  return new Set(candidates.filter((_, at) => isNear(heard, known[at])));
}

const isNear = (heard: Float32Array, known: Float32Array | undefined): boolean =>
  known !== undefined && dot(toUnit(heard), toUnit(known)) >= NEAR;
