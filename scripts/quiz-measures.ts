import { mbtiTypes, type MbtiType } from '#contract/people.ts';
import { pillars, type Pillar } from '#contract/quiz.ts';
import { questions } from '#content/questions.ts';
import type { Answerer } from './quiz-simulation.ts';

/** The measures of classical test theory for a group of people. Correlations are Pearson's. */
export interface AxisMeasures {
  /** Cronbach's alpha over every question that weighs on the axis. */
  alpha: number;
  /** The mean over all ways to halve the pillar's own questions, each corrected by the Spearman–Brown formula. */
  splitHalf: number;
  /** The reliability: the squared correlation of the value with the true place, known only in a simulation. */
  withTruth: number;
}

export function typeShares(people: readonly Answerer[]): Record<MbtiType, number> {
  const shares = Object.fromEntries(mbtiTypes.map((type) => [type, 0])) as Record<MbtiType, number>;
  for (const { type } of people) shares[type] += 1 / people.length;
  return shares;
}

/** Returns the share of people for which the condition is true. */
export function shareOf(people: readonly Answerer[], isTrue: (person: Answerer) => boolean): number {
  return people.filter(isTrue).length / people.length;
}

export function axisMeasures(people: readonly Answerer[], pillar: Pillar): AxisMeasures {
  const items = itemsOf(people, pillar);
  const halves = halvings(pillar).map((isFirst) => {
    const first = sum(items.filter((_, index) => isFirst[index]));
    const second = sum(items.filter((_, index) => !isFirst[index]));
    const r = correlation(first, second);
    return (2 * r) / (1 + r);
  });
  const withPlace = correlation(
    people.map(({ value }) => value[pillar]),
    people.map(({ place }) => place[pillar]),
  );
  return { alpha: alpha(items), splitHalf: mean(halves), withTruth: withPlace ** 2 };
}

/** Returns for each question the correlation of its answers with the sum of the other questions on its axis. */
export function discriminations(people: readonly Answerer[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const pillar of pillars) {
    const items = itemsOf(people, pillar);
    const total = sum(items);
    for (const [index, question] of questions.entries()) {
      if (question.pillar !== pillar) continue;
      const own = items[index] ?? [];
      const rest = total.map((value, person) => value - (own[person] ?? 0));
      found.set(question.id, correlation(own, rest));
    }
  }
  return found;
}

/** Returns how similar two results of the same people are: in the whole type, in letters, and in the axes' values. */
export function agreement(first: readonly Answerer[], second: readonly Answerer[]) {
  const again = (one: Answerer, index: number): Answerer => second[index] ?? one;
  const letters = first.map((one, index) =>
    [...one.type].filter((letter, at) => letter === again(one, index).type[at]),
  );
  const clear = pillars.flatMap((pillar, at) =>
    first.flatMap((one, index) =>
      one.nearBorder.includes(pillar) ? [] : [one.type[at] === again(one, index).type[at] ? 1 : 0],
    ),
  );
  return {
    type: letters.filter(({ length }) => length === pillars.length).length / first.length,
    threeLetters: letters.filter(({ length }) => length >= pillars.length - 1).length / first.length,
    letter: mean(letters.map(({ length }) => length / pillars.length)),
    /** The share of equal letters. Letters that the first report called close to the border are left out. */
    clearLetter: mean(clear),
    axes: pillars.map((pillar) =>
      correlation(
        first.map(({ value }) => value[pillar]),
        second.map(({ value }) => value[pillar]),
      ),
    ),
  };
}

/** Returns the weights of the answers on an axis: one row for each question, one column for each person. */
function itemsOf(people: readonly Answerer[], pillar: Pillar): number[][] {
  return questions.map((_, index) => people.map(({ chosen }) => chosen[index]?.weights[pillar] ?? 0));
}

/** Returns all ways to put half of the pillar's own questions in the first half. Other questions alternate. */
function halvings(pillar: Pillar): boolean[][] {
  const own = questions.flatMap((question, index) => (question.pillar === pillar ? [index] : []));
  const size = Math.floor(own.length / 2);
  const subsets = Array.from({ length: 2 ** own.length }, (_, bits) => own.filter((_one, at) => (bits >> at) & 1));
  return subsets
    .filter(({ length }) => length === size)
    .map((subset) => {
      let turn = 0;
      return questions.map((question, index) =>
        question.pillar === pillar ? subset.includes(index) : turn++ % 2 === 0,
      );
    });
}

function alpha(items: readonly number[][]): number {
  const used = items.map(variance).filter((one) => one > 0);
  const k = used.length;
  return (k / (k - 1)) * (1 - used.reduce((total, one) => total + one, 0) / variance(sum(items)));
}

function sum(items: readonly number[][]): number[] {
  return (items[0] ?? []).map((_, person) => items.reduce((total, item) => total + (item[person] ?? 0), 0));
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [middleA, middleB] = [mean(a), mean(b)];
  const together = mean(a.map((value, index) => (value - middleA) * ((b[index] ?? 0) - middleB)));
  return together / Math.sqrt(variance(a) * variance(b));
}
