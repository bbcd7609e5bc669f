import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chipIn, chips, firstChips, withoutDisclosure } from '#content/wyn.ts';
import { languageUnread, lost, lostAbout, lostQuestion, spanishUnread } from '#content/wyn-replies.ts';
import { languages, type Language } from '#contract/languages.ts';
import * as matching from '#contract/matching.ts';
import { askWyn } from '#contract/wyn.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMatchable } from '#test/matchable.ts';

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
const notUnderstood = [lost, lostQuestion, lostAbout, spanishUnread, languageUnread]
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

it('A Spanish chip asks for the same as the English one', async () => {
  expect(await answerTo('archetype', 'es', 'member')).toBe(await answerTo('archetype', 'en', 'member'));
  expect(await answerTo('about_wildin', 'es', 'visitor')).not.toMatch(/Spanish|ingl[eé]s/i);
});
