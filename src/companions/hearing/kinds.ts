import { readFileSync } from 'node:fs';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { inputOf, labelsFrom, sharesOf, type KeptLabels, type Labels } from './learned.ts';

/** The kind of a line and its tones, as learned from the examples in training/kinds. */
export interface Meant {
  /** For example "complaint" or "self:day"; "talk" for a plain statement. */
  kind: string;
  /** The probability of that kind, between 0 and 1. */
  share: number;
  /** The lowest probability at which this kind is accepted. */
  least: number;
  /** The probability of each tone, for example "grief", "joy" and "neutral". */
  tones: Readonly<Record<string, number>>;
}

let learned: { kinds: Labels; tones: Labels } | undefined;

/** Returns the kind and the tones of the last line by its meaning; undefined if the encoder is not available. */
export async function meantBy(encoder: Encoder, said: readonly string[]): Promise<Meant | undefined> {
  const text = said.at(-1) ?? '';
  const [vector] = (await encoder.encode([text])) ?? [];
  if (vector === undefined) return undefined;
  const { kinds, tones } = (learned ??= { kinds: read('kinds.json'), tones: read('tones.json') });
  const shares = sharesOf(kinds, inputOf(text, vector, kinds));
  const share = Math.max(...shares);
  const at = shares.indexOf(share);
  const ofTones = sharesOf(tones, inputOf(text, vector, tones));
  return {
    kind: kinds.names[at] ?? 'talk',
    share,
    least: kinds.least[at] ?? 1,
    tones: Object.fromEntries(tones.names.map((name, index) => [name, ofTones[index] ?? 0])),
  };
}

const read = (file: string): Labels =>
  labelsFrom(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as KeptLabels);
