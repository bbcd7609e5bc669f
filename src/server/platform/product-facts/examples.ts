import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vectorsFrom, type KeptVectors } from '#server/platform/models/kept-vectors.ts';

/** A line that asks for a fact; with `factId` undefined, a line of ordinary talk that resembles such a question. */
export interface Example {
  factId: string | undefined;
  text: string;
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
export const readVectors = (): Float32Array[] =>
  vectorsFrom(JSON.parse(readFileSync(VECTORS_FILE, 'utf8')) as KeptVectors, readExamples().length);
