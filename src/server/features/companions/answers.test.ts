import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spareLines } from '#content/companions/spare-lines.ts';
import { productFacts } from '#content/product-facts/product-facts.ts';
import { helpTexts } from '#content/safety/cards.ts';
import { safetyQuestions } from '#content/safety/questions.ts';
import { reactToMessage } from '#contract/chat.changes.ts';
import * as contract from '#contract/companions.ts';
import { subscribePush, putNotificationSettings, defaultNotificationSettings } from '#contract/notifications.ts';
import { call } from '#test/app.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { productQuestions } from '#test/product-questions.ts';
import { untilDue } from '#test/push-scene.ts';
import { PushService } from '#test/push-service.ts';

const service = new PushService();
let scene: CompanionScene;
const sockets: TestSocket[] = [];
let person: Person;
let room: string;
let companion: number;
let name: string;

beforeAll(async () => {
  await service.start();
  scene = new CompanionScene(service.env);
  await scene.open();
});
afterAll(async () => {
  await scene.close();
  await service.stop();
});
beforeEach(async () => {
  person = await scene.person();
  ({ room, companion, name } = await scene.meet(person));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.drop();
});

const memory = async (): Promise<contract.CompanionMemory> => {
  const answer = await call(scene.server.app, contract.getMemory, { token: person.token, params: { roomId: room } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const notes = async (): Promise<string[]> => (await memory()).notes.map(({ text }) => text);

/** Waits until a worker has leased the room; the companion's answer is not written yet. */
const inHand = (): Promise<void> => scene.inHand(room);

async function connect(): Promise<TestSocket> {
  const socket = new TestSocket(`${scene.server.address.replace('http', 'ws')}/ws`);
  sockets.push(socket);
  return socket.signIn(person.token, { [room]: 1 });
}

describe('an answer', () => {
  it('An answer comes live, after typing that is shown again while it lasts', async () => {
    const socket = await connect();
    socket.say({ type: 'chat_message', chatRoomId: room, clientId: randomUUID(), content: 'How are you?' });
    await socket.next('message_ack');
    await scene.settled(room);
    await socket.until(() =>
      socket.events.some((event) => event.type === 'new_message' && event.message.senderId === companion),
    );
    const kinds = socket.events.flatMap((event) => {
      if (event.type === 'typing_start') return [`typing ${event.senderId}`];
      return event.type === 'new_message' ? [`message ${event.message.senderId}`] : [];
    });
    expect(kinds[0]).toBe(`message ${person.id}`);
    expect(kinds.slice(1, -1).length).toBeGreaterThan(0);
    expect(new Set(kinds.slice(1, -1))).toEqual(new Set([`typing ${companion}`]));
    expect(kinds.at(-1)).toBe(`message ${companion}`);
  });

  it('An answer is one, to several lines that were said before it', async () => {
    for (const line of ['hey', 'I baked bread today', 'it burned a bit']) await scene.say(person, room, line);
    await scene.settled(room);
    const log = await scene.log(person, room);
    expect(log.map(({ senderId }) => senderId === companion)).toEqual([true, false, false, false, true]);
  });

  it('An answer replies to what comes while it is being typed as well', async () => {
    await scene.say(person, room, 'hey');
    await inHand();
    await scene.say(person, room, 'my name is Robin');
    await scene.settled(room);
    const log = await scene.log(person, room);
    expect(log.filter(({ senderId }) => senderId === companion)).toHaveLength(2);
    expect(await notes()).toEqual(['You go by Robin']);
  });

  it('An answer never comes twice, nor to what was answered already', async () => {
    await scene.ask(person, room, 'Tell me about yourself');
    const before = await scene.log(person, room);
    scene.time.pass(60_000);
    await sql`INSERT INTO companion_due (room_id, seq, due_at) VALUES (${room}, 2, ${scene.time.clock.now()})`.execute(
      scene.database.db,
    );
    await scene.settled(room);
    expect(await scene.log(person, room)).toEqual(before);
  });

  it('No answer comes in a blocked or closed room', async () => {
    await sql`INSERT INTO companion_due (room_id, seq, due_at) VALUES (${room}, 1, ${scene.time.clock.now()})`.execute(
      scene.database.db,
    );
    await sql`INSERT INTO block VALUES (${person.id}, ${companion}, now())`.execute(scene.database.db);
    await scene.settled(room);
    await expect(scene.say(person, room, 'hello?')).rejects.toThrow('blocked');
    await sql`DELETE FROM block WHERE user_id = ${person.id}`.execute(scene.database.db);
    await scene.say(person, room, 'and now?');
    await sql`UPDATE room SET closed_at = now() WHERE id = ${room}`.execute(scene.database.db);
    await scene.settled(room);
    const { rows } = await sql<{ said: number }>`
      SELECT count(*)::int AS said FROM room_event WHERE room_id = ${room} AND sender_id = ${companion}`.execute(
      scene.database.db,
    );
    expect(rows[0]?.said).toBe(1);
  });

  it('An answer is pushed to an absent person under a name marked AI', async () => {
    const browser = service.browser();
    await call(scene.server.app, subscribePush, { token: person.token, body: browser.subscription });
    const body = { ...defaultNotificationSettings, quietHoursEnabled: false };
    await call(scene.server.app, putNotificationSettings, { token: person.token, body });
    const said = await scene.ask(person, room, 'good morning');
    const due = await scene.database.db.selectFrom('push_due').select('user_id').execute();
    expect(due).toEqual([{ user_id: person.id }]);
    await untilDue({ db: scene.database.db, time: scene.time }, (rows) => rows.length === 0);
    expect(service.of(browser)[0]).toMatchObject({ title: `${name} (AI)`, roomId: room });
    expect(said).not.toBe('');
  });
});

describe('about the product', () => {
  const answerTo = (factId: string): string => productFacts.find(({ id }) => id === factId)?.answer ?? 'no such fact';

  it('A companion answers plain questions about the product right, with the way there', async () => {
    const replies: string[] = [];
    for (const [question] of productQuestions) {
      await scene.ask(person, room, question);
      replies.push((await scene.log(person, room)).at(-1)?.content ?? '');
    }
    const missed = productQuestions.filter(([, factId], at) => replies[at]?.includes(answerTo(factId)) !== true);
    expect(missed).toEqual([]);
    expect(productQuestions.length).toBeGreaterThanOrEqual(30);
  });

  it('A product question beside heavy words still gets its answer', async () => {
    await scene.ask(person, room, 'I feel so lonely. How do I block somebody?');
    const [last] = (await scene.log(person, room)).slice(-1);
    expect(last?.content).toContain(answerTo('block'));
    expect(last?.content.startsWith(answerTo('block'))).toBe(false);
    await scene.ask(person, room, 'I want to kill myself');
    await scene.ask(person, room, 'How do I block somebody?');
    expect((await scene.log(person, room)).at(-1)?.content).toBe(answerTo('block'));
  });
});

describe('before all else', () => {
  it('Crisis words get the fixed help text and leave no note', async () => {
    expect(await scene.ask(person, room, 'My name is Ana and I want to kill myself')).toBe(helpTexts.self_harm);
    expect(await notes()).toEqual([]);
    const after = await scene.ask(person, room, 'sorry. forget it');
    expect(after).not.toContain('?');
    expect(await scene.ask(person, room, 'I want to die')).toBe(helpTexts.self_harm);
    expect(await scene.ask(person, room, 'bye')).toContain('988');
  });

  it.each([
    ['my husband beats me and locks me in', 'harmed'],
    ['my chest hurts really bad and i can’t breathe', 'medical'],
  ] as const)('A companion answers “%s” with help for that, and stays plain for ten messages', async (words, about) => {
    expect([helpTexts[about], ...safetyQuestions[about]]).toContain(await scene.ask(person, room, words));
    const plainLines: readonly string[] = [...spareLines.afterHelp, ...spareLines.plainly, ...Object.values(helpTexts)];
    for (let said = 0; said < 5; said += 1) {
      const answer = await scene.ask(person, room, said === 0 ? 'yes' : 'i had soup today');
      const plain = answer.replace(
        /^(?:You had soup today|(?:I hear you:|All right:|So|Yes,) you had soup today)\. /,
        '',
      );
      expect(plainLines).toContain(plain);
    }
  });

  it('A companion repeats after three hours that it is an AI', async () => {
    const isTold = async (words: string): Promise<boolean> =>
      (await scene.ask(person, room, words)).startsWith(
        `Just so it’s said: I’m ${name}, an AI character, not a person.`,
      );
    expect(await isTold('hello')).toBe(false);
    await scene.later(person, 2.9);
    expect(await isTold('still here?')).toBe(false);
    await scene.later(person, 0.2);
    expect(await isTold('and now?')).toBe(true);
    expect(await isTold('ok')).toBe(false);
    await scene.later(person, 3);
    expect(await isTold('bye!')).toBe(true);
  });

  it('A companion answers a goodbye with one short line and no question', async () => {
    for (const words of ['ok I have to go now, bye', 'good night!', 'talk to you later']) {
      const answer = await scene.ask(person, room, words);
      expect(answer).not.toContain('?');
      expect(answer.length).toBeLessThan(160);
    }
  });

  it('A companion says what it is when a person asks', async () => {
    expect(await scene.ask(person, room, 'wait, are you a real person?')).toMatch(/\bAI\b|not a person|nobody/i);
  });
});

describe('what it remembers', () => {
  it('A person can read what a companion remembers, and hears it when they ask', async () => {
    await scene.ask(person, room, 'I’m from Ohio originally. My cat is called Miso and I work as a nurse');
    expect((await notes()).toSorted()).toEqual(['You are from Ohio', 'You work as a nurse', 'Your cat is called Miso']);
    const told = await scene.ask(person, room, 'what do you remember about me?');
    expect(told).toContain('your cat is called Miso');
    const { linesRead, clearedAt, companion: card, answeredBy } = await memory();
    expect([linesRead, clearedAt, card.id, answeredBy]).toEqual([5, null, companion, 'written']);
  });

  it('A reaction moves no companion’s read mark', async () => {
    const { linesRead } = await memory();
    const [line] = await scene.log(person, room);
    const params = { roomId: room, messageId: line?.id ?? '' };
    const body = { emoji: '👍', isOn: true };
    const { status } = await call(scene.server.app, reactToMessage, { token: person.token, params, body });
    expect([status, (await memory()).linesRead]).toEqual([200, linesRead]);
  });

  it('A memory changes with what the person says', async () => {
    await scene.ask(person, room, 'I live in Tulsa');
    await scene.ask(person, room, 'I just moved to Duluth');
    expect(await notes()).toEqual(['You live in Duluth']);
  });

  it('A person can delete the companion’s notes one by one or all at once', async () => {
    await scene.ask(person, room, 'My dog is called Bruno. I love ramen');
    const [first] = (await memory()).notes;
    const forget = (noteId: string) =>
      call(scene.server.app, contract.forgetNote, { token: person.token, params: { roomId: room, noteId } });
    expect((await forget(first?.id ?? '')).status).toBe(200);
    expect((await forget(first?.id ?? '')).status).toBe(404);
    expect(await notes()).toHaveLength(1);
    const cleared = await call(scene.server.app, contract.clearMemory, {
      token: person.token,
      params: { roomId: room },
    });
    expect(cleared.status).toBe(200);
    const left = await memory();
    expect(left).toMatchObject({ notes: [], linesRead: 0, clearedAt: scene.time.clock.now().toISOString() });
    expect(await scene.log(person, room)).toHaveLength(3);
    expect(await scene.ask(person, room, 'what do you know about me?')).not.toMatch(/Bruno|ramen/);
  });

  it('Each note shows its source line and disappears when that line is deleted', async () => {
    await scene.ask(person, room, 'My dog is called Bruno');
    expect((await memory()).notes.map(({ text, said }) => [text, said])).toEqual([
      ['Your dog is called Bruno', 'My dog is called Bruno'],
    ]);
    await sql`UPDATE room_event SET payload = '{"deleted": true}' WHERE room_id = ${room} AND sender_id = ${person.id}`.execute(
      scene.database.db,
    );
    expect(await notes()).toEqual([]);
  });

  it('A memory is corrected, asked and cleared in talk', async () => {
    await scene.ask(person, room, 'My dog is called Bruno');
    await scene.ask(person, room, 'I work at a bakery');
    await scene.ask(person, room, 'My ex is a plumber called Kit');
    expect(await scene.ask(person, room, 'no, my dog is called Milo')).toContain('Your dog is called Milo.');
    expect(await scene.ask(person, room, 'what’s my dog’s name?')).toContain('Your dog is called Milo.');
    await scene.ask(person, room, 'I don’t work there any more');
    expect(await notes()).toEqual(['Your dog is called Milo']);
    expect(await scene.ask(person, room, 'what’s my cat’s name?')).not.toContain('Milo');
    await scene.ask(person, room, 'forget my dog’s name');
    expect(await notes()).toEqual([]);
    await scene.ask(person, room, 'I live in Tulsa');
    await scene.ask(person, room, 'please forget everything');
    expect(await memory()).toMatchObject({ notes: [], clearedAt: expect.any(String) });
    expect(await scene.ask(person, room, 'what do you know about me?')).not.toMatch(/Tulsa|Milo/);
  });

  it('A companion asks about a past plan only outside quiet hours', async () => {
    await scene.ask(person, room, 'I have an interview tomorrow');
    const before = (await scene.log(person, room)).length;
    await scene.later(person, 48);
    expect(await scene.log(person, room)).toHaveLength(before);
    const now = scene.time.clock.now();
    const always = { ...defaultNotificationSettings, quietHoursStart: '00:00', quietHoursEnd: '23:59' };
    await call(scene.server.app, putNotificationSettings, { token: person.token, body: always });
    expect(await scene.ask(person, room, 'hello')).not.toContain('interview');
    await scene.later(person, 4);
    expect(scene.time.clock.now().getTime()).toBeGreaterThan(now.getTime());
    const awake = { ...always, quietHoursEnabled: false };
    await call(scene.server.app, putNotificationSettings, { token: person.token, body: awake });
    expect(await scene.ask(person, room, 'hi')).toContain('How did the interview go?');
  });

  it('A memory holds nothing said before the clearing and answered after it', async () => {
    await scene.say(person, room, 'My name is Casey');
    await inHand();
    await call(scene.server.app, contract.clearMemory, { token: person.token, params: { roomId: room } });
    await scene.settled(room);
    expect((await memory()).notes).toEqual([]);
  });

  it('A memory keeps the forty newest notes', async () => {
    for (let i = 0; i < 44; i += 1) {
      const friend = `F${String.fromCodePoint(97 + (i % 26))}${String.fromCodePoint(97 + Math.floor(i / 26))}ra`;
      await scene.say(person, room, `My friend ${friend} came by`);
      if (i % 11 === 10) await scene.settled(room);
    }
    await scene.settled(room);
    const kept = await notes();
    expect(kept).toHaveLength(40);
    expect(kept.at(-1)).toBe('Your friend is called Frbra');
  });
});
