import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { scoreParty } from '#content/quiz-party/scoring.ts';
import type { PartyQuizId } from '#contract/quiz-party.ts';
import {
  fit,
  FRAME,
  LEFT,
  RIGHT,
  type Measure,
  type PictureLayout,
  type PlateText,
} from '#web/parts/sharing/plate.layout.ts';
import { spoken, t } from '#web/words/words.ts';

const SHOWN = 3;
const ROW = 98;
/** The distances of the rule (RULE) and of four lines of text from the top of the picture, in px. */
const TOP = 128;
const NAME = 690;
const LINE = 760;
const RULE = 876;
const FOOT = 1300;
/** The width and height of the animal, in px. */
const SIZE = 440;

/** Lays out the picture of a result. It shows the outcome and its votes, but no name or answer of the person. */
export function layOutParty(quizId: PartyQuizId, answers: readonly string[], measure: Measure): PictureLayout {
  const quiz = partyQuizzes[quizId];
  const { outcome, votes } = scoreParty(quiz, answers);
  const { title } = partyCards[quizId];
  const width = RIGHT - LEFT;
  const left = { x: LEFT, align: 'left', ink: 'ink' } as const;
  const right = { x: RIGHT, align: 'right', ink: 'ink-2' } as const;
  const small = { face: 'text', weight: 600, size: 30 } as const;
  const shown = votes.slice(0, SHOWN);
  const nameOf = (one: string): string => spoken(quiz.outcomes[one]?.name ?? '');
  const row = ({ outcome: one, votes: count }: (typeof shown)[number], index: number): PlateText[] => {
    const y = RULE + 64 + index * ROW;
    const look = { face: 'display', weight: 750, size: 42 } as const;
    const words = fit(nameOf(one), look, { width: width - measure('20 of 20', look) - 32, measure });
    return [
      { ...left, ...words, y },
      {
        ...look,
        x: RIGHT,
        y,
        align: 'right',
        ink: 'ink',
        text: t('quiz-party.of', '{count} of {length}', { count, length: answers.length }),
      },
    ];
  };
  const { name = '', line = '' } = quiz.outcomes[outcome] ?? {};
  return {
    words: [
      { ...left, ...fit(spoken(title), small, { width, measure }), ink: 'ink-2', y: TOP },
      { ...left, ...fit(spoken(name), { face: 'display', weight: 800, size: 104 }, { width, measure }), y: NAME },
      { ...left, ...fit(spoken(line), { face: 'latin', weight: 400, size: 48 }, { width, measure }), y: LINE },
      ...shown.flatMap(row),
      { ...left, face: 'display', weight: 800, size: 62, text: 'wildin', x: FRAME.x, y: FOOT },
      {
        ...right,
        ...small,
        text: t('quiz-party.and-who-are-you', 'And who are you?'),
        x: FRAME.x + FRAME.width,
        y: FOOT,
      },
    ],
    animal: { x: (FRAME.width + 2 * FRAME.x - SIZE) / 2, y: 150, size: SIZE },
    bars: shown.map((one, index) => ({ y: RULE + 90 + index * ROW, share: one.votes / answers.length })),
    rule: RULE,
  };
}
