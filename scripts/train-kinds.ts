import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { CUE, cuesOf, inputOf, type KeptLabels, type Labels } from '#companions/hearing/learned.ts';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { DIMENSIONS } from '#server/platform/safety/features.ts';
import { keptRow } from '#server/platform/safety/kept-rows.ts';
import { leastShares } from './kinds/least-shares.ts';
import { regression, sharesIn, type LearnedLabel, type Lesson } from './regression.ts';
import { vectorsOf } from './safety/vectors.ts';

/**
 * Learns to recognize the kind and the tone of a line from the examples in training/kinds, and writes the
 * weights beside the companions' code: a regression over the sentence encoder's vector and frequent words. To find a
 * label's least share, the script learns without a third of the examples and guesses the labels of that third.
 */
const EXAMPLES = join(import.meta.dirname, '../training/kinds');
const OUT = join(import.meta.dirname, '../src/companions/hearing');
/** Words in fewer examples are not used. Lines outside the learning set decided this number and the penalties. */
const LEAST_COUNT = 4;
const PARTS = 3;

interface Example {
  label: string;
  line: string;
  vector: Float32Array;
}

const encoder = createEncoder({ log: pino() });
/** The share of each tone in everyday talk, which the examples do not show: an estimate, not a measurement. */
const EVERYDAY: Readonly<Record<string, number>> = {
  neutral: 0.35,
  plan: 0.11,
  wit: 0.13,
  joy: 0.09,
  tender: 0.08,
  hurt: 0.07,
  worry: 0.05,
  anger: 0.05,
  tired: 0.04,
  grief: 0.03,
};

const [only] = process.argv.slice(2);
if (only !== 'tones') await learn('examples.txt', 'kinds.json', { penalty: 0.1 });
if (only !== 'kinds') await learn('tones.txt', 'tones.json', { penalty: 0.3, everyday: EVERYDAY });
await encoder.stop();

interface Tuning {
  penalty: number;
  everyday?: Readonly<Record<string, number>>;
}

async function learn(from: string, to: string, { penalty, everyday }: Tuning): Promise<void> {
  const text = readFileSync(join(EXAMPLES, from), 'utf8');
  const examples = await read(text);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const guessed = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const isHeldOut = (_: Example, at: number): boolean => at % PARTS === part;
    const weights = trained(
      examples.filter((one, at) => !isHeldOut(one, at)),
      labels,
      penalty,
    );
    return examples.filter(isHeldOut).map(({ label, line, vector }) => {
      const shares = sharesIn(weights.all, lessonOf(line, vector, weights));
      const share = Math.max(...shares);
      return { label, guess: labels[shares.indexOf(share)] ?? '', share };
    });
  });
  const shift = labels.map((label) => {
    const share = examples.filter((one) => one.label === label).length / examples.length;
    return Math.log((everyday?.[label] ?? share) / share);
  });
  const right = guessed.filter(({ label, guess }) => label === guess).length / guessed.length;
  const weights = trained(examples, labels, penalty);
  const kept: KeptLabels = {
    source: createHash('sha256').update(text).digest('hex'),
    labels,
    least: leastShares(guessed, labels),
    cues: [...weights.cues.keys()].join('|'),
    mean: Buffer.from(weights.mean.buffer).toString('base64'),
    scale: Buffer.from(weights.scale.buffer).toString('base64'),
    ...rowsOf(weights.all, shift),
  };
  writeFileSync(join(OUT, to), `${JSON.stringify(kept, undefined, 2)}\n`);
  console.log(`${to}: ${labels.length} labels from ${examples.length} lines, ${weights.cues.size} cues`);
  console.log(`${Math.round(right * 100)} % right of lines that were not learned from`);
}

async function read(text: string): Promise<Example[]> {
  const told = text.split(/^# /m).flatMap((part) => {
    const [label = '', ...lines] = part.trim().split('\n');
    return lines.filter((line) => line !== '').map((line) => ({ label, line }));
  });
  const vectors = await vectorsOf(
    encoder,
    told.map(({ line }) => line),
  );
  return told.map(({ label, line }, at) => ({ label, line, vector: vectors[at] ?? new Float32Array(DIMENSIONS) }));
}

type Trained = Pick<Labels, 'mean' | 'scale' | 'cues'> & { all: LearnedLabel[] };

function trained(examples: readonly Example[], labels: readonly string[], penalty: number): Trained {
  const mean = Float32Array.from({ length: DIMENSIONS }, (_, d) =>
    average(examples.map(({ vector }) => vector[d] ?? 0)),
  );
  const scale = Float32Array.from({ length: DIMENSIONS }, (_, d) => {
    const spread = Math.sqrt(average(examples.map(({ vector }) => ((vector[d] ?? 0) - (mean[d] ?? 0)) ** 2)));
    return spread === 0 ? 0 : 1 / spread;
  });
  const given = { mean, scale, cues: cuesThatCount(examples) };
  const lessons = examples.map(({ label, line, vector }) => ({
    label: labels.indexOf(label),
    ...lessonOf(line, vector, given),
  }));
  return { ...given, all: regression(lessons, { labels: labels.length, size: DIMENSIONS + given.cues.size, penalty }) };
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function cuesThatCount(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line } of examples) for (const cue of cuesOf(line)) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= LEAST_COUNT);
  return new Map(often.map(([cue], at) => [cue, at]));
}

function lessonOf(line: string, vector: Float32Array, given: Omit<Trained, 'all'>): Pick<Lesson, 'at' | 'value'> {
  const { meaning, cues } = inputOf(line, vector, given);
  return {
    at: Uint32Array.from([...meaning.keys(), ...cues.map((cue) => DIMENSIONS + cue)]),
    value: Float32Array.from([...meaning, ...cues.map(() => CUE)]),
  };
}

/** Returns each label's weights as bytes, and its bias, corrected by the label's `shift`. */
function rowsOf(learned: readonly LearnedLabel[], shift: readonly number[]): Pick<KeptLabels, 'biases' | 'rows'> {
  return {
    biases: learned.map(({ bias }, label) => Number((bias + (shift[label] ?? 0)).toFixed(4))),
    rows: learned.map(({ weights }) => keptRow(weights)),
  };
}
