import { writeFileSync } from 'node:fs';
import pino from 'pino';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import {
  keptFrom,
  readKept,
  scoreOf,
  standardised,
  type Bounds,
  type KeptWeights,
  type Regression,
  type Thresholds,
} from '#server/platform/safety/weights.ts';
import { chosenThresholds, judgedAt, kindOf, printFigures, type Scored } from './safety/figures.ts';
import { examplesIn, foldsOf, LEARN_FILE, readings, sourceOfWeights, spread, type Reading } from './safety/examples.ts';
import { learned } from './safety/regression.ts';

/**
 * Learns the weights of the safety recogniser from training/safety/learn.tsv and writes them into the server's folder.
 * The thresholds come from cross-validation: every printed figure is about lines from which its weights were not
 * learned. A run takes minutes. `--full` learns only the regression with the encoder, `--words` only the one without.
 * `--keep` keeps the thresholds, `--try` writes nothing, `--misses` prints the lines that cross-validation got wrong.
 */
const has = (option: string): boolean => process.argv.includes(option);
const FOLDS = 3;
const encoder = createEncoder({ log: pino() });
const all = await readings(encoder, examplesIn(LEARN_FILE));
await encoder.stop();
const { mean, scale } = spread(all);
const folds = foldsOf(all, FOLDS);

/** Scores a text in the same way as the server. */
const scoredBy = (regression: Regression, isFull: boolean, reading: Reading): Scored & Reading => ({
  ...reading,
  kind: kindOf(reading),
  pieces: reading.pieces.map((piece) => {
    const vector = isFull ? standardised(piece.raw, piece.features.language, { mean, scale }) : undefined;
    return { ...piece, score: scoreOf(regression, piece.features, vector) };
  }),
});

const learn = (some: readonly Reading[], isFull: boolean): Regression =>
  learned(
    some.map(({ safetyCase, pieces: [whole] }) => {
      if (whole === undefined) throw new Error('An example without a text.');
      const { features, raw } = whole;
      return { safetyCase, features, vector: standardised(raw, features.language, { mean, scale }) };
    }),
    isFull,
  );

function validated(isFull: boolean): (Scored & Reading)[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const regression = learn(
      all.filter((_one, at) => folds[at] !== fold),
      isFull,
    );
    return all.filter((_one, at) => folds[at] === fold).map((one) => scoredBy(regression, isFull, one));
  }).flat();
}

function kept(isFull: boolean): KeptWeights['full'] {
  const before = readKept()[isFull ? 'full' : 'wordsAlone'];
  const { sure, maybe, inTalk } = has('--keep') ? before : validatedBounds(isFull);
  return { sure, maybe, inTalk, ...keptFrom(learn(all, isFull)) };
}

function validatedBounds(isFull: boolean): Bounds {
  // Lines written close to the border are learned from, but do not choose a threshold.
  const scored = validated(isFull).filter(({ isClose }) => !isClose);
  const byItself = scored.filter(({ isTalk }) => !isTalk);
  const alone = chosenThresholds(byItself);
  const inTalk = chosenThresholds(scored);
  console.log(isFull ? '\nWith the encoder:' : '\nWords alone:');
  for (const [name, some, at] of [
    ['a line by itself', byItself, alone],
    ['a line in a talk', scored, inTalk],
  ] as const) {
    console.log(name, at);
    printFigures(judgedAt(some, at));
  }
  if (has('--misses') && isFull) printMisses(scored, inTalk);
  return { ...alone, inTalk };
}

function printMisses(scored: readonly (Scored & Reading)[], at: Thresholds): void {
  const judged = judgedAt(scored, at);
  for (const [index, { kind, label, text, pieces }] of scored.entries()) {
    if ((kind === 'grave') !== (judged[index]?.level === 'none')) continue;
    console.log(`${Math.max(...pieces.map(({ score }) => score.grave)).toFixed(2)} ${label} ${text}`);
  }
}

const base64 = (floats: Float32Array): string => Buffer.from(floats.buffer).toString('base64');
const [full, wordsAlone] = [has('--words') ? undefined : kept(true), has('--full') ? undefined : kept(false)];
if (!has('--try')) {
  // The weights that this run did not learn are written again unchanged.
  const before = readKept();
  const weights: KeptWeights = {
    source: sourceOfWeights(),
    mean: base64(mean),
    scale: base64(scale),
    full: full ?? before.full,
    wordsAlone: wordsAlone ?? before.wordsAlone,
  };
  const file = new URL('../src/server/platform/safety/weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
}
