import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { cuesOf, inputOf, type KeptKinds } from '#server/features/companions/kinds.ts';
import { createEncoder } from '#server/platform/safety/encoder.ts';
import { DIMENSIONS } from '#server/platform/safety/features.ts';
import { minimised } from './safety/minimised.ts';
import { vectorsOf } from './safety/vectors.ts';

/**
 * Learns what kind of line a line is from content/companions/kinds/examples.txt, and writes the weights beside the
 * companions' code: a multinomial logistic regression over the sentence encoder's vector and the words that come often.
 */
const EXAMPLES = join(import.meta.dirname, '../content/companions/kinds/examples.txt');
const FILE = join(import.meta.dirname, '../src/server/features/companions/kinds.json');
/** The strength of the penalty on large weights, and how many examples have a word that counts; chosen on other lines. */
const PENALTY = 0.015;
const LEAST_COUNT = 3;
const STEPS = 80;

const text = readFileSync(EXAMPLES, 'utf8');
const examples = text.split(/^# /m).flatMap((part) => {
  const [kind = '', ...lines] = part.trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => ({ kind, line }));
});
const kinds = [...new Set(examples.map(({ kind }) => kind))];
const encoder = createEncoder({ log: pino() });
const vectors = await vectorsOf(
  encoder,
  examples.map(({ line }) => line),
);
await encoder.stop();

const mean = Float32Array.from({ length: DIMENSIONS }, (_, d) => average(vectors.map((one) => one[d] ?? 0)));
const scale = Float32Array.from({ length: DIMENSIONS }, (_, d) => {
  const spread = Math.sqrt(average(vectors.map((one) => ((one[d] ?? 0) - (mean[d] ?? 0)) ** 2)));
  return spread === 0 ? 0 : 1 / spread;
});
const cues = cuesThatCount();
const index = new Map(cues.map((cue, at) => [cue, at]));
const lessons = examples.map(({ kind, line }, at) => ({
  label: kinds.indexOf(kind),
  input: sparse(inputOf(line, vectors[at] ?? [], { mean, scale, cues: index })),
}));
const EACH = DIMENSIONS + cues.length + 1;
const weights = minimised(loss, { size: kinds.length * EACH, steps: STEPS });
writeFileSync(FILE, `${JSON.stringify(kept())}\n`);
console.log(`${kinds.length} kinds from ${examples.length} lines, ${cues.length} cues`);

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function cuesThatCount(): string[] {
  const counts = new Map<string, number>();
  for (const { line } of examples) for (const cue of cuesOf(line)) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_COUNT).map(([cue]) => cue);
}

/** The places of an input that are not zero, because nearly all of the cues are. */
function sparse(input: Float32Array): { at: number; value: number }[] {
  return [...input].flatMap((value, at) => (value === 0 ? [] : { at, value }));
}

function loss(at: Float64Array, gradient: Float64Array): number {
  gradient.fill(0);
  let total = 0;
  for (const { label, input } of lessons) {
    const sums = kinds.map((_, kind) => {
      let sum = at[(kind + 1) * EACH - 1] ?? 0;
      for (const one of input) sum += (at[kind * EACH + one.at] as number) * one.value;
      return sum;
    });
    const top = Math.max(...sums);
    const all = sums.reduce((sum, one) => sum + Math.exp(one - top), 0);
    total += Math.log(all) + top - (sums[label] ?? 0);
    for (const [kind, sum] of sums.entries()) {
      const error = Math.exp(sum - top) / all - (kind === label ? 1 : 0);
      if (Math.abs(error) < 1e-6) continue;
      const bias = (kind + 1) * EACH - 1;
      gradient[bias] = (gradient[bias] as number) + error;
      for (const one of input) {
        const place = kind * EACH + one.at;
        gradient[place] = (gradient[place] as number) + error * one.value;
      }
    }
  }
  for (let i = 0; i < at.length; i += 1) {
    if ((i + 1) % EACH === 0) continue;
    const weight = at[i] as number;
    total += 0.5 * PENALTY * weight * weight;
    gradient[i] = (gradient[i] as number) + PENALTY * weight;
  }
  return total;
}

function kept(): KeptKinds {
  const rows = kinds.map((_, kind) => {
    const row = weights.subarray(kind * EACH, (kind + 1) * EACH - 1);
    const unit = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6);
    const bytes = Int8Array.from(row, (weight) => Math.round((weight / unit) * 127));
    return { unit: Number(unit.toPrecision(6)), bytes: Buffer.from(bytes.buffer).toString('base64') };
  });
  return {
    source: createHash('sha256').update(text).digest('hex'),
    kinds,
    cues,
    mean: Buffer.from(mean.buffer).toString('base64'),
    scale: Buffer.from(scale.buffer).toString('base64'),
    biases: kinds.map((_, kind) => Number((weights[(kind + 1) * EACH - 1] ?? 0).toFixed(4))),
    rows,
  };
}
