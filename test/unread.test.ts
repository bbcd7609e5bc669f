import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spareLines } from '#content/companions/spare-lines.ts';
import { helpTexts } from '#content/safety/cards.ts';
import { lost } from '#content/wyn-replies.ts';
import { nextLines } from '#content/wyn-lines.ts';
import { allowWynRoom, suggestLines } from '#contract/wyn.rooms.ts';
import { askWyn } from '#contract/wyn.ts';
import type { Reading } from '#server/platform/reading/reading.ts';
import { call } from './app.ts';
import { CompanionScene } from './companion-scene.ts';
import { ReportScene } from './report-scene.ts';

/** A thread for words that is out of order. */
const nobody: Reading = { ask: async () => undefined, stop: async () => {} };

const scene = new CompanionScene({}, { readingBy: () => nobody });
const people = new ReportScene({}, { readingBy: () => nobody });
beforeAll(async () => {
  await scene.open();
  await people.open();
});
afterAll(async () => {
  await people.close();
  await scene.close();
});

const wynSays = async (message: string, chatHistory: object[] = []) =>
  (await call(people.test.app, askWyn, { body: { message, chatHistory } })).body;

it('Wyn says plainly that a message without a reading went past it', async () => {
  const { message, kind } = await wynSays('Write me an opener about owls, please');
  expect(kind).toBe('answer');
  expect(message).toContain(lost[0]);
  const again = await wynSays('An opener, please', [
    { role: 'user', content: 'An opener' },
    { role: 'assistant', content: message },
  ]);
  expect(again.message).toContain(lost[1]);
});

it('Wyn shows the help card without a reading', async () => {
  for (const [words, safetyCase] of [
    ['i want to kill myself', 'self_harm'],
    ['my husband beats me and locks me in', 'harmed'],
  ] as const) {
    expect(await wynSays(words)).toMatchObject({ kind: 'help', message: helpTexts[safetyCase] });
  }
});

it('Wyn suggests open lines for a chat without a reading', async () => {
  const [ana, ben] = [await people.person(), await people.person()];
  const roomId = await people.room(ana, ben);
  await people.say(ben, roomId, 'I fixed the carburetor of my old truck.');
  const at = { token: ana.token, params: { roomId } };
  await call(people.test.app, allowWynRoom, { ...at, body: { isAllowed: true } });
  const { body } = await call(people.test.app, suggestLines, at);
  expect(body).toMatchObject({ stand: 'unread', lines: nextLines.unread.any.map((text) => ({ text, from: [] })) });
});

it('A companion answers plainly without a reading, in other words each time', async () => {
  const person = await scene.person();
  const { room } = await scene.meet(person);
  expect(await scene.ask(person, room, 'My dog ran away, and I miss him.')).toContain(spareLines.unread[0]);
  expect(await scene.ask(person, room, 'He is called Rex.')).toBe(spareLines.unread[1]);
});

it('A companion gives help without a reading, and says afterwards where help is', async () => {
  const person = await scene.person();
  const { room } = await scene.meet(person);
  expect(await scene.ask(person, room, 'i want to kill myself')).toBe(helpTexts.self_harm);
  const next = await scene.ask(person, room, 'My dog is called Rex.');
  expect(spareLines.unread).not.toContain(next);
});

it('A member who says their age is a case without a reading', async () => {
  const [ana, ben] = [await people.person(), await people.person()];
  const roomId = await people.room(ana, ben);
  await people.say(ana, roomId, 'i am 15 years old');
  const cases = sql<{ class: string }>`SELECT class FROM moderation_case WHERE author_id = ${ana.id}`;
  await expect.poll(async () => (await cases.execute(people.test.deps.db)).rows).toEqual([{ class: 'minor' }]);
});
