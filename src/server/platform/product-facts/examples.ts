import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/languages.ts';
import { vectorsFrom, type KeptVectors } from '#server/platform/models/kept-vectors.ts';

/** A line that asks for a fact; with `factId` undefined, a line of ordinary talk that resembles such a question. */
export interface Example {
  factId: string | undefined;
  text: string;
}

const CONTENT = join(import.meta.dirname, '../../../../content');
const ASKED = join(CONTENT, 'product-facts/asked.tsv');
export const VECTORS_FILE = join(import.meta.dirname, 'vectors.json');

/** Returns the examples of a language: of English from content/product-facts/, of others from the language's folder. */
export function readExamples(language: Language = 'en'): Example[] {
  const file = language === 'en' ? ASKED : join(CONTENT, 'languages', language, 'asked.tsv');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [factId = '', text = ''] = line.split('\t');
      return { factId: factId === '-' ? undefined : factId, text };
    });
}

/** The encoder reads English only, so only English examples have vectors. */
export const sourceOfVectors = (): string => createHash('sha256').update(readFileSync(ASKED)).digest('hex');

/** Returns the unit vector of each English example, in the order of `readExamples`. */
export const readVectors = (): Float32Array[] =>
  vectorsFrom(JSON.parse(readFileSync(VECTORS_FILE, 'utf8')) as KeptVectors, readExamples().length);
