import { percent, type FigureKind, type Figures } from '#content/safety/figures.ts';
import type { Features } from '#server/platform/safety/features.ts';
import { decide, worstOf, type Judgement } from '#server/platform/safety/judging.ts';
import type { Score, Thresholds } from '#server/platform/safety/weights.ts';
import type { Example } from './examples.ts';

export interface Judged {
  kind: FigureKind;
  level: Judgement['level'];
}

export const kindOf = ({ label }: Pick<Example, 'label'>): FigureKind =>
  label === 'lookalike' || label === 'everyday' ? label : 'grave';

export type Answered = Figures['kinds'][FigureKind]['full'];

/** Returns, of the lines of a kind, the share that gets the card and the share that gets the question. */
export function sharesOf(judged: readonly Judged[], kind: FigureKind): Answered {
  const some = judged.filter((one) => one.kind === kind);
  const share = (level: string): number => some.filter((one) => one.level === level).length / Math.max(1, some.length);
  return { card: share('sure'), question: share('maybe') };
}

/** The targets of the recogniser, as shares of the lines of a kind. */
export const AIMS = { graveEither: 0.95, graveCard: 0.8, lookalikeCard: 0.01, lookalikeQuestion: 0.1, everyday: 0.005 };
/** The target for everyday lines that get the card; AIMS.everyday is for the card and the question together. */
const EVERYDAY_CARD = 0.002;

interface Aim {
  share: number;
  least?: number;
  most?: number;
}

export function printFigures(judged: readonly Judged[]): void {
  const [grave, lookalike, everyday] = [
    sharesOf(judged, 'grave'),
    sharesOf(judged, 'lookalike'),
    sharesOf(judged, 'everyday'),
  ];
  print('grave: card or question', { share: grave.card + grave.question, least: AIMS.graveEither });
  print('grave: card', { share: grave.card, least: AIMS.graveCard });
  print('look-alikes: card', { share: lookalike.card, most: AIMS.lookalikeCard });
  print('look-alikes: question', { share: lookalike.question, most: AIMS.lookalikeQuestion });
  print('everyday: either', { share: everyday.card + everyday.question, most: AIMS.everyday });
}

function print(name: string, { share, least = 0, most = 1 }: Aim): void {
  const aim = least > 0 ? `≥ ${percent(least)}` : `≤ ${percent(most)}`;
  console.log(
    `${name.padEnd(26)} ${percent(share).padStart(7)}  ${aim}${share < least || share > most ? '  MISSED' : ''}`,
  );
}

/** An example with the score of each piece that the recogniser reads. */
export interface Scored {
  kind: FigureKind;
  pieces: readonly { text: string; features: Pick<Features, 'phrase'>; score: Score }[];
}

export const judgedAt = (scored: readonly Scored[], at: Thresholds): Judged[] =>
  scored.map(({ kind, pieces }) => ({ kind, level: worstOf(pieces.map((piece) => decide(piece, at))).level }));

/** Returns the lowest thresholds that meet the targets for look-alikes and everyday lines. */
export function chosenThresholds(scored: readonly Scored[]): Thresholds {
  const harmless = scored.filter(({ kind }) => kind !== 'grave');
  const steps = [...Array.from({ length: 199 }, (_, at) => (at + 1) / 200), 0.997, 0.998, 0.999];
  const sure =
    steps.find((one) => {
      const judged = judgedAt(harmless, { sure: one, maybe: one });
      return (
        sharesOf(judged, 'lookalike').card <= AIMS.lookalikeCard && sharesOf(judged, 'everyday').card <= EVERYDAY_CARD
      );
    }) ?? 0.999;
  const maybe = steps.find((one) => {
    const judged = judgedAt(harmless, { sure, maybe: Math.min(one, sure) });
    const { card, question } = sharesOf(judged, 'everyday');
    return sharesOf(judged, 'lookalike').question <= AIMS.lookalikeQuestion && card + question <= AIMS.everyday;
  });
  return { sure, maybe: Math.min(sure, maybe ?? sure) };
}
