import { maySay } from './door.ts';
import type { Recogniser } from './recogniser.ts';

/** A language model wrote something that no AI of the product may say. */
export class Unsayable extends Error {
  override readonly name = 'Unsayable';
}

interface Aloud {
  safety: Recogniser;
  /** Returns a text in the form for display; undefined if the AI may not say it at all. */
  view: (said: string, isWhole: boolean) => string | undefined;
}

const segments = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Yields the parts of a model's answer that may be shown while it writes, and returns the whole answer unchanged. Each
 * sentence is judged together with the sentences before it, and is shown only then. Throws `Unsayable` at the first
 * forbidden sentence, and stops reading.
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
    // Shown text does not change; a sentence that would change it waits for the end.
    if (visible.length <= shown.length || !visible.startsWith(shown)) continue;
    shown = visible;
    yield shown;
  }
  await judge(said, true);
  return said;
}

/** Returns the text without its last sentence, which may be incomplete. */
function wholeSentences(text: string): string {
  let last = 0;
  for (const { index } of segments.segment(text)) last = index;
  return text.slice(0, last);
}
