import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { pinMessage } from '#contract/chat.pins.ts';
import { getRoom, HIDDEN_MESSAGE, listMessages, type Message } from '#contract/chat.ts';
import { announceRoom, messageFor, setMessageHidden } from '#server/features/chat/messages.ts';
import { newUuid } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, type Instance } from '#test/faults/instance.ts';
import { LiveScene } from '#test/live-scene.ts';

/** The sweeper, which finds lines that were not announced, does not run in this scene. */
const scene = new LiveScene();
let server: Instance;
let ana: Person;
let ben: Person;
let roomId: string;
let message: Message;

beforeAll(async () => {
  ({ server } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  roomId = await makeRoom(server.deps.db, ana, ben);
  message = await say(ben, 'A secret');
});
afterEach(scene.dropSockets);

async function say({ id: senderId }: Person, content: string, replyTo?: string): Promise<Message> {
  const written = await server.deps.rooms.keeper.say({ roomId, senderId, clientId: newUuid(), content, replyTo });
  if (!('message' in written)) throw new Error(written.verdict);
  return written.message;
}
const at = ({ token }: Person) => ({ token, params: { roomId, messageId: message.id } });
const read = async ({ token }: Person): Promise<Message[]> =>
  (await call(server.app, listMessages, { token, params: { roomId } })).body.messages;

it('A pin, an edit and a deletion reach open screens at once', async () => {
  const socket = await scene.connect(ana, { [roomId]: 1 });
  await call(server.app, pinMessage, { ...at(ben), body: { isOn: true } });
  expect(await socket.next('message_pinned')).toMatchObject({ seq: 2, message: { pinnedSeq: 2 } });
  await call(server.app, editMessage, { ...at(ben), body: { content: 'Another' } });
  expect(await socket.next('message_edited')).toMatchObject({ seq: 3, message: { content: 'Another' } });
  await call(server.app, deleteMessage, at(ben));
  expect(await socket.next('message_deleted')).toMatchObject({ seq: 4, message: { isDeleted: true } });
});

it('A message can be read only by people in its room', async () => {
  const [eve] = (await makePeople(server.deps, 1)) as [Person];
  const wish = { roomId, messageId: message.id };
  await expect(messageFor(server.deps.db, { ...wish, userId: eve.id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await messageFor(server.deps.db, { ...wish, userId: ana.id })).toEqual(message);
  const nowhere = { ...at(ana), params: { roomId: newUuid(), messageId: message.id } };
  expect((await call(server.app, pinMessage, { ...nowhere, body: { isOn: true } })).status).toBe(404);
});

describe('a hidden message', () => {
  const hide = async (isHidden: boolean): Promise<boolean> => {
    const { db, clock, newId } = server.deps;
    const hiding = { roomId, seq: 1, isHidden, now: clock.now(), newId };
    const isDone = await inTransaction(db, (trx) => setMessageHidden(trx, hiding));
    announceRoom(server.deps, roomId);
    return isDone;
  };

  it('A hidden message shows its words only to its author', async () => {
    const quote = await say(ana, 'As you say', message.id);
    expect(quote.replyTo?.content).toBe('A secret');
    expect(await hide(true)).toBe(true);
    expect(await hide(true)).toBe(false);
    const [hers, his] = [await read(ana), await read(ben)];
    expect(hers[0]).toMatchObject({ content: HIDDEN_MESSAGE, isHidden: true, messageType: 'text' });
    expect(his[0]).toMatchObject({ content: 'A secret', isHidden: true });
    expect([hers[1]?.replyTo, his[1]?.replyTo]).toEqual([
      expect.objectContaining({ content: HIDDEN_MESSAGE }),
      expect.objectContaining({ content: HIDDEN_MESSAGE }),
    ]);
    expect(await hide(false)).toBe(true);
    expect((await read(ana)).map(({ content, replyTo, isHidden }) => [content, replyTo?.content, isHidden])).toEqual([
      ['A secret', undefined, undefined],
      ['As you say', 'A secret', undefined],
    ]);
  });

  it('Open screens of others get the notice, and those of its author the words', async () => {
    const [hers, his] = [await scene.connect(ana, { [roomId]: 1 }), await scene.connect(ben, { [roomId]: 1 })];
    await hide(true);
    expect(await hers.next('message_changed')).toMatchObject({
      seq: 2,
      message: { content: HIDDEN_MESSAGE, isHidden: true },
    });
    expect(await his.next('message_changed')).toMatchObject({ seq: 2, message: { content: 'A secret' } });
    const late = await scene.connect(ben, { [roomId]: 0 });
    expect(late.events.find(({ type }) => type === 'new_message')).toMatchObject({
      message: { content: 'A secret', isHidden: true },
    });
  });

  it('The list shows the notice to others where the last message is hidden', async () => {
    await hide(true);
    const last = async ({ token }: Person) =>
      (await call(server.app, getRoom, { token, params: { roomId } })).body.lastMessage;
    expect([await last(ana), await last(ben)]).toEqual([HIDDEN_MESSAGE, 'A secret']);
  });

  it('A message in an unknown room cannot be hidden', async () => {
    const { db, clock, newId } = server.deps;
    const hiding = { roomId: newId(), seq: 1, isHidden: true, now: clock.now(), newId };
    expect(await inTransaction(db, (trx) => setMessageHidden(trx, hiding))).toBe(false);
  });
});
