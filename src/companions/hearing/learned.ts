import { DIMENSIONS } from '#server/platform/safety/features.ts';
import { floatsFrom, rowFrom, type KeptRow } from '#server/platform/safety/kept-rows.ts';
import { plain } from '#companions/words/words.ts';

/** The file that `npm run kinds:train` writes. */
export interface KeptLabels {
  /** The SHA-256 of the training examples. */
  source: string;
  labels: string[];
  /** For each label, the lowest probability to accept; chosen on lines outside the training. */
  least: number[];
  /** The cues that have a weight, in the form of `cuesOf`, separated by bars. */
  cues: string;
  /** The mean of each dimension of the meaning, as base64 of 32-bit floats. */
  mean: string;
  /** The scale of each dimension of the meaning, as base64 of 32-bit floats. */
  scale: string;
  biases: number[];
  /** The weights of each label: dimensions, then cues. */
  rows: KeptRow[];
}

export interface Labels {
  names: readonly string[];
  least: readonly number[];
  cues: ReadonlyMap<string, number>;
  mean: Float32Array;
  scale: Float32Array;
  biases: readonly number[];
  rows: readonly Float32Array[];
}

/** The weight of the words relative to the meaning; chosen on lines outside the training. */
export const CUE = 0.35;

/** Lists of words, such as kind and unkind words: all words of a list count as one cue. */
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

/** Returns the cues of a line that may reveal its kind: words, pairs of words, marks, groups and the length. */
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

/** A line in the form for training and use: its meaning by dimension, and the indexes of its cues. */
export interface Input {
  meaning: Float32Array;
  cues: number[];
}

export function inputOf(
  text: string,
  vector: ArrayLike<number>,
  { mean, scale, cues }: Pick<Labels, 'mean' | 'scale' | 'cues'>,
): Input {
  const part = 1 / Math.sqrt(DIMENSIONS);
  const meaning = Float32Array.from(
    { length: DIMENSIONS },
    (_, at) => ((vector[at] ?? 0) - (mean[at] ?? 0)) * (scale[at] ?? 0) * part,
  );
  return { meaning, cues: cuesOf(text).flatMap((cue) => cues.get(cue) ?? []) };
}

/** Returns the probability of each label, in the order of their names. */
export function sharesOf({ biases, rows }: Labels, { meaning, cues }: Input): number[] {
  const sums = rows.map((row, label) => {
    let sum = biases[label] ?? 0;
    for (let at = 0; at < DIMENSIONS; at += 1) sum += (row[at] ?? 0) * (meaning[at] ?? 0);
    for (const at of cues) sum += (row[DIMENSIONS + at] ?? 0) * CUE;
    return sum;
  });
  const top = Math.max(...sums);
  const all = sums.reduce((sum, one) => sum + Math.exp(one - top), 0);
  return sums.map((sum) => Math.exp(sum - top) / all);
}

export function labelsFrom(kept: KeptLabels): Labels {
  return {
    names: kept.labels,
    least: kept.least,
    cues: new Map(kept.cues.split('|').map((cue, at) => [cue, at])),
    mean: floatsFrom(kept.mean),
    scale: floatsFrom(kept.scale),
    biases: kept.biases,
    rows: kept.rows.map(rowFrom),
  };
}
