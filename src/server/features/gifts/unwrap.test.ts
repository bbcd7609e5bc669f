import { beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { previewReport } from '#contract/moderation.reports.ts';
import { setGiftShelf } from '#contract/gifts.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { GiftScene } from '#test/gift-scene.ts';

const scene = GiftScene.forTests();
const { given, unwrap, read, received, shelf } = scene;
let ana: Person;
let ben: Person;
let roomId: string;
beforeEach(() => {
  ({ ana, ben, roomId } = scene);
});

const hide = async (isHidden: boolean): Promise<void> => {
  const { db, clock, newId } = scene.test.deps;
  await inTransaction(db, (trx) => setMessageHidden(trx, { roomId, seq: 1, isHidden, now: clock.now(), newId }));
};

describe('Unwrapping', () => {
  it('Only the receiver unwraps a gift, and then all read its content', async () => {
    const message = await given(ana, ben, { note: 'for saturday', roomId });
    expect((await unwrap(ana, message.id)).status).toBe(404);
    const { body } = await unwrap(ben, message.id);
    const unwrappedAt = scene.test.clock.now().toISOString();
    const open = { ...message, gift: { ...message.gift, unwrappedAt }, changedSeq: 2 };
    expect(body.message).toEqual(open);
    for (const reader of [ana, ben]) expect((await read(reader, roomId)).messages).toEqual([open]);
    expect((await read(ben, roomId, { afterSeq: 1 })).changed).toEqual([open]);
    expect(await received(ben)).toMatchObject([{ giftType: { id: 'night-swim' }, unwrappedAt }]);
  });

  it('A gift that is unwrapped again and at once is unwrapped once', async () => {
    const { id } = await given(ana, ben, { roomId });
    const answers = await Promise.all(Array.from({ length: 6 }, () => unwrap(ben, id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message.changedSeq}`))).toEqual(
      new Set(['200 2']),
    );
    scene.test.clock.advance(1000);
    expect((await unwrap(ben, id)).body.message).toEqual(answers[0]?.body.message);
    expect((await read(ben, roomId)).lastSeq).toBe(2);
  });

  it('Nobody unwraps a gift whose note a moderator hid, until it is shown again', async () => {
    const { id } = await given(ana, ben, { note: 'something awful', roomId });
    await hide(true);
    expect((await unwrap(ben, id)).problem.code).toBe('message_gone');
    expect(JSON.stringify(await read(ben, roomId))).not.toContain('night-swim');
    expect(await received(ben)).toEqual([]);
    await hide(false);
    expect((await unwrap(ben, id)).status).toBe(200);
    await hide(true);
    expect(JSON.stringify(await read(ben, roomId))).not.toContain('awful');
    expect((await read(ana, roomId)).messages[0]?.gift).toMatchObject({ message: 'something awful' });
  });

  it('Each open screen hears of a gift and its unwrapping in its reader’s view', async () => {
    const address = (await scene.test.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const join = ({ token }: Person) => new TestSocket(`${address}/ws`).signIn(token, { [roomId]: 0 });
    const [hers, his, hisOther] = [await join(ana), await join(ben), await join(ben)];
    const message = await given(ana, ben, { note: 'shh', roomId });
    const wrapped = { receiverId: ben.id, giftType: null, message: '' };
    expect((await hers.next('gift_received')).message.gift).toEqual(message.gift);
    for (const socket of [his, hisOther]) expect((await socket.next('gift_received')).message.gift).toEqual(wrapped);
    await unwrap(ben, message.id);
    for (const socket of [hers, his, hisOther]) {
      const { seq, messageId, message: now } = await socket.next('gift_unwrapped');
      expect([seq, messageId, now.gift?.message, now.gift?.giftType?.id]).toEqual([2, message.id, 'shh', 'night-swim']);
    }
    for (const socket of [hers, his, hisOther]) socket.ws.close();
  });

  it('A report of an unwrapped gift copies its note', async () => {
    const { id, seq } = await given(ana, ben, { note: 'buy my course', roomId });
    await unwrap(ben, id);
    const subject = { kind: 'message' as const, id: `${roomId}:${seq}` };
    const { body } = await call(scene.test.app, previewReport, { token: ben.token, body: { subject } });
    expect(JSON.stringify(body)).toContain('Night Swim: buy my course');
  });
});

describe('A shelf', () => {
  it('A shelf has what its person unwrapped, the newest first, with who gave it', async () => {
    const first = await given(ana, ben, { roomId });
    await given(ana, ben, { roomId, type: 'warm-mug' });
    const last = await given(ana, ben, { roomId, type: 'odd-planet' });
    for (const { id } of [last, first]) await unwrap(ben, id);
    const eve = await scene.person();
    for (const viewer of [ben, eve]) {
      const { body } = await shelf(viewer, ben);
      expect(body.gifts.map(({ giftType, from }) => [giftType.id, from?.displayName])).toEqual([
        ['odd-planet', 'Ana'],
        ['night-swim', 'Ana'],
      ]);
      expect([body.count, body.isHidden, body.next]).toEqual([2, false, null]);
    }
  });

  it('A shelf that its person hides is empty for others and whole for them', async () => {
    const { id } = await given(ana, ben, { roomId });
    await unwrap(ben, id);
    const set = (isHidden: boolean) => call(scene.test.app, setGiftShelf, { token: ben.token, body: { isHidden } });
    await set(true);
    await set(true);
    expect((await shelf(ana, ben)).body).toEqual({ gifts: [], count: 0, isHidden: true, next: null });
    expect((await shelf(ben, ben)).body).toMatchObject({ count: 1, isHidden: true });
    await set(false);
    expect((await shelf(ana, ben)).body).toMatchObject({ count: 1, isHidden: false });
  });

  it('A gift shelf leaves out givers hidden from the viewer or blocked by its owner', async () => {
    const { id } = await given(ana, ben, { roomId });
    await unwrap(ben, id);
    const eve = await scene.person();
    const block = (by: Person, whom: Person) =>
      call(scene.test.app, blockPerson, { token: by.token, params: { userId: whom.id } });
    await block(eve, ana);
    expect((await shelf(eve, ben)).body).toMatchObject({ gifts: [], count: 0 });
    expect((await shelf(ben, ben)).body.count).toBe(1);
    await block(ben, ana);
    expect((await shelf(ben, ben)).body).toMatchObject({ gifts: [], count: 0 });
    expect(await received(ben)).toEqual([]);
    expect((await shelf(ana, ben)).status).toBe(404);
  });

  it('A gift of somebody whose account is gone stays, without their name', async () => {
    const { id } = await given(ana, ben, { roomId });
    await unwrap(ben, id);
    await scene.test.deps.db.deleteFrom('account').where('id', '=', ana.id).execute();
    expect((await shelf(ben, ben)).body.gifts).toMatchObject([{ from: null }]);
  });

  it('A long shelf comes page by page', async () => {
    const { db, newId, clock } = scene.test.deps;
    const rows = Array.from({ length: 61 }, () => ({
      id: newId(),
      room_id: roomId,
      seq: 1,
      type: 'warm-mug',
      sender_id: ana.id,
      receiver_id: ben.id,
      sent_at: clock.now(),
      unwrapped_at: clock.now(),
    }));
    await db.insertInto('gift').values(rows).execute();
    const first = (await shelf(ana, ben)).body;
    expect([first.gifts.length, first.count]).toEqual([60, 61]);
    const rest = await scene.shelf(ana, ben, first.next ?? undefined);
    expect([rest.body.gifts.length, rest.body.next]).toEqual([1, null]);
  });
});
