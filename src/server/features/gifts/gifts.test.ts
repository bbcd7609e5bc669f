import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { giftTypes } from '#content/gifts.ts';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { GIFT_LINE, giftCategories, rarities } from '#contract/chat.gifts.ts';
import { answerRequest, getRoom } from '#contract/chat.ts';
import { blockPerson } from '#contract/blocks.ts';
import { listGiftTypes, listSentGifts } from '#contract/gifts.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { GiftScene } from '#test/gift-scene.ts';
import { makeGroup } from '#test/group-scene.ts';

const scene = GiftScene.forTests();
const { give, given, unwrap, read, received } = scene;
let ana: Person;
let ben: Person;
let roomId: string;
beforeEach(() => {
  ({ ana, ben, roomId } = scene);
});

const leftOf = async ({ token }: Person) => (await call(scene.test.app, listGiftTypes, { token })).body.today.left;
const giftsInAll = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM gift WHERE sender_id = ${ana.id}`.execute(
    scene.test.deps.db,
  );
  return rows[0]?.n ?? 0;
};

describe('The catalogue', () => {
  it('The 48 gifts have five categories, four rarities and unique names and emoji', () => {
    expect(giftTypes).toHaveLength(48);
    expect(new Set(giftTypes.map(({ category }) => category))).toEqual(new Set(giftCategories));
    for (const category of giftCategories) {
      const ofCategory = giftTypes.filter((type) => type.category === category);
      expect(ofCategory.length, category).toBeGreaterThanOrEqual(9);
    }
    expect(new Set(giftTypes.map(({ rarity }) => rarity))).toEqual(new Set(rarities));
    for (const key of ['id', 'name', 'emoji', 'description'] as const) {
      expect(new Set(giftTypes.map((type) => type[key])).size, key).toBe(48);
    }
  });
});

describe('A gift', () => {
  it('A gift is a room line that reveals its content to the sender alone', async () => {
    const { body } = await give(ana, ben, { note: 'for saturday', roomId });
    expect(body.message).toMatchObject({
      seq: 1,
      senderId: ana.id,
      content: GIFT_LINE,
      messageType: 'gift',
      gift: { receiverId: ben.id, giftType: { name: 'Night Swim', rarity: 'cosmic' }, message: 'for saturday' },
    });
    const wrapped = { receiverId: ben.id, giftType: null, message: '' };
    expect((await read(ben, roomId)).messages).toEqual([{ ...body.message, gift: wrapped }]);
    expect((await read(ana, roomId)).messages).toEqual([body.message]);
    const room = await call(scene.test.app, getRoom, { token: ben.token, params: { roomId } });
    expect(room.body).toMatchObject({ lastMessage: GIFT_LINE, unreadCount: 1 });
    expect(await received(ben)).toMatchObject([{ id: body.message.id, giftType: null, from: { id: ana.id } }]);
    const sent = await call(scene.test.app, listSentGifts, { token: ana.token });
    expect(sent.body.gifts).toMatchObject([{ giftType: { id: 'night-swim' }, to: { id: ben.id }, unwrappedAt: null }]);
  });

  it('The same client id again is the same gift, and takes one of the day', async () => {
    const clientId = '0190f6f0-0000-7000-8000-000000000001';
    const [first, again] = [await give(ana, ben, { roomId, clientId }), await give(ana, ben, { roomId, clientId })];
    expect([first.body.duplicate, again.body.duplicate]).toEqual([false, true]);
    expect(again.body.message).toEqual(first.body.message);
    expect([await leftOf(ana), await giftsInAll()]).toEqual([9, 1]);
    expect((await give(ana, ben, { roomId, clientId, type: 'odd-planet' })).problem.code).toBe('idempotency_conflict');
  });

  it('A gift needs a known kind, another person and a note within 140 characters', async () => {
    expect((await give(ana, ben, { type: 'a-house' })).problem.fields).toHaveProperty('giftTypeId');
    for (const room of [undefined, roomId]) expect((await give(ana, ana, { roomId: room })).status).toBe(400);
    expect((await give(ana, ben, { note: 'x'.repeat(141) })).problem.fields).toHaveProperty('message');
    for (const note of ['a\0b', 'a\ud800']) {
      expect((await give(ana, ben, { note })).problem.fields).toHaveProperty('message');
    }
    expect((await give(ana, ben, { note: '🌙'.repeat(140) })).status).toBe(200);
  });

  it('A gift is only for somebody who is in the room', async () => {
    const eve = await scene.person();
    expect((await give(ana, eve, { roomId })).status).toBe(404);
    expect((await give(eve, ben, { roomId })).status).toBe(404);
    expect(await leftOf(ana)).toBe(10);
  });

  it('A group takes no gift and the daily allowance stays untouched', async () => {
    const group = await makeGroup(scene.test, [ana, ben]);
    expect((await give(ana, ben, { roomId: group })).problem.message).toBe('Gifts go in a chat of two.');
    expect([await leftOf(ana), await giftsInAll()]).toEqual([10, 0]);
  });

  it('An AI character takes no gift and the daily allowance stays untouched', async () => {
    await sql`UPDATE room SET room_type = 'companion' WHERE id = ${roomId}`.execute(scene.test.deps.db);
    expect((await give(ana, ben, { roomId })).problem.message).toContain('AI characters');
    expect([await leftOf(ana), await giftsInAll()]).toEqual([10, 0]);
  });

  it('A giver’s list leaves out withdrawn gifts and people hidden from them', async () => {
    const sent = async (): Promise<string[]> =>
      (await call(scene.test.app, listSentGifts, { token: ana.token })).body.gifts.map(({ id }) => id);
    const [first, last] = [await given(ana, ben, { roomId }), await given(ana, ben, { roomId })];
    expect(await sent()).toEqual([last.id, first.id]);
    await call(scene.test.app, deleteMessage, { token: ana.token, params: { roomId, messageId: last.id } });
    expect(await sent()).toEqual([first.id]);
    await call(scene.test.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    expect(await sent()).toEqual([]);
  });

  it('A gift to a stranger opens a chat request', async () => {
    const eve = await scene.person();
    await sql`UPDATE account SET who_may_write = 'follows_and_matches' WHERE id = ${eve.id}`.execute(
      scene.test.deps.db,
    );
    const { id, chatRoomId } = await given(ana, eve, { note: 'hello' });
    const room = { params: { roomId: chatRoomId } };
    expect((await call(scene.test.app, getRoom, { token: eve.token, ...room })).body.request).toBe('received');
    expect((await give(ana, eve)).problem.code).toBe('request_waits');
    expect(await leftOf(ana)).toBe(9);
    expect((await unwrap(eve, id)).problem.code).toBe('request_unanswered');
    await call(scene.test.app, answerRequest, { token: eve.token, ...room, body: { answer: 'accept' } });
    expect((await unwrap(eve, id)).status).toBe(200);
    expect((await given(ana, eve)).chatRoomId).toBe(chatRoomId);
  });

  it('A gift’s note passes the same checks as a message and a refusal costs nothing', async () => {
    expect((await give(ana, ben, { roomId, note: 'You are a faggot' })).problem.code).toBe('send_anyway');
    expect(await leftOf(ana)).toBe(10);
    expect((await give(ana, ben, { roomId, note: 'You are a faggot', sendAnyway: true })).status).toBe(200);
    const eve = await scene.person();
    const room = await scene.room(ana, eve);
    expect((await give(ana, eve, { roomId: room, note: 'see https://example.com' })).problem.code).toBe(
      'contact_too_soon',
    );
    expect(await leftOf(ana)).toBe(9);
  });

  it('A gift cannot be edited and is taken back by deleting it while wrapped', async () => {
    const { id } = await given(ana, ben, { roomId });
    const params = { roomId, messageId: id };
    const edited = await call(scene.test.app, editMessage, { token: ana.token, params, body: { content: 'A yacht' } });
    expect(edited.status).toBe(400);
    const deleted = await call(scene.test.app, deleteMessage, { token: ana.token, params });
    expect(deleted.body.message).toMatchObject({ isDeleted: true, messageType: 'text' });
    expect(deleted.body.message).not.toHaveProperty('gift');
    expect((await unwrap(ben, id)).problem.code).toBe('message_gone');
    expect(await received(ben)).toEqual([]);
  });
});

describe('A day', () => {
  it('A person gives 10 gifts a day and reads when the next is possible', async () => {
    for (let n = 1; n <= 10; n += 1) await given(ana, ben, { roomId });
    const eleventh = await give(ana, ben, { roomId });
    expect([eleventh.status, eleventh.problem.code]).toEqual([429, 'gifts_used']);
    expect((await read(ana, roomId)).lastSeq).toBe(10);
    expect(await leftOf(ana)).toBe(0);
    expect(eleventh.problem.retryAfterSeconds).toBe(10 * 3600);
    await sql`UPDATE quota SET period = period - 1 WHERE user_id = ${ana.id} AND kind = 'gift'`.execute(
      scene.test.deps.db,
    );
    expect(await leftOf(ana)).toBe(10);
    expect((await give(ana, ben, { roomId })).status).toBe(200);
  });

  it('A Premium giver has no daily limit on gifts', async () => {
    await setPremium(scene.test.deps.db, ana.id, { isOn: true, source: 'payment', now: scene.test.clock.now() });
    for (let n = 1; n <= 11; n += 1) await given(ana, ben, { roomId });
    expect(await leftOf(ana)).toBeNull();
    await setPremium(scene.test.deps.db, ana.id, { isOn: false, source: 'payment', now: scene.test.clock.now() });
    expect(await leftOf(ana)).toBe(10);
  });
});
