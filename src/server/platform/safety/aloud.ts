import { maySay } from './door.ts';
import type { Recogniser } from './recogniser.ts';

/** A language model wrote what none of our AIs may say. */
export class Unsayable extends Error {
  override readonly name = 'Unsayable';
}

interface Aloud {
  safety: Recogniser;
  /** Returns a text as a person would see it; undefined where the AI may not say it at all. */
  view: (said: string) => string | undefined;
  /** Called with all that may be shown so far, each time there is more of it. */
  show: (visible: string) => void;
}

const segments = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Returns a model's whole answer, and shows its sentences meanwhile. Each is judged together with those before it, and
 * appears after that or not at all. Throws `Unsayable` at the first that may not be said, and no more is read of the answer.
 */
export async function readAloud(pieces: AsyncIterable<string>, { safety, view, show }: Aloud): Promise<string> {
  let said = '';
  let judged = 0;
  let shown = '';
  const judge = async (text: string): Promise<string> => {
    const visible = view(text);
    if (visible === undefined || !(await maySay(safety, visible))) throw new Unsayable();
    return visible;
  };
  for await (const piece of pieces) {
    said += piece;
    const whole = wholeSentences(said);
    if (whole.length <= judged) continue;
    judged = whole.length;
    const visible = await judge(whole);
    // What was shown stays as it is; a sentence that would change it waits for the end.
    if (visible.length <= shown.length || !visible.startsWith(shown)) continue;
    shown = visible;
    show(visible);
  }
  return judge(said);
}

/** Returns the text without its last sentence, which may still be going on. */
function wholeSentences(text: string): string {
  let last = 0;
  for (const { index } of segments.segment(text)) last = index;
  return text.slice(0, last);
}
