import { readFileSync } from 'node:fs';
import type { Encoder } from '#server/platform/safety/encoder.ts';
import { DIMENSIONS } from '#server/platform/safety/features.ts';
import { plain } from './words.ts';

/** What somebody does with a line, as the examples in content/companions/kinds tell it. */
export interface Meant {
  /** "complaint", "self:day"; `talk` where it is a plain statement. */
  kind: string;
  /** The probability of that kind, between 0 and 1. */
  share: number;
}

/** What `npm run kinds:train` writes. */
export interface KeptKinds {
  /** The SHA-256 of the examples that they were learned from. */
  source: string;
  kinds: string[];
  /** The words and marks that count beside the meaning. */
  cues: string[];
  /** The mean of each dimension and what it is multiplied with, as base64 of 32-bit floats. */
  mean: string;
  scale: string;
  biases: number[];
  /** For each kind the largest of its weights, and all of them as base64 of signed bytes: dimensions, then cues. */
  rows: { unit: number; bytes: string }[];
}

interface Learned {
  kinds: readonly string[];
  cues: ReadonlyMap<string, number>;
  mean: Float32Array;
  scale: Float32Array;
  biases: readonly number[];
  rows: readonly Float32Array[];
}

/** How much the words count beside the meaning; chosen on lines that were not learned from. */
const CUE = 0.35;

let learned: Learned | undefined;

/** Returns what a line is by its meaning; undefined where meaning is not read. */
export async function meantBy(encoder: Encoder, said: readonly string[]): Promise<Meant | undefined> {
  const text = said.at(-1) ?? '';
  const [vector] = (await encoder.encode([text])) ?? [];
  return vector === undefined ? undefined : likeliest((learned ??= read()), inputOf(text, vector, learned));
}

/** Words that are kind to somebody or unkind, of a job to do, of leaving: each list counts as one word. */
const GROUPS: Readonly<Record<string, RegExp>> = {
  kind: /\b(?:gem|star|treasure|clever|lovely|kind|sweet|sweetie|brilliant|delight|delightful|bright|brightened|charming|wise|witty|fun|funny|funnier|patient|gentle|nice|nicer|nicest|great|good|better|best|knack|gift|talent|joy|pleasure|pleasant|pleasantly|enjoy|enjoyed|enjoying|glad|smart|smarter|cleverer|thoughtful|wonderful|excellent|superb|decent|surprisingly|surprised|impressed|impressive|legend|angel|darling|approval|welcome|warm|cheered|chuckle|smile|lighter)\b/,
  unkind:
    /\b(?:rubbish|nonsense|drivel|useless|stupid|dull|dumb|boring|tedious|idiot|moron|fake|phony|phoney|fraud|pathetic|hopeless|heartless|waste|wasted|worst|worse|worthless|terrible|awful|dreadful|garbage|trash|crap|joke|lame|bland|canned|scripted|script|broken|annoying|irritating|pointless|clueless|wrong|shallow|hollow|empty|smug|creepy|disappointing|parrot|parroting|robot|machine|program|software|calculator|toaster|kettle|brochure|leaflet)\b/,
  text: /\b(?:poem|poems|haiku|limerick|verse|verses|song|rap|rhyme|speech|toast|letter|essay|email|recipe|story|list|review|code|script|translation|summary|cv|resume|profile|complaint|caption|slogan|joke|riddle|quote)\b/,
  rest: /\b(?:sleep|bed|hay|nap|rest|eyes|eyelids|tired|goodnight|night|dreams|shut eye|pillow)\b/,
  leaving:
    /\b(?:off|bye|leave|leaving|later|tomorrow|going|go|run|dash|back|stop|boarding|calling|ringing|ready|boots|coat|shoes|shift|break|bus|tram|train|taxi|flight|kickoff|battery)\b/,
  verdict:
    /\b(?:overrated|underrated|worst|best|better|superior|worse|beats|beat|tastes|nobody|everyone|everybody|people|whoever|banned|illegal|crime|scam|con|forbidden|pointless|should|ought|never|always|nothing|needs|pretends)\b/,
  ties: /\b(?:kiss|kisses|hand|dance|waltz|dinner|drink|pictures|cinema|heart|love|marry|elope|date|smitten|fancy|crush|blush|blushing|handsome|beautiful|gorgeous|pretty|dashing|attractive|sweetheart|dear|darling|single|spoken for|romance|romantic|flirt)\b/,
};

/** Returns the words and marks of a line that may tell its kind. */
export function cuesOf(text: string): string[] {
  const said = plain(text);
  const words = said.split(' ');
  const groups = Object.entries(GROUPS).flatMap(([name, pattern]) => (pattern.test(said) ? [`+${name}`] : []));
  const isToYou = /\b(?:you|your|youre|yourself|youve|youd|youll)\b/.test(said) ? 'you' : 'nobody';
  const told = groups.map((group) => `${group} ${isToYou}`);
  const marks = text.includes('?') ? ['?'] : [];
  const length = words.length <= 2 ? 'few' : words.length <= 5 ? 'some' : 'many';
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [
    ...new Set([
      ...words,
      ...pairs,
      ...marks,
      ...groups,
      ...told,
      `to ${isToYou}`,
      `^${words[0]}`,
      `^${words.slice(0, 2).join(' ')}`,
      `#${length}`,
    ]),
  ];
}

/** Returns a line in the form that the kinds were learned in: its meaning, then its cues. */
export function inputOf(
  text: string,
  vector: ArrayLike<number>,
  { mean, scale, cues }: Pick<Learned, 'mean' | 'scale' | 'cues'>,
): Float32Array {
  const input = new Float32Array(DIMENSIONS + cues.size);
  const part = 1 / Math.sqrt(DIMENSIONS);
  for (let at = 0; at < DIMENSIONS; at += 1) {
    input[at] = ((vector[at] ?? 0) - (mean[at] ?? 0)) * (scale[at] ?? 0) * part;
  }
  const found = cuesOf(text).flatMap((cue) => cues.get(cue) ?? []);
  for (const at of found) input[DIMENSIONS + at] = CUE;
  return input;
}

function likeliest({ kinds, biases, rows }: Learned, input: Float32Array): Meant {
  const sums = rows.map((row, at) => row.reduce((sum, weight, i) => sum + weight * (input[i] ?? 0), biases[at] ?? 0));
  const top = Math.max(...sums);
  const total = sums.reduce((sum, one) => sum + Math.exp(one - top), 0);
  return { kind: kinds[sums.indexOf(top)] ?? 'talk', share: 1 / total };
}

function read(): Learned {
  const kept = JSON.parse(readFileSync(new URL('kinds.json', import.meta.url), 'utf8')) as KeptKinds;
  return {
    kinds: kept.kinds,
    cues: new Map(kept.cues.map((cue, at) => [cue, at])),
    mean: floatsFrom(kept.mean),
    scale: floatsFrom(kept.scale),
    biases: kept.biases,
    rows: kept.rows.map(({ unit, bytes }) =>
      Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (byte) => (byte * unit) / 127),
    ),
  };
}

function floatsFrom(base64: string): Float32Array {
  const bytes = Buffer.from(base64, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
