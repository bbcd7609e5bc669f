import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { setRoom } from '#contract/chat.list.ts';
import { listMessages, markRead, sendMessage } from '#contract/chat.ts';
import type * as contract from '#contract/notifications.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom } from '#test/faults/instance.ts';
import { PushScene } from '#test/push-scene.ts';

const scene = new PushScene();
const { say, due, until, allIsTold, set, subscribed } = scene;
beforeAll(scene.open);
beforeEach(scene.begin);
afterAll(scene.close);

describe('a message', () => {
  it('A message is pushed once with its words to the absent recipient', async () => {
    const mine = await subscribed(scene.ana);
    const seq = await say('Are you coming to the lake?');
    expect(await due()).toMatchObject([{ user_id: scene.ben.id, seq }]);
    await allIsTold();
    expect(scene.service.delivered.at(-1)).toEqual({
      device: scene.phone,
      payload: {
        type: 'new_message',
        title: `p_${scene.ana.id}`,
        body: 'Are you coming to the lake?',
        url: `/chat/${scene.roomId}`,
        tag: scene.roomId,
        roomId: scene.roomId,
        unreadCount: 1,
        isSilent: false,
      },
      urgency: 'normal',
      topic: scene.roomId.replaceAll('-', ''),
      ttl: 86_400,
      contact: 'mailto:hello@localhost',
    });
    expect([scene.service.of(scene.phone).length, scene.service.of(mine).length]).toEqual([1, 0]);
    await say('Yes!', { from: scene.ben });
    await allIsTold();
    expect([scene.service.of(scene.phone).length, scene.service.of(mine).length]).toEqual([1, 1]);
  });

  it('A message waits three seconds for others like it, and they become one', async () => {
    for (const word of ['One', 'Two', 'Three']) await say(word);
    scene.time.pass(2900);
    expect((await due())[0]).toMatchObject({ seq: 3, claimed_until: null });
    await allIsTold();
    expect(scene.service.of(scene.phone)).toMatchObject([{ body: '3 new messages', unreadCount: 3 }]);
  });

  it('A message is silent where the person gave its kind no sound', async () => {
    await set(scene.ben, { dmSoundType: 'none' });
    await say('Softly');
    await allIsTold();
    expect(scene.service.of(scene.phone)).toMatchObject([{ body: 'Softly', isSilent: true }]);
  });

  it('A message is cut after 140 characters, never within one', async () => {
    await say(`${'a'.repeat(139)}👩‍👩‍👧‍👦b`);
    await allIsTold();
    expect(scene.service.of(scene.phone)[0]?.body).toBe(`${'a'.repeat(139)}👩‍👩‍👧‍👦…`);
  });

  it('A push for a message without words is in the reader’s language', async () => {
    await sql`UPDATE session SET language = 'es' WHERE user_id = ${scene.ben.id}`.execute(scene.database.db);
    const body = { clientId: randomUUID(), content: '', gif: { id: 'wildin.hello-otter' } };
    await call(scene.server.app, sendMessage, { token: scene.ana.token, params: { roomId: scene.roomId }, body });
    await allIsTold();
    expect(scene.service.of(scene.phone)[0]?.body).toBe('Envió un GIF.');
  });

  it('A message that disappears is announced without its words', async () => {
    await say('Before');
    await allIsTold();
    await sql`UPDATE room SET fade_seconds = 86400 WHERE id = ${scene.roomId}`.execute(scene.database.db);
    await call(scene.server.app, markRead, {
      token: scene.ben.token,
      params: { roomId: scene.roomId },
      body: { seq: 1 },
    });
    await say('The walrus wakes at noon');
    await allIsTold();
    expect(scene.service.of(scene.phone).map(({ body }) => body)).toEqual(['Before', 'A message that disappears.']);
  });

  it('A message of 140 characters is not cut', async () => {
    await say('b'.repeat(140));
    await allIsTold();
    expect(scene.service.of(scene.phone)[0]?.body).toBe('b'.repeat(140));
  });

  it('A message among many unread ones is counted with them, up to 99', async () => {
    await Promise.all(Array.from({ length: 99 }, (_, n) => say(`Line ${n}`)));
    await allIsTold();
    await say('Line 100');
    await allIsTold();
    const bodies = scene.service.of(scene.phone).map(({ body }) => body);
    expect(bodies).toEqual(['99 new messages', '99+ new messages']);
  });

  it('A failed push is retried only on that device and only a few times', async () => {
    const laptop = await subscribed(scene.ben);
    scene.service.next({ status: 503, headers: { 'retry-after': '90' } });
    await say('Knock knock');
    await until(([row]) => row?.only_devices !== null && row?.claimed_until === null);
    const [row] = await due();
    expect(row?.due_at.getTime()).toBeGreaterThan(scene.time.clock.now().getTime() + 80_000);
    expect(scene.service.of(scene.phone).length + scene.service.of(laptop).length).toBe(1);
    scene.time.pass(90_000);
    await allIsTold();
    expect([scene.service.of(scene.phone).length, scene.service.of(laptop).length]).toEqual([1, 1]);

    scene.service.next(...Array.from({ length: 20 }, () => ({ status: 500 })));
    scene.service.asked.length = 0;
    await say('Anybody?');
    for (let pass = 0; pass < 5; pass += 1) {
      const tried = (pass + 1) * 2;
      await until(
        (rows) => scene.service.asked.length >= tried && (rows.length === 0 || rows[0]?.claimed_until === null),
      );
      scene.time.clock.advance(1_800_000);
    }
    await allIsTold();
    expect(scene.service.asked).toHaveLength(10);
  });

  it('A message is given up once five workers have died over it', async () => {
    const diedTimes = (tries: number) => scene.database.db.updateTable('push_due').set({ tries }).execute();
    await say('The fifth try tells it');
    await diedTimes(4);
    await allIsTold();
    expect(scene.service.of(scene.phone)).toMatchObject([{ body: 'The fifth try tells it' }]);
    await say('No sixth try');
    await diedTimes(5);
    await allIsTold();
    expect(scene.service.asked).toHaveLength(1);
  });

  it('A message that arrives during a push is pushed three seconds later', async () => {
    await say('First');
    const { promise: isAsked, resolve } = Promise.withResolvers<void>();
    scene.service.onAsked = async () => {
      scene.service.onAsked = undefined;
      await say('Second');
      resolve();
    };
    await until(() => scene.service.asked.length > 0);
    await isAsked;
    await until((rows) => rows.every((row) => row.claimed_until === null));
    const [next] = await due();
    expect(next?.due_at).toEqual(new Date(scene.time.clock.now().getTime() + 3000));
    await allIsTold();
    expect(scene.service.of(scene.phone).map(({ body }) => body)).toEqual(['First', '2 new messages']);
  });

  it('A resent message causes only one push', async () => {
    const body = { clientId: randomUUID(), content: 'Only once' };
    const send = () =>
      call(scene.server.app, sendMessage, { token: scene.ana.token, params: { roomId: scene.roomId }, body });
    await send();
    await allIsTold();
    expect((await send()).body.duplicate).toBe(true);
    expect(await due()).toEqual([]);
    expect(scene.service.of(scene.phone)).toHaveLength(1);
  });
});

describe('nothing is sent', () => {
  /** Waits until the only claim has ended, after one try at most, and returns the requests to the push service. */
  const whatIsSent = async (): Promise<string[]> => {
    expect(await due()).toHaveLength(1);
    let looks = 0;
    await until((rows) => {
      looks = Math.max(looks, ...rows.map(({ tries }) => tries));
      return rows.length === 0;
    });
    expect(looks).toBeLessThanOrEqual(1);
    return scene.service.asked;
  };

  it('A message read meanwhile is not pushed', async () => {
    const seq = await say('Read this');
    await call(scene.server.app, markRead, { token: scene.ben.token, params: { roomId: scene.roomId }, body: { seq } });
    expect(await whatIsSent()).toEqual([]);
  });

  it('A message deleted meanwhile is not pushed, and one edited meanwhile has its new words', async () => {
    const { ana, roomId, server } = scene;
    const ids = async () =>
      (await call(server.app, listMessages, { token: ana.token, params: { roomId } })).body.messages.map(
        ({ id }) => id,
      );
    await say('Edit this');
    await say('Delete this');
    const [first = '', second = ''] = (await ids()).slice(-2);
    const of = (messageId: string) => ({ token: ana.token, params: { roomId, messageId } });
    await call(server.app, editMessage, { ...of(first), body: { content: 'Edited' } });
    await call(server.app, deleteMessage, of(second));
    await allIsTold();
    expect(scene.service.delivered.at(-1)?.payload.body).toBe('Edited');
  });

  it('A muted room pushes nothing until its mute ends', async () => {
    const mute = (until_: string) =>
      sql`UPDATE room_member SET muted_until = ${until_} WHERE room_id = ${scene.roomId} AND user_id = ${scene.ben.id}`.execute(
        scene.database.db,
      );
    const inAnHour = new Date(scene.time.clock.now().getTime() + 3_600_000).toISOString();
    for (const moment of [inAnHour, 'infinity']) {
      await mute(moment);
      await say('Hush');
      expect(await whatIsSent()).toEqual([]);
    }
    await mute(scene.time.clock.now().toISOString());
    await say('Loud');
    await allIsTold();
    expect(scene.service.of(scene.phone)).toHaveLength(1);
  });

  it('A mention passes a group’s mute unless the member silences mentions', async () => {
    const { ana, ben, database, server } = scene;
    const group = await makeCrowd(database.db, [ana, ben]);
    const mute = (body: object, room = group) =>
      call(server.app, setRoom, { token: ben.token, params: { roomId: room }, body });
    const handle = `p_${ben.id}`;
    expect((await mute({ mute: 'forever' })).body).toMatchObject({ isMuted: true, mentionsPass: true });
    for (const words of ['Hush', `write to me@${handle}.example`, `@${handle}s`]) {
      await say(words, { room: group });
      expect(await whatIsSent()).toEqual([]);
    }
    await say(`Not for (@${handle.toUpperCase()}), is it?`, { room: group });
    await say('And this is for everybody', { room: group });
    await whatIsSent();
    const told = [{ body: `Not for (@${handle.toUpperCase()}), is it?` }];
    expect(scene.service.of(scene.phone)).toMatchObject(told);
    expect((await mute({ mentionsPass: false })).body).toMatchObject({ isMuted: true, mentionsPass: false });
    await say(`@${handle}, again`, { room: group });
    await whatIsSent();
    await say('Just us two', { from: ben });
    await mute({ mute: '1h' }, scene.roomId);
    await say(`@${handle}, between us`);
    await whatIsSent();
    expect(scene.service.of(scene.phone)).toMatchObject(told);
  });

  it('A block in the last seconds keeps a message from being pushed, both ways', async () => {
    for (const [one, other] of [
      [scene.ana.id, scene.ben.id],
      [scene.ben.id, scene.ana.id],
    ]) {
      await sql`DELETE FROM block`.execute(scene.database.db);
      await say('Listen');
      await sql`INSERT INTO block VALUES (${one}, ${other}, now())`.execute(scene.database.db);
      expect(await whatIsSent()).toEqual([]);
    }
    await sql`DELETE FROM block`.execute(scene.database.db);
  });

  it('A stranger’s request is not pushed', async () => {
    await sql`UPDATE room SET asked_by = ${scene.ana.id} WHERE id = ${scene.roomId}`.execute(scene.database.db);
    await say('Hello?');
    expect(await whatIsSent()).toEqual([]);
  });

  it('A person who left, was suspended, or whose room was closed gets no push', async () => {
    await say('Wait');
    await sql`UPDATE room_member SET left_seq = 9 WHERE user_id = ${scene.ben.id}`.execute(scene.database.db);
    expect(await whatIsSent()).toEqual([]);
    await sql`UPDATE room_member SET left_seq = NULL WHERE user_id = ${scene.ben.id}`.execute(scene.database.db);
    await say('Wait');
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${scene.ben.id}`.execute(scene.database.db);
    expect(await whatIsSent()).toEqual([]);
    await sql`UPDATE account SET suspended_at = NULL WHERE id = ${scene.ben.id}`.execute(scene.database.db);
    await say('Wait');
    await sql`UPDATE room SET closed_at = now() WHERE id = ${scene.roomId}`.execute(scene.database.db);
    expect(await whatIsSent()).toEqual([]);
  });

  it('Each push setting switches off only its own kind of message', async () => {
    const group = await makeCrowd(scene.database.db, [scene.ana, scene.ben]);
    const [carla] = (await makePeople(scene.server.deps, 1)) as [Person];
    const companion = await makeRoom(scene.database.db, carla, scene.ben);
    await sql`UPDATE room SET room_type = 'companion' WHERE id = ${companion}`.execute(scene.database.db);
    const rooms: [Person, string, keyof contract.NotificationSettings][] = [
      [scene.ana, scene.roomId, 'dmNotifications'],
      [carla, companion, 'dmNotifications'],
      [scene.ana, group, 'groupNotifications'],
    ];
    for (const [from, room, setting] of rooms) {
      await set(scene.ben, { [setting]: false });
      await say('Psst', { from, room });
      expect(await whatIsSent()).toEqual([]);
      await set(scene.ben, { dmNotifications: false, groupNotifications: false, [setting]: true });
      await say('Psst', { from, room });
      await allIsTold();
      expect(scene.service.asked).toHaveLength(1);
      scene.service.asked.length = 0;
    }
  });

  it('Quiet hours hold back a push, by the clock where the person is', async () => {
    // It is 14:00 in New York at first, so the test's waits end before the quiet hours.
    const live = async (timeZone: string): Promise<void> => {
      await sql`UPDATE account SET time_zone = ${timeZone} WHERE id = ${scene.ben.id}`.execute(scene.database.db);
    };
    await live('Asia/Tokyo');
    await say('Asleep?');
    expect(await whatIsSent()).toEqual([]);
    await live('America/New_York');
    await say('Good afternoon');
    await allIsTold();
    expect(scene.service.asked).toHaveLength(1);
    scene.service.asked.length = 0;
    const siesta = { quietHoursStart: '12:00', quietHoursEnd: '23:00' };
    await set(scene.ben, siesta);
    await say('Siesta');
    expect(await whatIsSent()).toEqual([]);
    await set(scene.ben, { ...siesta, quietHoursEnabled: false });
    await say('Awake');
    await allIsTold();
    expect(scene.service.asked).toHaveLength(1);
  });
});
