import { writeFileSync } from 'node:fs';
import pino from 'pino';
import { percent, type FigureKind, type Figures } from '#content/safety/figures.ts';
import { wordsAlone } from '#test/words-alone.ts';
import { createEncoder, type Encoder } from '#server/platform/reading/encoder.ts';
import type { Judgement } from '#server/platform/safety/judging.ts';
import { createRecogniser } from '#server/platform/safety/recogniser.ts';
import { examplesIn, HELD_OUT_FILE, hashOfWeights, LEARN_FILE, type Example } from './safety/examples.ts';
import { kindOf, printFigures, sharesOf, type Judged } from './safety/figures.ts';

/**
 * Prints how the safety recogniser judges lines that it never learned from and that nobody looked at. Writes the shares
 * to content/safety/figures.json, which the safety page quotes. `--misses` also prints the wrongly judged lines. Then
 * the lines are no longer unseen, and the next change of the recogniser needs other lines.
 */
const learned = new Set(examplesIn(LEARN_FILE).map(({ text }) => text.toLowerCase()));
const all = examplesIn(HELD_OUT_FILE);
const examples = all.filter(({ text }) => !learned.has(text.toLowerCase()));
console.log(`${all.length - examples.length} of ${all.length} lines stand in the learning set too and are left out.\n`);

const log = pino();

interface Told extends Judged {
  example: Example;
  judgement: Judgement;
}

/** Harmless earlier lines of a talk. They are whole sentences, so that none is judged together with the next line. */
const CALM = [
  'we had soup for lunch and then a walk around the lake',
  'the neighbors have painted their fence in a very loud green',
  'my train was on time today which never happens on a monday',
];

async function judgedBy(encoder: Encoder, before: readonly string[] = []): Promise<Told[]> {
  const recogniser = createRecogniser({ encoder });
  const told: Told[] = [];
  for (const example of examples) {
    const judgement = await recogniser.judge([...before, example.text], { isCalm: true });
    told.push({ example, judgement, kind: kindOf(example), level: judgement.level });
  }
  await recogniser.stop();
  return told;
}

const byWords = await judgedBy(wordsAlone);
console.log('Words alone, where the encoder cannot load:');
printFigures(byWords);
const before = process.memoryUsage().rss;
const full = await judgedBy(createEncoder({ log }));
const megabytes = (process.memoryUsage().rss - before) / 1e6;
console.log('\nWith the encoder:');
printFigures(full);
const inTalk = await judgedBy(createEncoder({ log }), CALM);
console.log('\nWith the encoder, in a talk that was harmless so far:');
printFigures(inTalk);

console.log('\nBy kind and language (card, question):');
const groups = Map.groupBy(full, ({ example: { label, language } }) => `${label} ${language}`);
for (const [name, some] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
  const share = (level: string): string => percent(some.filter((one) => one.level === level).length / some.length);
  console.log(`${name.padEnd(16)} ${share('sure').padStart(8)} ${share('maybe').padStart(8)}  of ${some.length}`);
}
console.log(`\nResident memory grew by ${megabytes.toFixed(0)} MB.`);

const kept = (kind: FigureKind): Figures['kinds'][FigureKind] => ({
  lines: full.filter((one) => one.kind === kind).length,
  full: sharesOf(full, kind),
  inTalk: sharesOf(inTalk, kind),
  wordsAlone: sharesOf(byWords, kind),
});
const figures: Figures = {
  weights: hashOfWeights(),
  kinds: { grave: kept('grave'), lookalike: kept('lookalike'), everyday: kept('everyday') },
};
const file = new URL('../content/safety/figures.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);

if (process.argv.includes('--misses')) {
  for (const { example, kind, level } of full) {
    if ((kind === 'grave') === (level === 'none')) console.log(`${level} ${example.label} ${example.text}`);
  }
}
