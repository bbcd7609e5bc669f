import { maySay } from './door.ts';
import type { Recogniser } from './recogniser.ts';

/** A language model wrote what none of our AIs may say. */
export class Unsayable extends Error {
  override readonly name = 'Unsayable';
}

interface Aloud {
  safety: Recogniser;
  /** Returns a text as a person would see it; undefined where the AI may not say it at all. */
  view: (said: string, isWhole: boolean) => string | undefined;
}

const segments = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Yields what may be shown of a model's answer while it writes, each time there is more of it, and returns the whole as it
 * wrote it. A sentence is judged together with those before it, and appears after that or not at all. Throws `Unsayable` at
 * the first that may not be said, and reads no more.
 */
export async function* readAloud(
  pieces: AsyncIterable<string>,
  { safety, view }: Aloud,
): AsyncGenerator<string, string> {
  const judge = async (text: string, isWhole: boolean): Promise<string> => {
    const visible = view(text, isWhole);
    if (visible === undefined || !(await maySay(safety, visible))) throw new Unsayable();
    return visible;
  };
  let said = '';
  let judged = 0;
  let shown = '';
  for await (const piece of pieces) {
    said += piece;
    const whole = wholeSentences(said);
    if (whole.length <= judged) continue;
    judged = whole.length;
    const visible = await judge(whole, false);
    // What was shown stays as it is; a sentence that would change it waits for the end.
    if (visible.length <= shown.length || !visible.startsWith(shown)) continue;
    shown = visible;
    yield shown;
  }
  await judge(said, true);
  return said;
}

/** Returns the text without its last sentence, which may still be going on. */
function wholeSentences(text: string): string {
  let last = 0;
  for (const { index } of segments.segment(text)) last = index;
  return text.slice(0, last);
}
