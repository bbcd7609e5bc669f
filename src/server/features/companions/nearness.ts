import type { Companion } from '#content/companions/companion.ts';
import type { Encoder } from '#server/platform/safety/encoder.ts';
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
  return new Set(candidates.filter((_, at) => cosine(heard, known[at]) >= NEAR));
}

function cosine(a: Float32Array, b: Float32Array | undefined): number {
  if (b === undefined) return 0;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum / (Math.hypot(...a) * Math.hypot(...b));
}
