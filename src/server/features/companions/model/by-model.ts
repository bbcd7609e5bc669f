import type { Reader } from '#content/companions/readers.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isModelSpent, takeModelTurn } from '#server/platform/models/llm-turn.ts';
import { LlmError, type LlmAsk } from '#server/platform/models/llm.ts';
import { readAloud, Unsayable } from '#server/platform/safety/aloud.ts';
import { tidied } from './tidy.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'llm' | 'place' | 'log' | 'safety'>;

/**
 * A model's text, or the reason why there is none: no model is set, the person's daily limit is `spent`, the model is
 * `out`, or its text could not be used.
 */
type FromModel = { words: string } | { words?: undefined; lacks: 'none' | 'spent' | 'out' | 'unsayable' };

interface ModelRequest {
  userId: number;
  /** The companion's name. */
  speaker: string;
  ask: LlmAsk;
  /** Called with the part of the answer that may be shown so far; with '' when another answer replaces that part. */
  show: (text: string) => void;
}

/**
 * Returns a model's answer, which is shown sentence by sentence, or the reason why there is none. If the model breaks
 * off, the sentences that were shown are the answer.
 */
export async function byModel(deps: Needs, { userId, speaker, ask, show }: ModelRequest): Promise<FromModel> {
  const turn = await takeModelTurn(deps, userId);
  if (turn === undefined || turn === 'spent') return { lacks: turn ?? 'none' };
  let shown = '';
  let lacks: 'out' | 'unsayable' = 'unsayable';
  try {
    const view = (text: string): string => tidied(text, speaker);
    const reading = readAloud(turn.llm, ask, { safety: deps.safety, view });
    let next = await reading.next();
    for (; next.done !== true; next = await reading.next()) show((shown = next.value));
    return { words: next.value.shown };
  } catch (error) {
    if (error instanceof Unsayable) {
      deps.log.warn({ reason: error.why }, 'the language model said something that a companion may not say');
    } else if (error instanceof LlmError) {
      await turn.refund();
      if (ask.signal?.aborted === true) throw error;
      deps.log.warn({ reason: error.message }, 'no whole answer from the language model');
      if (shown !== '') return { words: shown };
      lacks = 'out';
    } else throw error;
  }
  if (shown !== '') show('');
  return { lacks };
}

const READERS: Readonly<Record<'none' | 'spent' | 'out' | 'unsayable', Reader | undefined>> = {
  none: undefined,
  spent: 'tomorrow',
  out: 'soon',
  unsayable: 'again',
};

/** Returns when the companion's model reads other languages again, if it gave no text; undefined otherwise. */
export const readerAfter = (model: FromModel | undefined): Reader | undefined =>
  model === undefined || model.words !== undefined ? undefined : READERS[model.lacks];

/** Returns when Wyn reads other languages, for answers that no model writes; undefined when no model is set. */
export async function readerBeside(deps: Needs, userId: number): Promise<Reader | undefined> {
  if (deps.llm === undefined) return undefined;
  return (await isModelSpent(deps, userId)) ? 'wynTomorrow' : 'wyn';
}
