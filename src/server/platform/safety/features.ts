import { isCrisis } from '#content/crisis.ts';
import { safetyCases, type SafetyCase } from '#content/safety/case.ts';
import { firstWordsOf, patternOf, phrases } from '#content/safety/phrases.ts';
import { plain } from '#content/safety/plain.ts';
import { words } from '#content/safety/words.ts';

/** The number of places that the features of words, parts and phrases are hashed into. */
export const PLACES = 1 << 15;
/** The length of the encoder's vector. */
export const DIMENSIONS = 512;

/** How much each kind of feature counts beside the others; chosen on the learning set by cross-validation. */
const SHARE = {
  text: 2,
  word: 1,
  pair: 1,
  triple: 0.5,
  letters: 0.3,
  part: 0.3,
  parts: 0.4,
  beside: 0.2,
  phrase: 0.7,
  level: 0.7,
  language: 0.5,
};
/** Two parts count as a pair up to this many words apart. */
const REACH = 5;

interface Rule {
  id: string;
  kind: string;
  /** The case of a phrase that is asked about in any case. */
  sureOf: SafetyCase | undefined;
  pattern: RegExp;
  /** Undefined where the phrase may begin with anything. */
  first: Set<string> | undefined;
}

const rules: readonly Rule[] = safetyCases.flatMap((safetyCase) =>
  (['sure', 'maybe'] as const).flatMap((level) =>
    phrases[safetyCase][level].map((phrase) => ({
      id: `phrase ${safetyCase} ${level} ${phrase}`,
      kind: `level ${safetyCase} ${level}`,
      sureOf: level === 'sure' ? safetyCase : undefined,
      pattern: patternOf(phrase),
      first: firstWordsOf(phrase),
    })),
  ),
);

const parts = Object.entries(words).map(([name, list]) => ({
  name,
  pattern: new RegExp(
    `(?<= )(?:${[...new Set<string>(list)].toSorted((a, b) => b.length - a.length).join('|')})(?= )`,
    'gu',
  ),
}));

const ENGLISH =
  /(?<= )(?:i|im|the|to|my|a|and|is|it|you|of|in|that|for|on|was|me|he|she|so|with|just|not|dont|at|have|this|be|do|but|are|your|we|they|up|if|how|what)(?= )/gu;
const SPANISH =
  /(?<= )(?:el|la|los|las|que|de|mi|me|no|es|un|una|en|con|por|para|yo|se|lo|le|muy|pero|mas|te|tengo|estoy|como|hoy|esta|este|ya|y|al|su)(?= )/gu;
const FRENCH =
  /(?<= )(?:je|le|la|les|des|un|une|est|et|mon|ma|mes|pas|ne|j|d|l|c|que|qui|pour|dans|sur|avec|il|elle|on|me|m|tu|suis|ai|ce|en|au|de|tout|plus)(?= )/gu;

export type Language = 'en' | 'es' | 'fr';

export interface Features {
  /** Places and values, without zeros. */
  places: Int32Array;
  values: Float32Array;
  language: Language;
  /** The case of the first phrase that is asked about in any case, if one is said. */
  phrase: SafetyCase | undefined;
}

/** Returns what is read from a text without the encoder: its words, letters, parts and phrases. */
export function featuresOf(text: string): Features {
  const read = plain(text);
  const found = new Map<number, number>();
  const language = languageOf(read);
  addWords(found, read);
  addParts(found, read);
  const phrase = addPhrases(found, text, read);
  add(found, `language ${language}`, SHARE.language);
  return {
    places: Int32Array.from(found.keys()),
    values: Float32Array.from(found.values()),
    language,
    phrase: isCrisis(text) ? 'self_harm' : phrase,
  };
}

function languageOf(read: string): Language {
  const [english, spanish, french] = [ENGLISH, SPANISH, FRENCH].map((common) => (read.match(common) ?? []).length) as [
    number,
    number,
    number,
  ];
  if (spanish > english && spanish >= french) return 'es';
  return french > english ? 'fr' : 'en';
}

function add(found: Map<number, number>, key: string, value: number): void {
  const place = placeOf(key);
  found.set(place, (found.get(place) ?? 0) + value);
}

/** FNV-1a with a mixing step. */
function placeOf(key: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < key.length; at += 1) {
    // oxlint-disable-next-line unicorn/prefer-code-point -- the code units are what is hashed
    hash = Math.imul(hash ^ key.charCodeAt(at), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % PLACES;
}

function addWords(found: Map<number, number>, read: string): void {
  const tokens = ['^', ...read.trim().split(' ').map(withoutLongNumbers), '$'];
  const said = new Map<number, number>();
  const note = (key: string, value: number): void => {
    const place = placeOf(key);
    said.set(place, Math.max(said.get(place) ?? 0, value));
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const [a = '', b, c] = tokens.slice(at, at + 3);
    if (at > 0 && at < tokens.length - 1) note(`1 ${a}`, SHARE.word);
    if (b !== undefined) note(`2 ${a} ${b}`, SHARE.pair);
    if (c === undefined) continue;
    note(`3 ${a} ${b} ${c}`, SHARE.triple);
    note(`2 ${a} * ${c}`, SHARE.triple);
  }
  for (let length = 3; length <= 5; length += 1) {
    for (let at = 0; at + length <= read.length; at += 1) note(`l ${read.slice(at, at + length)}`, SHARE.letters);
  }
  const norm = Math.hypot(...said.values());
  for (const [place, value] of said) found.set(place, (found.get(place) ?? 0) + (SHARE.text * value) / norm);
}

const withoutLongNumbers = (token: string): string => (/^\d{3,}$/u.test(token) ? '#' : token);

/** A part in a text. `at` is the place of its first word, `end` the place after its last. */
interface Occurrence {
  name: string;
  at: number;
  end: number;
}

function addParts(found: Map<number, number>, read: string): void {
  const tokens = read.trim().split(' ');
  const placeAt = placesOfWords(read);
  const occurrences: Occurrence[] = parts.flatMap(({ name, pattern }) =>
    [...read.matchAll(pattern)].map((match) => {
      const at = placeAt[match.index] ?? 0;
      return { name, at, end: at + match[0].split(' ').length };
    }),
  );
  const beginningAt = Map.groupBy(occurrences, ({ at }) => at);
  const keys = new Map<string, number>();
  for (const { name, at, end } of occurrences) {
    keys.set(`part ${name}`, SHARE.part);
    if (at > 0) keys.set(`before ${tokens[at - 1]} ${name}`, SHARE.beside);
    if (end < tokens.length) keys.set(`after ${name} ${tokens[end]}`, SHARE.beside);
    for (let place = end; place <= end + REACH; place += 1) {
      for (const other of beginningAt.get(place) ?? []) {
        if (other.name !== name) keys.set(`parts ${name} ${other.name}`, SHARE.parts);
      }
    }
  }
  for (const [key, value] of keys) add(found, key, value);
}

/** Returns for each character of a text the number of words that end before it. The text begins with a space. */
function placesOfWords(read: string): Int32Array {
  const places = new Int32Array(read.length);
  let ended = -1;
  for (let at = 0; at < read.length; at += 1) {
    places[at] = ended;
    if (read[at] === ' ') ended += 1;
  }
  return places;
}

function addPhrases(found: Map<number, number>, text: string, read: string): SafetyCase | undefined {
  const sentences = sentencesOf(text);
  const texts = sentences.length > 1 ? [read, ...sentences.map(plain)] : [read];
  const counts = new Map<string, number>();
  let sure: SafetyCase | undefined;
  const said = [...new Set(read.split(' '))];
  for (const { id, kind, sureOf, pattern, first } of rules) {
    if (first !== undefined && !said.some((word) => first.has(word))) continue;
    if (!texts.some((one) => pattern.test(one))) continue;
    add(found, id, SHARE.phrase);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    sure ??= sureOf;
  }
  for (const [kind, count] of counts) add(found, kind, SHARE.level * Math.sqrt(Math.min(2, count)));
  return sure;
}

/** Returns the sentences of a text, without empty ones. */
export function sentencesOf(text: string): string[] {
  return text.split(/[.!?;\n…]+/u).filter((sentence) => /\p{L}/u.test(sentence));
}
