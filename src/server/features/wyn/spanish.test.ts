import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageIn } from '#companions/hear.ts';
import { archetypes } from '#content/archetypes.ts';
import { interestsById } from '#content/interests.ts';
import { seededRng } from '#content/seeded-rng.ts';
import type { Intent } from '#content/wyn-intents.ts';
import { tones } from '#content/wyn-openers.ts';
import { wynWords, type WynWords } from '#content/wyn-words.ts';
import { productFacts } from '#content/product-facts/product-facts.ts';
import { askWyn, type WynLine } from '#contract/wyn.ts';
import { createLlm } from '#server/platform/models/llm.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { ModelServer } from '#test/model-server.ts';
import { spanishQuestions } from '#test/product-questions-spanish.ts';
import asks from '#test/wyn-asks-spanish.json' with { type: 'json' };
import type { Knowledge } from './knowledge.ts';
import { ada } from '#test/wyn-known.ts';
import { recognise } from './recognise.ts';
import { respond } from './responder.ts';
import type { Reply } from './scene.ts';

const spoken = spokenIn('es');

/** Says these lines in turn on Spanish pages and returns the replies. */
function talk(
  said: readonly string[],
  more: { who?: Knowledge | 'visitor'; seed?: number; fact?: string } = {},
): Reply[] {
  const rng = seededRng(more.seed ?? 7);
  const history: WynLine[] = [];
  const knowledge = more.who === 'visitor' ? undefined : (more.who ?? ada);
  return said.map((message) => {
    const reply = respond({ message, history, knowledge, fact: more.fact, language: 'es', rng });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text });
    return reply;
  });
}

const wanted = Object.entries(asks).map(([intent, said]) => [intent as Intent, said] as const);

describe('The signs of Spanish', () => {
  it.each(wanted)('The recogniser finds %s in nearly every way of asking', (intent, said) => {
    const missed = said.filter((message) => recognise(message, 'es') !== intent);
    expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(said.length * 0.1);
  });

  it.each([
    ['leo mucho', 'astrology'],
    ['eres un bot', 'companions'],
    ['bot tonto', 'companions'],
  ])('An English sign does not take “%s” for %s', (message, intent) => {
    expect(recognise(message, 'es')).not.toBe(intent);
  });

  it('Pages in Spanish leave English as it is', () => {
    expect(talk(['Give me an opener'])[0]?.tongue).toBe('en');
    expect(talk(['I repaired the old piano in our kitchen'])[0]?.tongue).toBe('en');
  });
});

describe('Openers in Spanish', () => {
  const { byCategory, byGroups, forAnyone } = wynWords.es.openers;
  const all = [...Object.values(byCategory), ...Object.values(byGroups), forAnyone].flatMap((by) =>
    tones.flatMap((tone) => [...by[tone]]),
  );

  it('Every opener is there in both languages, unique, and in Spanish', () => {
    const shape = ({ openers }: WynWords): unknown =>
      [openers.byCategory, openers.byGroups, { any: openers.forAnyone }].map((by) =>
        Object.entries(by).map(([key, lines]) => [key, tones.map((tone) => lines[tone].length)]),
      );
    expect(shape(wynWords.es)).toEqual(shape(wynWords.en));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((line) => !/[?¿]|[Cc]uéntame|[Dd]escribe|imagina/i.test(line) || line.length > 180)).toEqual([]);
  });

  it('An opener names what is shared by its Spanish name', () => {
    const [reply] = talk(['dame una frase para empezar']);
    const names = ['street-food', 'comics'].map((id) => spoken(interestsById.get(id)?.name ?? ''));
    expect(reply?.opener?.name).toBe('Marisol');
    expect(reply?.text).toContain(`«${reply?.opener?.text}»`);
    expect(languageIn(reply?.text ?? '')).toBe('es');
    const lines = [byCategory['food'], byCategory['words']]
      .flatMap((by) => by?.plain ?? [])
      .flatMap((line) =>
        names.map((name) =>
          line.replaceAll('{It}', name).replaceAll('{it}', name.charAt(0).toLowerCase() + name.slice(1)),
        ),
      );
    expect(lines).toContain(reply?.opener?.text);
  });

  it('A request for another tone gets one of that tone', () => {
    const [, weird, soft] = talk(['dame una frase', 'más rara', 'algo más suave']);
    const wynSays = (reply: Reply | undefined): string => reply?.text.split('\n')[0] ?? '';
    expect(wynWords.es.openerLeads.weird).toContain(wynSays(weird));
    expect(wynWords.es.openerLeads.soft).toContain(wynSays(soft));
  });

  it('Openers never come twice while there are others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.array(fc.constantFrom('una frase', 'otra', 'más rara', 'más suave'), { minLength: 2, maxLength: 14 }),
        (seed, said) => {
          const texts = talk(said, { seed }).map(({ opener }) => opener?.text);
          expect(new Set(texts).size).toBe(texts.length);
          expect(texts).not.toContain(undefined);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('An opener says so when no match has that name', () => {
    const [reply] = talk(['una frase para Zed']);
    expect(reply?.text).toContain('Zed');
    expect(reply?.opener?.name).toBe('Marisol');
  });
});

describe('A conversation in Spanish', () => {
  it('Pages of the archetype follow each other in Spanish, then this was all', () => {
    const pages = talk(['explícame mi arquetipo', 'más', 'sigue', 'más', 'más', 'más']).map(({ text }) => text);
    expect(new Set(pages).size).toBe(6);
    expect(pages[0]).toContain(spoken('Otter').toLowerCase());
    expect(pages[0]).toContain(spoken(archetypes.ENFP.name));
    expect(pages[5]).toContain('Eso fue todo');
  });

  it('An archetype that the message names is described', () => {
    expect(talk([`¿qué es el arquetipo ${spoken(archetypes.INFJ.name).toLowerCase()}?`])[0]?.text).toMatch(/^INFJ/);
  });

  it('Each line fills in every fact, for everybody', () => {
    const newcomer: Knowledge = { ...ada, matches: [], archetype: undefined, interests: [] };
    for (const who of [ada, newcomer, 'visitor'] as const) {
      for (const [, [words = '']] of wanted) {
        for (const { text, tongue } of talk([words, words, words, words], { who })) {
          expect(text, words).not.toMatch(/[{}]|undefined|null|NaN/);
          expect(text.length, words).toBeGreaterThan(5);
          expect(tongue, words).toBe('es');
        }
      }
    }
  });

  it('A fact about the product is told in Spanish', () => {
    const fact =
      'Three human matches a day, five with Premium, and up to three AI companions on top. A search that finds nobody costs nothing, and the day begins again at midnight where you live. You find them under Match.';
    const [reply] = talk(['¿cuántas fotos puedo subir?'], { fact });
    expect(reply?.text).toBe(spoken(fact));
    expect(reply?.text).not.toBe(fact);
    expect(reply?.from).toEqual(['product']);
  });

  it('A goodbye is never argued with', () => {
    for (const { text } of talk(['adiós', 'buenas noches', 'me tengo que ir', 'chao']))
      expect(text).not.toMatch(/quédate|no te vayas|espera|\?/i);
  });
});

describe('A Spanish question about the product', () => {
  let test: TestApp;
  const model = new ModelServer();
  beforeAll(async () => {
    await model.start();
    test = await startTestApp();
  });
  afterAll(async () => {
    await test.close();
    await model.stop();
  });

  const answerTo = (factId: string): string =>
    spoken(productFacts.find(({ id }) => id === factId)?.answer ?? 'no fact');
  const ask = async (message: string, headers = {}): Promise<string> =>
    (await call(test.app, askWyn, { body: { message, chatHistory: [] }, headers })).body.message;

  it.each([
    ['es-MX', '¿Cuántos matches tengo al día?', 'matches-a-day'],
    ['en', '¿Cuántos matches tengo al día?', 'matches-a-day'],
    ['es', 'cuantos matches tengo al dia', 'matches-a-day'],
    ['es', '¿Cómo cancelo Premium?', 'premium-cancel'],
  ])('A question on pages in %s, “%s”, gets the fact %s in Spanish', async (language, message, factId) => {
    expect(await ask(message, { 'accept-language': language })).toContain(answerTo(factId));
  });

  it('A visitor gets nearly every plain Spanish question answered with its fact', async () => {
    const missed: string[] = [];
    for (const [message, factId] of spanishQuestions) {
      const said = await ask(message, { 'accept-language': 'es' });
      if (!said.includes(answerTo(factId))) missed.push(`${message}: ${said}`);
    }
    expect(missed.length / spanishQuestions.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('A model gets the fact in the language of the question', async () => {
    test.deps.llm = createLlm({ baseUrl: model.url, apiKey: undefined, model: 'tiny' });
    model.manners = [{ say: ['Hola.'] }];
    const { token } = await newMember(test);
    for (const message of ['¿Cómo bloqueo a esta persona?', 'How do I block this person?'])
      await call(test.app, askWyn, { token, body: { message, chatHistory: [] } });
    test.deps.llm = undefined;
    const [inSpanish, inEnglish] = model.asked.map(({ body }) => JSON.stringify(body.messages));
    expect(inSpanish).toContain('«Personas bloqueadas»');
    expect(inEnglish).toContain('“Blocked people.”');
  });
});
