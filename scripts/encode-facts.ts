import { writeFileSync } from 'node:fs';
import pino from 'pino';
import {
  readExamples,
  sourceOfVectors,
  VECTORS_FILE,
  type KeptVectors,
} from '#server/platform/product-facts/examples.ts';
import { toUnit } from '#server/platform/models/vectors.ts';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { vectorsOf } from './safety/vectors.ts';

/** Writes the vectors of content/product-facts/asked.tsv, so that no server has to encode them at its start. */
const encoder = createEncoder({ log: pino() });
const vectors = await vectorsOf(
  encoder,
  readExamples().map(({ text }) => text),
);
await encoder.stop();
const bytes = vectors.flatMap((vector) => {
  const unit = toUnit(vector);
  const most = unit.reduce((largest, part) => Math.max(largest, Math.abs(part)), 0);
  return [...unit].map((part) => Math.round((part / most) * 127));
});
const kept: KeptVectors = {
  source: sourceOfVectors(),
  bytes: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
};
writeFileSync(VECTORS_FILE, `${JSON.stringify(kept)}\n`);
console.log(`${vectors.length} questions encoded`);
