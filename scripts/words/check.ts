import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { productFacts } from '#content/product-facts/product-facts.ts';
import type { Language } from '#contract/languages.ts';
import { readExamples } from '#server/platform/product-facts/examples.ts';
import { refusedIn } from '#server/platform/speaker.ts';
import { areasOf, interfaceTextsOf, textsBelow, textsIn, type Texts } from './folder.ts';
import { refusals, saidByServer } from './said.server.ts';
import { allSaid, type Said } from './said.ts';
import { writing } from './writing.ts';

/** What is to be done about the texts of a language, by kind; each list is empty for a language that is whole. */
export interface Findings {
  /** Texts that the language lacks, each with what it is about. */
  missing: { about: string; text: string }[];
  /** Texts that nobody says, and texts in the file of another area. */
  unused: string[];
  /** Texts with other values or parts than their English. */
  different: string[];
  /** Texts that are longer than their place, or very much longer than their English. */
  tooLong: string[];
  /** Texts that are still English. */
  english: string[];
}

/** Returns everything that a language's folder lacks or has wrong. */
export function check(language: Language): Findings {
  const found: Findings = { missing: [], unused: [], different: [], tooLong: [], english: [] };
  checkIds(found, { about: 'the interface', said: allSaid().values(), texts: interfaceTextsOf(language) });
  const server = { ...textsBelow(language, 'server'), ...textsBelow(language, 'shared') };
  checkIds(found, { about: 'mails and notes', said: saidByServer(), texts: server });
  checkPlaces(found, language);
  checkWriting(found, language);
  const untold = refusals().filter((text) => refusedIn(language, text) === text);
  found.missing.push(...untold.map((text) => ({ about: 'refusals', text })));
  const asked = new Set(readExamples(language).map(({ factId }) => factId));
  const unasked = productFacts.filter(({ id }) => !asked.has(id));
  found.missing.push(...unasked.map(({ id }) => ({ about: 'questions about the product (asked.tsv)', text: id })));
  return found;
}

interface Speech {
  about: string;
  said: Iterable<Said>;
  texts: Texts;
}

function checkIds({ missing, unused, different, tooLong, english }: Findings, { about, said, texts }: Speech): void {
  const left = new Set(Object.keys(texts));
  const seen = new Set<string>();
  for (const { id, message, values } of said) {
    if (seen.has(id)) continue;
    seen.add(id);
    left.delete(id);
    const text = texts[id];
    if (text === undefined) missing.push({ about, text: `${id}: ${message}` });
    else {
      if (!saysTheSame({ message, text, values })) different.push(`${id}: ${text}`);
      if (isTooLong(message, text)) tooLong.push(`${id}: ${text}`);
      if (isStillEnglish(message, text)) english.push(`${id}: ${text}`);
    }
  }
  unused.push(...left);
}

/** Finds texts of the interface in the file of another area, where nobody would look for them. */
function checkPlaces({ unused }: Findings, language: Language): void {
  for (const [file, areas] of Object.entries(areasOf)) {
    const strange = Object.keys(textsIn(language, file)).filter((id) => !areas.includes(id.split('.')[0] ?? ''));
    unused.push(...strange.map((id) => `${id} is in ${file}.json`));
  }
}

function checkWriting({ missing, unused, tooLong, english }: Findings, language: Language): void {
  const asked = new Set<string>();
  const files = new Set(writing.map(({ file }) => file));
  const left = new Set(
    [...files].flatMap((file) => Object.keys(textsIn(language, file)).map((key) => `${file} ${key}`)),
  );
  for (const { about, file, texts, otherKey, most } of writing) {
    const own = textsIn(language, file);
    for (const text of texts()) {
      // A text that several parts say is in the file of the first.
      if (asked.has(text)) continue;
      asked.add(text);
      const key = [text, ...(otherKey === undefined ? [] : [otherKey(text)])].find((one) => one in own) ?? text;
      left.delete(`${file} ${key}`);
      const translation = own[key];
      if (translation === undefined) missing.push({ about, text });
      else {
        if (most === undefined ? isTooLong(text, translation) : lengthOf(translation) > most)
          tooLong.push(`${file}: ${translation}`);
        if (isStillEnglish(text, translation)) english.push(`${file}: ${translation}`);
      }
    }
  }
  unused.push(...left);
}

const lengthOf = (text: string): number => [...text].length;

/** Returns whether a text is so much longer than its English that its place was surely not made for it. */
function isTooLong(english: string, text: string): boolean {
  const length = lengthOfMessage(english);
  return lengthOfMessage(text) > Math.max(length + 30, length * 2.2);
}

/** Returns the length of a message with the longest words of each of its choices. A value counts as eight letters. */
function lengthOfMessage(message: string): number {
  const of = (tokens: Tokens): number =>
    tokens.reduce((sum: number, token) => {
      if (typeof token === 'string') return sum + lengthOf(token);
      const [, , cases] = token;
      if (typeof cases !== 'object' || cases === null) return sum + VALUE_LETTERS;
      const lengths = Object.values(cases).map((one) =>
        Array.isArray(one) ? of(one as Tokens) : lengthOf(String(one)),
      );
      return sum + Math.max(...lengths);
    }, 0);
  return /['{}]/.test(message) ? of(compileMessageOrThrow(message)) : lengthOf(message);
}

const VALUE_LETTERS = 8;

/** Words that nearly every English sentence contains, and few sentences of another language. */
const ENGLISH = /\b(?:the|and|you|your|of|with|this|that|have|they|what|from|will|not|was|are|who)\b/i;

/** Returns whether a text of several words was not translated. One word may be the same in both. */
function isStillEnglish(english: string, text: string): boolean {
  const words = text.replaceAll(/\{\w+\}/g, '');
  return text === english && ENGLISH.test(words);
}

/** Returns whether a text has the values and the parts of its English. */
function saysTheSame({ message, text, values }: { message: string; text: string; values: string[] }): boolean {
  const [ours, theirs] = [placeholdersOf(message), placeholdersOf(text)];
  const lost = ours.filter((name) => !theirs.includes(name));
  const unknown = theirs.filter((name) => !values.includes(name));
  return lost.length + unknown.length === 0 && String(partsOf(message)) === String(partsOf(text));
}

/** Returns the tags in a text that a page renders as elements (src/web/ui/rich.tsx). */
const partsOf = (text: string): string[] => [...new Set(text.match(/<\/?\w+\/?>/g) ?? [])].toSorted();

type Tokens = ReturnType<typeof compileMessageOrThrow>;

/** Returns the names of the values in a message. */
export function placeholdersOf(message: string): string[] {
  const namesIn = (tokens: Tokens): string[] =>
    tokens.flatMap((token) => {
      if (typeof token === 'string') return [];
      const [name, , cases] = token;
      const inner = typeof cases === 'object' && cases !== null ? Object.values(cases) : [];
      return [name, ...inner.flatMap((one) => (Array.isArray(one) ? namesIn(one as Tokens) : []))];
    });
  return [...new Set(namesIn(compileMessageOrThrow(message)))];
}
