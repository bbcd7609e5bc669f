import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { interfaceTextsOf, textsBelow } from '#scripts/words/folder.ts';
import { refusals, saidByServer } from '#scripts/words/said.server.ts';
import { allSaid } from '#scripts/words/said.ts';
import { writing } from '#scripts/words/writing.ts';

/** What stands for a value in the shape of a text. */
const VALUE = '\0';
/** The fewest letters of a shape by which it is known: " and " is in too many sentences. */
const FEWEST = 4;
const FEWEST_WITH_VALUES = 6;

type CompiledMessage = ReturnType<typeof compileMessageOrThrow>;
type Token = CompiledMessage[number];

/** Returns the forms that a message takes: one for each of its cases, with a mark for each value. */
function shapesOf(tokens: CompiledMessage): string[] {
  return tokens.reduce<string[]>(
    (shapes, token) => shapes.flatMap((shape) => endsOf(token).map((end) => shape + end)),
    [''],
  );
}

function endsOf(token: Token): string[] {
  if (token === '#') return [VALUE];
  if (typeof token === 'string') return [token];
  const [, kind, cases] = token;
  if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') return [VALUE];
  return Object.entries(cases as Record<string, CompiledMessage>).flatMap(([name, one]) =>
    name === 'offset' ? [] : shapesOf(one),
  );
}

/** Returns a text as it is compared: without isolates, and with one blank for many. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** All that we say in a language, by which a text on a page is recognized. */
class Said {
  readonly #whole = new Set<string>();
  readonly #open: RegExp[] = [];

  /** Adds a message with its values and tags. */
  add(message: string): void {
    for (const shape of shapesOf(compileMessageOrThrow(message)))
      for (const piece of shape.split(/<[^<>]*>/)) this.#put(piece);
  }

  /** Adds a text of content/, in which a name in braces, or `#`, stands for a value. */
  addWriting(text: string): void {
    for (const line of text.split('\n')) this.#put(line.replaceAll(/\{\w+\}|#/g, VALUE));
  }

  #put(piece: string): void {
    const text = plain(piece);
    const isOpen = text.includes(VALUE);
    if (lettersIn(text) < (isOpen ? FEWEST_WITH_VALUES : FEWEST)) return;
    if (!isOpen) this.#whole.add(text);
    else
      this.#open.push(
        new RegExp(
          `^${text
            .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
            .split(VALUE)
            .join('(.+?)')}$`,
          'su',
        ),
      );
  }

  has(text: string): boolean {
    return this.#whole.has(text) || this.#open.some((shape) => shape.test(text));
  }

  hasWhole(text: string): boolean {
    return this.#whole.has(text);
  }

  /** Returns the values in a text, in each way to read it as one of ours. */
  valuesIn(text: string): string[] {
    return this.#open.flatMap((shape) => shape.exec(text)?.slice(1) ?? []);
  }
}

let known: Record<'en' | 'es', Said> | undefined;

/** Returns what we say in English and in Spanish: the interface, the server, the refusals and the writing. */
function allWords(): Record<'en' | 'es', Said> {
  if (known !== undefined) return known;
  const [en, es] = [new Said(), new Said()];
  for (const { message } of [...allSaid().values(), ...saidByServer()]) en.add(message);
  for (const text of [...refusals(), ...writing.flatMap(({ texts }) => texts())]) en.addWriting(text);
  for (const text of Object.values({ ...interfaceTextsOf('es'), ...textsBelow('es', 'server') })) es.add(text);
  for (const text of Object.values(textsBelow('es', 'content'))) es.addWriting(text);
  known = { en, es };
  return known;
}

const verdicts = { en: new Map<string, boolean>(), es: new Map<string, boolean>() };

/** Returns whether a text, or a value in it, is one of ours in the other language alone. */
function isForeign(text: string, language: Language): boolean {
  const judged = verdicts[language].get(text);
  if (judged !== undefined) return judged;
  const words = allWords();
  const other = language === 'en' ? 'es' : 'en';
  const isLent = (value: string): boolean => words[other].hasWhole(value) && !words[language].hasWhole(value);
  const verdict = words[language].has(text)
    ? words[language]
        .valuesIn(text)
        .flatMap((value) => value.split(', '))
        .some(isLent)
    : words[other].has(text);
  verdicts[language].set(text, verdict);
  return verdict;
}

/**
 * Returns the texts on a page, seen or read aloud, that are ours and in the other language. What people wrote is left
 * out, and so is what says that it is in another language.
 */
export async function foreignOn(page: Page): Promise<string[]> {
  const { language, texts } = await page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOurs = (element: Element | null): boolean =>
      (element?.closest('[lang]')?.getAttribute('lang') ?? own) === own;
    const found = [document.title.replace(/^\(\d+\+?\) /, '').replace(/ · [^·]*$/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element?.closest('script, style, noscript') === null && isOurs(element)) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [aria-valuetext], [placeholder], [title], [alt]')) {
      if (!isOurs(element)) continue;
      for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return { language: own, texts: found };
  });
  if (language !== 'en' && language !== 'es') throw new Error(`Nobody here speaks “${language}”.`);
  return [...new Set(texts.map(plain))].filter((text) => text !== '' && isForeign(text, language));
}

/** Returns what says a text of the interface in a language, by its id. Throws for an id that no text has. */
export function sayIn(language: Language): (id: string, values?: Readonly<Record<string, string>>) => string {
  const english = allSaid();
  const texts = language === 'en' ? {} : interfaceTextsOf(language);
  return (id, values = {}) => {
    const message = texts[id] ?? english.get(id)?.message;
    if (message === undefined) throw new Error(`No text is called ${id}.`);
    return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}
