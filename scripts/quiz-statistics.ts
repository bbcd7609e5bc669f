/** Prints the results of 100,000 simulated people of each kind; docs/quiz.md explains the figures. */
import { mbtiTypes } from '#contract/people.ts';
import { pillarNames, pillars } from '#contract/quiz.ts';
import { questions, quizVersion } from '#content/questions.ts';
import { agreement, axisMeasures, discriminations, shareOf, typeShares } from './quiz-measures.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { answerAs, placed, SLOPE, type Answerer } from './quiz-simulation.ts';

const COUNT = 100_000;
const SEED = 20_261_121;
/** The slopes for which figures are printed. People with a higher slope answer more consistently. */
const SLOPES = [0.2, SLOPE, 0.5];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const two = (value: number): string => value.toFixed(2);
const row = (...cells: string[]): void => console.log(`| ${cells.join(' | ')} |`);
const head = (...cells: string[]): void => {
  row(...cells);
  row(...cells.map(() => '---'));
};

function peopleOf(slope: number): Answerer[] {
  const chance = seededRng(SEED);
  return Array.from({ length: COUNT }, () => answerAs(placed(chance), slope, chance));
}

function retake(people: readonly Answerer[], slope: number): Answerer[] {
  const chance = seededRng(SEED + 1);
  return people.map(({ place }) => answerAs(place, slope, chance));
}

const random = peopleOf(0);
const consistent = peopleOf(SLOPE);
console.log(`Quiz version ${quizVersion}, ${COUNT.toLocaleString('en-US')} answerers of each kind, seed ${SEED}\n`);

const shares = [typeShares(random), typeShares(consistent)] as const;
head('Type', 'at random', 'consistent');
for (const type of mbtiTypes) row(type, percent(shares[0][type]), percent(shares[1][type]));

console.log('');
head('', 'at random', 'consistent');
const share = (name: string, isTrue: (person: Answerer) => boolean): void =>
  row(name, percent(shareOf(random, isTrue)), percent(shareOf(consistent, isTrue)));
share('a tie on any axis', ({ ties }) => ties.length > 0);
for (const pillar of pillars) share(`a tie on ${pillarNames[pillar]}`, ({ ties }) => ties.includes(pillar));
share('any axis near the border', ({ nearBorder }) => nearBorder.length > 0);
for (const pillar of pillars)
  share(`${pillarNames[pillar]} near the border`, ({ nearBorder }) => nearBorder.includes(pillar));

for (const slope of SLOPES) {
  const people = slope === SLOPE ? consistent : peopleOf(slope);
  const again = agreement(people, retake(people, slope));
  console.log(`\nSlope ${slope}\n`);
  head('Axis', 'alpha', 'split-half', 'retest', 'with the truth');
  for (const [index, pillar] of pillars.entries()) {
    const { alpha, splitHalf, withTruth } = axisMeasures(people, pillar);
    row(pillarNames[pillar], two(alpha), two(splitHalf), two(again.axes[index] ?? 0), two(withTruth));
  }
  console.log(
    `\nTaken twice: same type ${percent(again.type)}, three letters or more ${percent(again.threeLetters)}, ` +
      `a letter ${percent(again.letter)}, a letter not near the border ${percent(again.clearLetter)}`,
  );
}

console.log('');
head('Question', 'axis', 'corrected item–total correlation');
const found = discriminations(consistent);
for (const { id, pillar } of questions) row(id, pillarNames[pillar], two(found.get(id) ?? 0));
