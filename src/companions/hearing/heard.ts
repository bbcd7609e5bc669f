import type { Encoder } from '#server/platform/reading/encoder.ts';
import { meantBy } from './kinds.ts';
import { questionIn } from './question.ts';
import { echoIn, recognise, type Tongue } from './recognise.ts';
import { toneOf } from './tone.ts';

/** The parts of a line that an answer can take up when the line asks for nothing in particular. */
export interface Understood {
  language: Tongue;
  /** The question of an English line, in the person's own words. */
  question: string | undefined;
  /** The subject of the line: "the carburetor", "your roommate". */
  it: string | undefined;
  /** True when an English line says something sad or worrying. */
  isHeavy: boolean;
}

const SAD: ReadonlySet<string> = new Set(['grief', 'hurt', 'worry', 'tired', 'soft']);

const ASKS: ReadonlySet<string> = new Set(['product', 'world']);

export async function understood(encoder: Encoder, text: string): Promise<Understood> {
  const reading = recognise([text]);
  const meant = await meantBy(encoder, [text]);
  // The tone of a question about the app or the world does not show how the person feels.
  const tone = meant !== undefined && ASKS.has(meant.kind) ? undefined : toneOf(meant, text);
  const isEnglish = reading.language === 'en';
  return {
    language: reading.language,
    question: isEnglish ? questionIn(text) : undefined,
    it: echoIn([text]).it,
    isHeavy: isEnglish && (reading.signs.includes('hardTimes') || (tone !== undefined && SAD.has(tone))),
  };
}
