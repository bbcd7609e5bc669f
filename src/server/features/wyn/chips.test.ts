import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageIn } from '#companions/hear.ts';
import { chipIn, chips, disclosures, firstChips, withoutDisclosure } from '#content/wyn.ts';
import { languageUnread, lost, lostAbout, lostQuestion } from '#content/wyn-replies.ts';
import { lostInSpanish, repliesInSpanish } from '#content/wyn-spanish.ts';
import { languages, type Language } from '#contract/languages.ts';
import * as matching from '#contract/matching.ts';
import { askWyn } from '#contract/wyn.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMatchable } from '#test/matchable.ts';
import { recognise } from './recognise.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  const interests = ['birding', 'comics'];
  await newMatchable(test, { profile: { displayName: 'Marisol' }, type: 'INFJ', interests });
  ({ token } = await newMatchable(test, { profile: { displayName: 'Ada' }, type: 'ENFP', interests }));
  await call(test.app, matching.findNewMatch, { token, body: {} });
});
afterAll(() => test.close());

/** What Wyn says when it did not understand, up to the first fact in it. */
const notUnderstood = [lost, lostQuestion, lostAbout, lostInSpanish, languageUnread]
  .flat()
  .flatMap((line) => line.split(/“?\{\w+\}”?/))
  .map((part) => part.trim())
  .filter((part) => part.length > 12);

type Chip = keyof typeof chips;
const said = (role: string, content: string) => ({ role, content, timestamp: '2026-03-10T17:59:00.000Z' });

async function answerTo(chip: Chip, language: Language, who: 'member' | 'visitor'): Promise<string> {
  // "Another one" stands below an opener.
  const before = [said('user', chipIn('opener', language)), said('assistant', 'For Marisol:\n\n“Which bird?”')];
  const body = { message: chipIn(chip, language), chatHistory: chip === 'another' ? before : [] };
  const { status, body: answer } = await call(test.app, askWyn, { token: who === 'member' ? token : undefined, body });
  expect(status).toBe(200);
  return withoutDisclosure(answer.message).rest;
}

describe.each(Object.keys(languages) as Language[])('The chips in the language %s', (language) => {
  it.each(['member', 'visitor'] as const)('Each chip of a %s gets an answer of its own', async (who) => {
    const answers = new Map<string, string>();
    for (const chip of [...firstChips[who], 'another'] as const) {
      const text = await answerTo(chip, language, who);
      expect(
        notUnderstood.filter((part) => text.includes(part)),
        `${chip}: ${text}`,
      ).toEqual([]);
      expect([...answers.values()], chip).not.toContain(text);
      answers.set(chip, text);
    }
    expect(answers.size).toBe(firstChips[who].length + 1);
  });

  it('No two chips say the same, and each is in some window', () => {
    const shown = new Set<string>([...firstChips.member, ...firstChips.visitor, 'another']);
    expect(Object.keys(chips).filter((chip) => !shown.has(chip))).toEqual([]);
    const texts = (Object.keys(chips) as Chip[]).map((chip) => chipIn(chip, language));
    expect(new Set(texts).size).toBe(texts.length);
    if (language !== 'en') expect(texts.filter((text, at) => text === Object.values(chips)[at]?.en)).toEqual([]);
  });
});

it.each(['member', 'visitor'] as const)('Each Spanish chip of a %s is answered in Spanish', async (who) => {
  for (const chip of [...firstChips[who], 'another'] as const) {
    const text = await answerTo(chip, 'es', who);
    expect(languageIn(text), text).toBe('es');
  }
});

it('A first answer in Spanish says in Spanish that Wyn is an AI', async () => {
  const { body } = await call(test.app, askWyn, {
    token,
    body: { message: chipIn('matching', 'es'), chatHistory: [] },
  });
  expect(withoutDisclosure(body.message).disclosure).toBe(disclosures.built_in.es.start);
});

it('A Spanish answer explains a match by reasons in Spanish', async () => {
  const text = await answerTo('why_match', 'es', 'member');
  expect(text).toMatch(/^Marisol y tú, \d+ de 100/);
  expect(text).toContain('Personalidad (');
  expect(text).not.toMatch(/\b(?:you|both|the)\b/i);
});

it.each([
  ['hola', 'hello'],
  ['muchas gracias, Wyn', 'thanks'],
  ['¿Cuánto cuesta Premium?', 'premium'],
  ['no me contesta desde ayer', 'no_reply'],
  ['me da miedo escribirle', 'nervous'],
  ['¿eres una persona?', 'who_are_you'],
  ['dame otra', 'another'],
])('Wyn knows the Spanish wish “%s”', (message, intent) => {
  expect(recognise(message)).toBe(intent);
});

it('A line in Spanish has only facts that Wyn knows', () => {
  const facts = new Set([
    'name',
    'archetype',
    'match',
    'interest',
    'left',
    'met',
    'limit',
    'resets',
    'one',
    'matchArchetype',
    'unspoken',
  ]);
  const lines = Object.values(repliesInSpanish).flat();
  const used = lines.flatMap((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, fact]) => fact ?? ''));
  expect(used.filter((fact) => !facts.has(fact))).toEqual([]);
  // A visitor, of whom nothing is known, gets an answer to each.
  const bare = Object.entries(repliesInSpanish).filter(([, all]) => all.every((line) => line.includes('{')));
  expect(bare).toEqual([]);
});
