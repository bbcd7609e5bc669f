import { readFileSync } from 'node:fs';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { askings } from '#content/product-facts/asking.ts';
import { productFacts } from '#content/product-facts/product-facts.ts';
import { plain } from '#content/safety/plain.ts';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { spanishQuestions, spanishTalk } from '#test/product-questions-spanish.ts';
import { productQuestions } from '#test/product-questions.ts';
import { wordsAlone } from '#test/words-alone.ts';
import { readExamples } from './examples.ts';
import { createFactFinder, type FactFinder } from './fact-finder.ts';

const encoder = createEncoder({ log: pino({ level: 'silent' }) });
const finder = createFactFinder(encoder);
const byWords = createFactFinder(wordsAlone);
afterAll(() => encoder.stop());

const idOf = async (by: FactFinder, ...asked: Parameters<FactFinder['find']>): Promise<string | undefined> =>
  (await by.find(...asked))?.id;

describe.each([
  ['with the encoder', finder],
  ['by words alone', byWords],
])('Spanish questions %s', (_, by) => {
  it('Spanish questions find their facts, and hardly any finds another', async () => {
    const found = await Promise.all(
      spanishQuestions.map(async ([question, id]) => ({ question, id, got: await idOf(by, [question]) })),
    );
    const missed = found.filter(({ id, got }) => got !== id);
    const share = 1 - missed.length / spanishQuestions.length;
    expect(share, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.92);
    expect(missed.filter(({ got }) => got !== undefined).length).toBeLessThanOrEqual(3);
  });

  it('Spanish talk finds no fact', async () => {
    const found = await Promise.all(spanishTalk.map(async (line) => [line, await idOf(by, [line])] as const));
    expect(found.filter(([, id]) => id !== undefined)).toEqual([]);
  });
});

describe('A Spanish line', () => {
  it.each([
    ['Tuve un día largo. ¿Cuántos matches me dan? Es curiosidad.', 'matches-a-day'],
    ['antes de contarte nada, quién lee mis mensajes', 'who-reads-chats'],
    ['cuantos matches tengo al dia', 'matches-a-day'],
    ['CUÁNTO CUESTA PREMIUM', 'premium-price'],
    ['cancelar suscripcion', 'premium-cancel'],
  ])('“%s” asks for %s', async (line, id) => {
    expect(await idOf(finder, [line])).toBe(id);
  });

  it('A Spanish line finds nothing where only English may ask', async () => {
    expect(await idOf(finder, ['¿Cuántos matches tengo al día?'], undefined, 'en')).toBeUndefined();
    expect(await idOf(finder, ['How do I unmatch a person?'], undefined, 'en')).toBe('pass-and-unmatch');
  });

  it('Fewer than three percent of everyday Spanish lines are mistaken for product questions', async () => {
    const everyday = readFileSync('training/safety/held-out.tsv', 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([kind, language, text]) => (kind === 'everyday' && language === 'es' && text ? [text] : []));
    expect(everyday.length).toBeGreaterThan(200);
    const found: string[] = [];
    for (const line of everyday) if ((await byWords.find([line])) !== undefined) found.push(line);
    expect(found.length / everyday.length, found.join(' | ')).toBeLessThan(0.03);
  });
});

describe('The questions of a language', () => {
  const languages = Object.keys(askings) as (keyof typeof askings)[];

  it.each(languages)('Every fact has six questions in %s, and patterns', (language) => {
    const ids = productFacts.map(({ id }) => id);
    const asked = readExamples(language).flatMap(({ factId }) => factId ?? []);
    expect(ids.filter((id) => asked.filter((one) => one === id).length < 6)).toEqual([]);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(askings[language]?.words ?? {}).toSorted()).toEqual(ids.toSorted());
  });

  it.each(languages)('No question of the tests is an example in %s', (language) => {
    const examples = new Set(readExamples(language).map(({ text }) => plain(text)));
    const tested = [...spanishQuestions, ...productQuestions].map(([question]) => question);
    expect([...tested, ...spanishTalk].filter((text) => examples.has(plain(text)))).toEqual([]);
  });

  it.each(languages)('No line of the examples in %s comes twice', (language) => {
    const texts = readExamples(language).map(({ factId, text }) => `${factId ?? '-'} ${plain(text)}`);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
