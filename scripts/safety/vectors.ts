import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { DIMENSIONS } from '#server/platform/safety/features.ts';

/** The folder with the vectors of earlier runs, because encoding takes minutes. Deleting the folder is safe. */
const FOLDER = join(tmpdir(), 'wildin-safety-vectors');
const KEYS = join(FOLDER, 'texts.json');
const VECTORS = join(FOLDER, 'vectors.bin');
const AT_ONCE = 64;
/** The number of texts after which the vectors are stored, so that a stopped run does not lose its work. */
const KEEP_EVERY = 2048;

/** Returns the vector of each text. */
export async function vectorsOf(encoder: Encoder, given: readonly string[]): Promise<Float32Array[]> {
  const known = kept();
  // Each text in the form that the encoder reads: lower case, and no more than its first 400 units.
  const texts = given.map((text) => text.toLowerCase().slice(0, 400));
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const some = missing.slice(at, at + AT_ONCE);
    const vectors = await encoder.encode(some);
    if (vectors === undefined) throw new Error('The encoder did not load.');
    for (const [index, text] of some.entries()) known.set(text, vectors[index] ?? new Float32Array(DIMENSIONS));
    if (at % KEEP_EVERY === 0) keep(known);
  }
  if (missing.length > 0) keep(known);
  return texts.map((text) => known.get(text) ?? new Float32Array(DIMENSIONS));
}

function kept(): Map<string, Float32Array> {
  if (!existsSync(KEYS) || !existsSync(VECTORS)) return new Map();
  const { buffer } = Uint8Array.from(readFileSync(VECTORS));
  const texts = JSON.parse(readFileSync(KEYS, 'utf8')) as string[];
  return new Map(texts.map((text, at) => [text, new Float32Array(buffer, at * DIMENSIONS * 4, DIMENSIONS)]));
}

function keep(known: ReadonlyMap<string, Float32Array>): void {
  mkdirSync(FOLDER, { recursive: true });
  const all = new Float32Array(known.size * DIMENSIONS);
  for (const [at, vector] of [...known.values()].entries()) all.set(vector, at * DIMENSIONS);
  writeFileSync(VECTORS, all);
  writeFileSync(KEYS, JSON.stringify([...known.keys()]));
}
