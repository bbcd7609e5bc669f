import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIMENSIONS } from '#server/platform/safety/features.ts';
import { toUnit } from '#server/platform/models/vectors.ts';

/** A line that asks for a fact; with `factId` undefined, a line of ordinary talk that resembles such a question. */
export interface Example {
  factId: string | undefined;
  text: string;
}

/**
 * The vectors in the order of the examples, as base64 of signed bytes; `source` is the SHA-256 of the examples' file.
 */
export interface KeptVectors {
  source: string;
  bytes: string;
}

const ASKED = join(import.meta.dirname, '../../../../content/product-facts/asked.tsv');
export const VECTORS_FILE = join(import.meta.dirname, 'vectors.json');

/** Returns the lines of content/product-facts/asked.tsv. */
export function readExamples(): Example[] {
  return readFileSync(ASKED, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [factId = '', text = ''] = line.split('\t');
      return { factId: factId === '-' ? undefined : factId, text };
    });
}

export const sourceOfVectors = (): string => createHash('sha256').update(readFileSync(ASKED)).digest('hex');

/** Returns the unit vector of each example, in the order of `readExamples`. */
export function readVectors(): Float32Array[] {
  const { bytes } = JSON.parse(readFileSync(VECTORS_FILE, 'utf8')) as KeptVectors;
  const all = new Int8Array(Buffer.from(bytes, 'base64'));
  return Array.from({ length: all.length / DIMENSIONS }, (_, at) =>
    toUnit(Float32Array.from(all.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS))),
  );
}
