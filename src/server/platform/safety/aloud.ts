import { neverSaidIn, passesAsHuman, repeats, roleIn, type NeverSaid } from '#content/safety/never-said.ts';
import type { Llm, LlmAsk } from '#server/platform/models/llm.ts';
import { maySay } from './door.ts';
import type { Recogniser } from './recogniser.ts';

/** Why a text may not be said: something grave without help, the instructions themselves, or what no AI says. */
export type Unsaid = NeverSaid | 'grave' | 'instructions' | 'nothing';

/** A language model wrote something that no AI of the product may say. */
export class Unsayable extends Error {
  override readonly name = 'Unsayable';
  readonly why: Unsaid;

  constructor(why: Unsaid) {
    super(`unsayable: ${why}`);
    this.why = why;
  }
}

interface Aloud {
  safety: Recogniser;
  /** Returns a text in the form for display. `isWhole` is false while the model still writes. */
  view: (said: string, isWhole: boolean) => string;
  /** False to ask for the answer in one piece. */
  isStreamed?: boolean;
  /** True where quoted words are what the reader could write to somebody. */
  quotesAreTheirs?: boolean;
  /**
   * True for a person's own words in another language. A person may say what no AI does, also something grave, which
   * its reader has to know; signs of a role and the instructions are refused as ever.
   */
  isOfAPerson?: boolean;
}

/** An answer that was judged: as the model wrote it, and as it may be shown. */
export interface JudgedAnswer {
  said: string;
  shown: string;
}

const segments = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Asks a language model, and is the only way from a model to a person. Yields the parts of the answer that may be shown
 * while it writes, and returns the whole answer. Each sentence is judged together with the sentences before it, and is
 * shown only then. Throws `Unsayable` at the first forbidden sentence, and stops reading; throws LlmError when the model
 * fails.
 */
export async function* readAloud(
  llm: Llm,
  ask: LlmAsk,
  { safety, view, isStreamed = true, quotesAreTheirs = false, isOfAPerson = false }: Aloud,
): AsyncGenerator<string, JudgedAnswer> {
  const asked = ask.messages.at(-1)?.content ?? '';
  const judge = async (text: string, isWhole: boolean): Promise<string> => {
    const visible = view(text, isWhole);
    // The display removes some signs, so the signs of a role are looked for in both forms.
    const never = (isOfAPerson ? roleIn(visible) : neverSaidIn(visible, { quotesAreTheirs })) ?? roleIn(text);
    if (never !== undefined) throw new Unsayable(never);
    // "No." may still go on with "I’m an AI", so it waits for the rest.
    if (!isOfAPerson && passesAsHuman(asked, visible)) {
      if (isWhole) throw new Unsayable('human');
      return '';
    }
    if (repeats(visible, ask.secret)) throw new Unsayable('instructions');
    if (!isOfAPerson && !(await maySay(safety, visible))) throw new Unsayable('grave');
    return visible;
  };
  let said = '';
  let looked = 0;
  let judged = 0;
  let shown = '';
  const pieces = isStreamed ? llm.stream(ask) : once(llm.generate(ask));
  for await (const piece of pieces) {
    said += piece;
    // What is looked at again has grown by a part, so that the work is linear in the length of the answer.
    if (said.length < looked + looked / 32) continue;
    looked = said.length;
    const whole = wholeSentences(said);
    if (whole.length <= judged + judged / 8) continue;
    const visible = await judge(whole, false);
    judged = whole.length;
    // Shown text does not change; a sentence that would change it waits for the end.
    if (visible.length <= shown.length || !visible.startsWith(shown)) continue;
    shown = visible;
    yield shown;
  }
  const whole = await judge(said, true);
  if (whole === '') throw new Unsayable('nothing');
  return { said, shown: whole };
}

async function* once(text: Promise<string>): AsyncGenerator<string, void> {
  yield await text;
}

/** Returns the text without its last sentence, which may be incomplete. */
function wholeSentences(text: string): string {
  let last = 0;
  for (const { index } of segments.segment(text)) last = index;
  return text.slice(0, last);
}
