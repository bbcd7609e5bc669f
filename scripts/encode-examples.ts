import { writeFileSync } from 'node:fs';
import pino from 'pino';
import { sourceOfThemes, themes, THEME_VECTORS } from '#companions/scenes.ts';
import { readExamples, sourceOfVectors, VECTORS_FILE } from '#server/platform/product-facts/examples.ts';
import { keptVectors } from '#server/platform/models/kept-vectors.ts';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { vectorsOf } from './safety/vectors.ts';

/** Writes the vectors of the questions about the product and of the themes, so that no server has to encode them. */
const encoder = createEncoder({ log: pino() });
const asked = readExamples().map(({ text }) => text);
const talk = themes().flatMap(({ examples }) => examples);
for (const [file, source, texts] of [
  [VECTORS_FILE, sourceOfVectors(), asked],
  [THEME_VECTORS, sourceOfThemes(), talk],
] as const) {
  writeFileSync(file, `${JSON.stringify(keptVectors(source, await vectorsOf(encoder, texts)))}\n`);
  console.log(`${texts.length} examples encoded: ${file}`);
}
await encoder.stop();
