import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson, liftBlock } from '#contract/blocks.ts';
import type { Message } from '#contract/chat.ts';
import { madeForYou } from '#contract/companions.ts';
import { storyOf } from '#companions/scenes.ts';
import { themes } from '#companions/scenes.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { caseOfQuestion } from '#content/safety/questions.ts';
import { call } from '#test/app.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import type { Person } from '#test/faults/client.ts';

let scene: CompanionScene;
let person: Person;
let room: string;
let companion: number;

beforeAll(async () => {
  scene = new CompanionScene();
  await scene.open();
});
afterAll(() => scene.close());
beforeEach(async () => {
  person = await scene.person();
  ({ room, companion } = await scene.meet(person));
});

/** Returns the character's last line, read anew from the server. */
async function lastLine(): Promise<Message> {
  const line = (await scene.log(person, room)).findLast(({ senderId }) => senderId === companion);
  return line ?? expect.fail('no line');
}

async function say(text: string): Promise<Message> {
  await scene.say(person, room, text);
  await scene.settled(room);
  return lastLine();
}

async function story(): Promise<ReturnType<typeof storyOf>> {
  const { rows } = await sql<{ key: string }>`SELECT key FROM companion WHERE user_id = ${companion}`.execute(
    scene.database.db,
  );
  return storyOf(rows[0]?.key ?? '');
}

describe('a scene', () => {
  it('A scene is offered with the first line and played to its end', async () => {
    const [first, second] = (await story()).scenes;
    let line = await lastLine();
    expect(line.replies?.slice(0, 2)).toEqual([first?.opener, second?.opener]);
    line = await say(line.replies?.[0] ?? '');
    expect(line.scene).toEqual({ title: first?.title, number: 1, of: 5 });
    for (let turn = 0; turn < 10 && line.replies?.[0] !== second?.opener; turn += 1) {
      line = await say(line.replies?.[0] ?? '');
    }
    expect(line.replies?.slice(0, 2)).toEqual([second?.opener, (await story()).scenes[2]?.opener]);
  });

  it('A scene keeps its place when something else is asked', async () => {
    const begun = await say((await lastLine()).replies?.[0] ?? '');
    const next = await say('why do whales sing in the dark?');
    expect(next.content).not.toBe(begun.content);
    expect(next).toMatchObject({ replies: begun.replies, scene: begun.scene });
  });

  it('No place among the scenes is sent to a reader', async () => {
    await say((await lastLine()).replies?.[0] ?? '');
    expect(JSON.stringify(await scene.log(person, room))).not.toContain('"place"');
  });

  it('A number takes no old reply after a goodbye', async () => {
    await say((await lastLine()).replies?.[0] ?? '');
    expect(await say('goodbye!')).not.toHaveProperty('replies');
    expect((await say('2')).content).not.toContain((await story()).scenes[1]?.title);
    expect(await lastLine()).toMatchObject({ scene: { number: 1 } });
  });

  it('A blocked character says nothing, and the place is there when it is unblocked', async () => {
    const begun = await say((await lastLine()).replies?.[0] ?? '');
    const params = { userId: companion };
    await call(scene.server.app, blockPerson, { token: person.token, params });
    await expect(scene.say(person, room, '1')).rejects.toThrow('blocked');
    await scene.settled(room);
    await call(scene.server.app, liftBlock, { token: person.token, params });
    expect(await lastLine()).toMatchObject({ content: begun.content, replies: begun.replies });
    expect(await say('1')).toMatchObject({ scene: { number: 1 } });
  });

  it('A companion made for a person offers themes, and answers the one that is chosen', async () => {
    await setPremium(scene.database.db, person.id, { isOn: true, source: 'developer', now: scene.time.clock.now() });
    const { body } = await call(scene.server.app, madeForYou, { token: person.token });
    [room, companion] = [body.chatroom_id ?? '', body.companion?.id ?? 0];
    const opener = (await lastLine()).replies?.[0] ?? '';
    const theme = themes().find(({ examples }) => examples[0] === opener);
    const answer = await say('1');
    expect(answer.replies?.slice(0, 3)).toEqual(theme?.replies.map(({ text }) => text));
    const next = await say(answer.replies?.[1] ?? '');
    expect(Object.values(theme?.replies[1]?.answer ?? {})).toContain(next.content);
    expect(next.replies).toContain('ask me something');
  });

  it('A choice is spoken of on a later day', async () => {
    const { returns } = await story();
    const place = { scene: null, step: 'start', marks: [returns[0]?.mark], done: [], recalled: [] };
    await sql`UPDATE room_event SET payload = jsonb_set(payload, '{offer,place}', ${JSON.stringify(place)}::jsonb)
      WHERE room_id = ${room} AND sender_id = ${companion}`.execute(scene.database.db);
    await sql`UPDATE room_event SET created_at = created_at - interval '2 days' WHERE room_id = ${room}`.execute(
      scene.database.db,
    );
    expect((await say('hello')).content).toContain(returns[0]?.text);
  });

  it('A crisis ends the offer', async () => {
    await say((await lastLine()).replies?.[0] ?? '');
    expect(await say('I want to kill myself')).not.toHaveProperty('replies');
  });

  it('Words that the character offers get no safety question, and others beside them do', async () => {
    const offered = 'i have two arms. where do i push?';
    const offer = (): Promise<unknown> =>
      sql`UPDATE room_event SET payload = jsonb_set(payload, '{offer,replies}', ${JSON.stringify([offered, 'not today'])}::jsonb)
        WHERE room_id = ${room} AND sender_id = ${companion}`.execute(scene.database.db);
    await offer();
    expect(caseOfQuestion((await say(offered)).content)).toBeUndefined();
    // The character's answer offers others, so the same words are the person's own.
    expect(caseOfQuestion((await say(offered)).content)).toBe('medical');
    await offer();
    expect((await say(`${offered} i took a whole bottle of tylenol`)).content).toContain('Poison Control');
  });
});
