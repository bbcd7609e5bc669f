import type { Encoder } from '#server/platform/reading/encoder.ts';
import type { Reading } from '#server/platform/reading/reading.ts';
import type { read } from './judge.reader.ts';
import { byPhrases, judge, TOGETHER, type JudgedLines, type Judgement } from './judging.ts';

/** Recognizes self-harm, harm by others, a minor, a medical emergency and a threat in a person's lines. */
export interface Recogniser {
  /**
   * Judges the last of a person's lines, alone and with up to two short lines before it. `isCalm` says that the earlier
   * lines were harmless and that no help was shown. After three such lines, both levels need a higher score.
   */
  judge: (lines: readonly string[], options?: { isCalm: boolean }) => Promise<Judgement>;
  /** `full` with the encoder, `words alone` when the encoder cannot load, `idle` until the encoder's first vectors. */
  state: () => 'idle' | 'full' | 'words alone';
  stop: () => Promise<void>;
}

/**
 * After this number of harmless lines in a row, both levels need a higher score, because most alarms are then wrong.
 */
const CALM_LINES = 3;

const JUDGE = new URL('judge.reader.ts', import.meta.url);

interface RecogniserOptions {
  encoder: Encoder;
  /** The thread that reads the lines; without it, the caller's own reads them. */
  reading?: Reading;
  /** Counts judgements. */
  onJudged?: (level: Judgement['level']) => void;
}

export function createRecogniser({ encoder, reading, onJudged }: RecogniserOptions): Recogniser {
  const judged = async (given: JudgedLines): Promise<Judgement> => {
    if (reading === undefined) return judge(encoder, given);
    return (await reading.ask<typeof read>(JUDGE, given)) ?? byPhrases(given.lines.at(-1) ?? '');
  };
  return {
    judge: async (lines, { isCalm } = { isCalm: false }) => {
      const judgement = await judged({ lines: lines.slice(-TOGETHER), isInTalk: isCalm && lines.length > CALM_LINES });
      onJudged?.(judgement.level);
      return judgement;
    },
    state: () => ({ idle: 'idle', ready: 'full', unavailable: 'words alone' } as const)[encoder.state()],
    stop: () => encoder.stop(),
  };
}
