import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import type { Pending } from '#web/features/chat/state/room.log.ts';
import { RoomStore } from '#web/features/chat/state/room.store.ts';
import { outcomeOf } from './outcome.ts';

const [ME, ROOM, ONE] = [100_000_000_001, '018f0000-0000-7000-8000-000000000000', 'one'];

function sending(): { store: RoomStore; told: string[]; to: (state: 'failed' | 'refused' | 'asked') => void } {
  const store = new RoomStore(ME);
  const base = { clientId: ONE, content: 'Hello', replyTo: null, createdAt: '2026-11-05T12:00:00.000Z', seq: null };
  const pending: Pending = { ...base, state: 'sending', refusal: null };
  store.dispatch(ROOM, { type: 'pending', pending });
  const told: string[] = [];
  void outcomeOf(store, ROOM, ONE).then((outcome) => told.push(outcome));
  return { store, told, to: (state) => void store.dispatch(ROOM, { type: 'state', clientId: ONE, state }) };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

it('A message counts as sent only once the server has it', async () => {
  const { store, told, to } = sending();
  await settled();
  to('failed');
  await settled();
  expect(told).toEqual([]);
  const [messageId, createdAt] = ['018f0000-0000-7000-8000-0000000000aa', '2026-11-05T12:00:01.000Z'];
  store.dispatch(ROOM, { type: 'acked', clientId: ONE, roomId: ROOM, messageId, seq: 1, createdAt });
  await settled();
  expect(told).toEqual(['sent']);
});

it('A message that comes back as a line counts as sent', async () => {
  const { store, told } = sending();
  const line: Message = {
    id: '018f0000-0000-7000-8000-0000000000aa',
    chatRoomId: ROOM,
    seq: 7,
    senderId: ME,
    clientId: ONE,
    content: 'Hello',
    messageType: 'text',
    replyTo: null,
    createdAt: '2026-11-05T12:00:01.000Z',
  };
  store.dispatch(ROOM, { type: 'entry', seq: 7, message: line });
  await settled();
  expect(told).toEqual(['sent']);
});

it('A refused or questioned message is not reported as sent', async () => {
  for (const state of ['refused', 'asked'] as const) {
    const { told, to } = sending();
    to(state);
    await settled();
    expect(told).toEqual([state]);
  }
});
