import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { GIFT_LINE } from '#contract/chat.gifts.ts';
import { listMessages, type Message } from '#contract/chat.ts';
import { getGiftShelf, listReceivedGifts, sendGift, unwrapGift } from '#contract/gifts.ts';
import { insertGift } from '#server/features/gifts/gifts.queries.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, type Answer, type TestApp } from './app.ts';
import type { Person } from './faults/client.ts';
import { ReportScene } from './report-scene.ts';

/** Writes a gift to a group, as earlier versions allowed; returns undefined if the giver cannot write there. */
export async function giveInGroup(
  { deps }: Pick<TestApp, 'deps'>,
  { roomId, from, to }: { roomId: string; from: Person; to: Person },
): Promise<Message | undefined> {
  const gift = { type: 'night-swim', receiverId: to.id, note: '' };
  const draft = { roomId, senderId: from.id, clientId: randomUUID(), content: GIFT_LINE, gift };
  const { message, announce } = await inTransaction(deps.db, async (trx) => {
    const { written, announce: tell } = await deps.rooms.keeper.sayWithin(trx, draft);
    if (!('message' in written)) return { message: undefined, announce: tell };
    const { id, seq } = written.message;
    const row = { id, room_id: roomId, seq, type: gift.type, sender_id: from.id, receiver_id: to.id };
    await insertGift(trx, { ...row, sent_at: deps.clock.now(), unwrapped_at: null });
    return { message: written.message, announce: tell };
  });
  if (message !== undefined) announce();
  return message;
}

interface Giving {
  type?: string;
  note?: string;
  roomId?: string | undefined;
  clientId?: string;
  sendAnyway?: true;
}

/** A server with people who send gifts to each other. */
export class GiftScene extends ReportScene {
  ana!: Person;
  ben!: Person;
  /** The room of Ana and Ben. */
  roomId = '';

  /** Opens the server for the tests of a file. Each test gets a new Ana and a new Ben, who share a room. */
  static forTests(): GiftScene {
    const scene = new GiftScene();
    beforeAll(scene.open);
    afterAll(scene.close);
    beforeEach(async () => {
      scene.ana = await scene.person({ name: 'Ana' });
      scene.ben = await scene.person({ name: 'Ben' });
      scene.roomId = await scene.room(scene.ana, scene.ben);
    });
    return scene;
  }

  give = (
    from: Person,
    to: Person,
    { type = 'night-swim', note = '', roomId, clientId = randomUUID(), ...more }: Giving = {},
  ): Promise<Answer<{ message: Message; duplicate: boolean }>> =>
    call(this.test.app, sendGift, {
      token: from.token,
      body: {
        giftTypeId: type,
        receiverId: to.id,
        message: note,
        clientId,
        ...(roomId && { chatRoomId: roomId }),
        ...more,
      },
    });

  /** Gives a gift and returns its message. Throws if the server refuses the gift. */
  given = async (from: Person, to: Person, giving: Giving = {}): Promise<Message> => {
    const answer = await this.give(from, to, giving);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return answer.body.message;
  };

  unwrap = ({ token }: Person, giftId: string): Promise<Answer<{ message: Message }>> =>
    call(this.test.app, unwrapGift, { token, params: { giftId } });

  received = async ({ token }: Person) => (await call(this.test.app, listReceivedGifts, { token })).body.gifts;

  shelf = ({ token }: Person, { id }: Person, before?: string) =>
    call(this.test.app, getGiftShelf, { token, params: { id }, ...(before && { query: { before } }) });

  read = async ({ token }: Person, roomId: string, query: Record<string, number> = {}) =>
    (await call(this.test.app, listMessages, { token, params: { roomId }, query })).body;
}
