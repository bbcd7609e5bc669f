import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markRead, sendMessage } from '#contract/chat.ts';
import type * as contract from '#contract/notifications.ts';
import { call } from '#test/app.ts';
import { makeCrowd } from '#test/faults/instance.ts';
import { PushScene } from '#test/push-scene.ts';

const scene = new PushScene();
const { say, due, until, allIsTold, set, subscribed } = scene;
beforeAll(scene.open);
beforeEach(scene.begin);
afterAll(scene.close);

describe('a message', () => {
  it('reaches whoever is away, once, with its words; its sender and the unsubscribed are left alone', async () => {
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

  it('waits three seconds for others like it, and they become one', async () => {
    for (const word of ['One', 'Two', 'Three']) await say(word);
    scene.time.pass(2900);
    expect((await due())[0]).toMatchObject({ seq: 3, claimed_until: null });
    await allIsTold();
    expect(scene.service.of(scene.phone)).toMatchObject([{ body: '3 new messages', unreadCount: 3 }]);
  });

  it('is silent where the person gave its kind no sound', async () => {
    await set(scene.ben, { dmSoundType: 'none' });
    await say('Softly');
    await allIsTold();
    expect(scene.service.of(scene.phone)).toMatchObject([{ body: 'Softly', isSilent: true }]);
  });

  it('is cut after 140 characters, never within one', async () => {
    await say(`${'a'.repeat(139)}👩‍👩‍👧‍👦b`);
    await allIsTold();
    expect(scene.service.of(scene.phone)[0]?.body).toBe(`${'a'.repeat(139)}👩‍👩‍👧‍👦…`);
  });

  it('goes to all devices; the one that is busy is tried again, alone, with patience, and not for ever', async () => {
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

  it('that comes while an earlier one is on its way is told as well', async () => {
    await say('First');
    const { promise: isAsked, resolve } = Promise.withResolvers<void>();
    scene.service.onAsked = async () => {
      scene.service.onAsked = undefined;
      await say('Second');
      resolve();
    };
    await until(() => scene.service.asked.length > 0);
    await isAsked;
    await allIsTold();
    expect(scene.service.of(scene.phone).map(({ body }) => body)).toEqual(['First', '2 new messages']);
  });

  it('that is known already is told once: a repeated sending notes nothing', async () => {
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
  /** Of the one note there must be. */
  const whatIsSent = async (): Promise<string[]> => {
    expect(await due()).toHaveLength(1);
    await allIsTold();
    return scene.service.asked;
  };

  it('of what was read meanwhile', async () => {
    const seq = await say('Read this');
    await call(scene.server.app, markRead, { token: scene.ben.token, params: { roomId: scene.roomId }, body: { seq } });
    expect(await whatIsSent()).toEqual([]);
  });

  it('of a muted room, for an hour or for ever; after the hour again', async () => {
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

  it('between two of whom one blocked the other in the last seconds', async () => {
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

  it('to somebody who left, was suspended, or whose room was closed', async () => {
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

  it('of a kind that is switched off, each by its own switch', async () => {
    const group = await makeCrowd(scene.database.db, [scene.ana, scene.ben]);
    const rooms: [string, keyof contract.NotificationSettings][] = [
      [scene.roomId, 'dmNotifications'],
      [group, 'groupNotifications'],
    ];
    for (const [room, setting] of rooms) {
      await set(scene.ben, { [setting]: false });
      await say('Psst', { room });
      expect(await whatIsSent()).toEqual([]);
      await set(scene.ben, { dmNotifications: false, groupNotifications: false, [setting]: true });
      await say('Psst', { room });
      await allIsTold();
      expect(scene.service.asked).toHaveLength(1);
      scene.service.asked.length = 0;
    }
  });

  it('in quiet hours, by the clock where the person is', async () => {
    // It begins at two in the afternoon in New York, and no test here is long enough to bring the night.
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
