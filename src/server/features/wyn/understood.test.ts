import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageUnread, lost, replies } from '#content/wyn-replies.ts';
import { lostInSpanish } from '#content/wyn-spanish.ts';
import { askWyn, getMind } from '#contract/wyn.ts';
import { createLlm } from '#server/platform/models/llm.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const said = (role: string, content: string) => ({ role, content, timestamp: '2026-03-10T17:59:00.000Z' });
async function ask(message: string): Promise<string> {
  const chatHistory = [said('user', 'hi'), said('assistant', 'Hello.')];
  const { status, body } = await call(test.app, askWyn, { body: { message, chatHistory } });
  expect(status).toBe(200);
  return body.message;
}
const isOneOf = (text: string, lines: readonly string[]): boolean =>
  lines.some((line) => text.includes(line.split('{')[0] ?? line));

describe('What names no wish', () => {
  it.each([
    ['what is the tallest bridge in the world?', '“What is the tallest bridge in the world?”'],
    ['can penguins smell fish under water?', '“Can penguins smell fish under water?”'],
    ['my carburetor is making a noise', 'carburetor'],
    ['I repaired the old piano', 'piano'],
  ])('Wyn gives back what “%s” is about', async (message, given) => {
    const text = await ask(message);
    expect(text).toContain(given);
    expect(lost).not.toContain(text);
  });

  it.each(['we buried my aunt on sunday and I keep looking at her coat', 'my grandfather died this morning'])(
    'Wyn meets “%s” as something sad',
    async (message) => {
      expect(isOneOf(await ask(message), [...replies.sad, ...replies.lonely])).toBe(true);
    },
  );

  it('Wyn takes how a question about the app sounds for no sorrow', async () => {
    expect(isOneOf(await ask('What happens on Wild Map?'), [...replies.sad, ...replies.lonely])).toBe(false);
  });

  it('Wyn says in Spanish what it does not understand of Spanish', async () => {
    expect(isOneOf(await ask('mi hermana vive en otra ciudad y la extraño mucho'), lostInSpanish)).toBe(true);
    expect(isOneOf(await ask('ich bin heute sehr müde und habe keine Lust'), languageUnread)).toBe(true);
  });
});

it('A member reads which of the two answers, and a visitor is refused', async () => {
  const { token } = await newMember(test);
  expect((await call(test.app, getMind, { token })).body).toEqual({ answeredBy: 'written' });
  test.deps.llm = createLlm({ baseUrl: 'http://127.0.0.1:9', apiKey: undefined, model: 'tiny' });
  expect((await call(test.app, getMind, { token })).body).toEqual({ answeredBy: 'model' });
  expect((await call(test.app, getMind)).status).toBe(401);
});
