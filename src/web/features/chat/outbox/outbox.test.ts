import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { deviceOutbox, type OutboxEntry, type OutboxStorage } from './outbox.storage.ts';
import { createOutbox, PATIENCE_MS, RESEND_MS, type Outbox, type SendResult } from './outbox.ts';

const ME = 100_000_000_001;
const ROOM = '018f0000-0000-7000-8000-000000000000';

interface Tab {
  outbox: Outbox;
  wire: string[];
  bubbles: Map<string, string>;
  answer: (entry: OutboxEntry) => SendResult;
  time: { now: number };
}

const messageOf = (clientId: string): Message => ({
  id: clientId,
  chatRoomId: ROOM,
  seq: 1,
  senderId: ME,
  clientId,
  content: 'hello',
  messageType: 'text',
  replyTo: null,
  createdAt: '2026-11-05T12:00:00.000Z',
});

let databases = 0;
const newStorage = (): OutboxStorage => deviceOutbox(`outbox-${(databases += 1)}`);

/** Opens one tab of a browser. The storage outlives the tab. `wire` lists the client ids of what the tab sent. */
function openTab(storage: OutboxStorage, time = { now: 1000 }, prefix = 'a'): Tab {
  let ids = 0;
  const tab: Tab = {
    wire: [],
    bubbles: new Map(),
    answer: () => ({ kind: 'unknown' }),
    time,
    outbox: createOutbox({
      userId: ME,
      storage,
      now: () => time.now,
      newId: () => `${prefix}${(ids += 1)}`,
      transmit: async (entry) => {
        const isKept = (await storage.all(ME)).some(({ clientId }) => clientId === entry.clientId);
        tab.wire.push(isKept ? entry.clientId : `${entry.clientId} was not written first`);
        return tab.answer(entry);
      },
      onSent: ({ clientId }) => tab.bubbles.delete(clientId),
      onState: (entry, state) => tab.bubbles.set(entry.clientId, `${entry.content}: ${state}`),
      onGone: (clientId) => tab.bubbles.delete(clientId),
    }),
  };
  return tab;
}

const kept = async (storage: OutboxStorage): Promise<string[]> => (await storage.all(ME)).map(({ content }) => content);

describe('The outbox', () => {
  it('A message that waits for a look leaves the outbox and its bubble', async () => {
    const storage = newStorage();
    const tab = openTab(storage);
    tab.answer = () => ({ kind: 'waits' });
    await tab.outbox.send(ROOM, 'hello').done;
    expect([tab.bubbles.size, await kept(storage)]).toEqual([0, []]);
  });

  it('The outbox writes first, then sends, and removes only after the confirmation', async () => {
    const storage = newStorage();
    const tab = openTab(storage);
    await tab.outbox.send(ROOM, 'hello').done;
    expect(tab.wire).toEqual(['a1']);
    expect(await kept(storage)).toEqual(['hello']);
    await tab.outbox.acked('a1');
    expect(await kept(storage)).toEqual([]);
  });

  it('The outbox resends after five seconds with the same id', async () => {
    const tab = openTab(newStorage());
    await tab.outbox.send(ROOM, 'hello').done;
    tab.time.now += RESEND_MS / 2;
    await tab.outbox.flush(false);
    expect(tab.wire).toEqual(['a1']);
    // The message was sent 300 ms after the previous beat, so this beat comes 4.7 seconds after the message.
    tab.time.now += RESEND_MS / 2 - 300;
    await tab.outbox.flush(false);
    await tab.outbox.flush(true);
    expect(tab.wire).toEqual(['a1', 'a1', 'a1']);
  });

  it('The outbox keeps the order in which messages were written', async () => {
    const tab = openTab(newStorage());
    await Promise.all([
      tab.outbox.send(ROOM, 'one').done,
      tab.outbox.send(ROOM, 'two').done,
      tab.outbox.send(ROOM, 'three').done,
    ]);
    await tab.outbox.flush(true);
    expect(tab.wire).toEqual(['a1', 'a2', 'a3', 'a1', 'a2', 'a3']);
  });

  it('The outbox survives a reload', async () => {
    const storage = newStorage();
    await openTab(storage).outbox.send(ROOM, 'written before the reload').done;
    const reloaded = openTab(storage, { now: 9000 }, 'b');
    await reloaded.outbox.flush(true);
    expect(reloaded.wire).toEqual(['a1']);
    expect(reloaded.bubbles.get('a1')).toBe('written before the reload: sending');
  });

  it('A message refused for good stays and is sent only on request', async () => {
    const storage = newStorage();
    const tab = openTab(storage);
    tab.answer = () => ({ kind: 'refused', code: 'blocked', retryable: false });
    await tab.outbox.send(ROOM, 'hello').done;
    expect(tab.bubbles.get('a1')).toBe('hello: refused');
    tab.time.now += RESEND_MS;
    await tab.outbox.flush(true);
    expect(tab.wire).toEqual(['a1']);

    const reloaded = openTab(storage, { now: 99_000 }, 'b');
    await reloaded.outbox.flush(true);
    expect([reloaded.wire, reloaded.bubbles.get('a1')]).toEqual([[], 'hello: refused']);
    reloaded.answer = ({ clientId }) => ({ kind: 'acked', message: messageOf(clientId) });
    await reloaded.outbox.retry('a1');
    expect([reloaded.wire, await kept(storage)]).toEqual([['a1'], []]);
  });

  it('A questioned message waits for confirmation even through a reload', async () => {
    const storage = newStorage();
    const tab = openTab(storage);
    tab.answer = () => ({ kind: 'refused', code: 'send_anyway', retryable: false });
    await tab.outbox.send(ROOM, 'hello').done;
    expect(tab.bubbles.get('a1')).toBe('hello: asked');
    const reloaded = openTab(storage, { now: 100_000 });
    const sure: unknown[] = [];
    reloaded.answer = (entry) => {
      sure.push(entry.isSure);
      return { kind: 'unknown' };
    };
    await reloaded.outbox.flush(true);
    expect([reloaded.wire, reloaded.bubbles.get('a1')]).toEqual([[], 'hello: asked']);
    await reloaded.outbox.retry('a1');
    expect(sure).toEqual([true]);
    // Without a response the message is sent again, and the person does not have to confirm again.
    await openTab(storage, { now: 200_000 }).outbox.flush(true);
    expect((await storage.all(ME)).map(({ isSure, refused }) => [isSure, refused])).toEqual([[true, null]]);
  });

  it('A confirmed message is not questioned again after another refusal', async () => {
    const tab = openTab(newStorage());
    const sure: unknown[] = [];
    const refusals = ['send_anyway', 'slow_mode', 'slow_mode'];
    tab.answer = ({ isSure }) => {
      sure.push(isSure);
      return { kind: 'refused', code: refusals[sure.length - 1] ?? '', retryable: false };
    };
    await tab.outbox.send(ROOM, 'hello').done;
    await tab.outbox.retry('a1');
    await tab.outbox.retry('a1');
    expect(sure).toEqual([undefined, true, true]);
  });

  it('Discarding removes a refused message and no other', async () => {
    const storage = newStorage();
    const tab = openTab(storage);
    await tab.outbox.send(ROOM, 'may be in the log already').done;
    tab.answer = () => ({ kind: 'refused', code: 'blocked', retryable: false });
    await tab.outbox.send(ROOM, 'refused').done;
    for (const clientId of ['a1', 'a2', 'a2']) await tab.outbox.discard(clientId);
    expect([...tab.bubbles]).toEqual([['a1', 'may be in the log already: sending']]);
    expect(await kept(storage)).toEqual(['may be in the log already']);
  });

  it('The outbox waits as long as a busy server asks, and stops after five refusals', async () => {
    const tab = openTab(newStorage());
    tab.answer = () => ({ kind: 'refused', code: 'rate_limited', retryable: true, retryAfterMs: 8000 });
    await tab.outbox.send(ROOM, 'hello').done;
    tab.time.now += 7999;
    await tab.outbox.flush(true);
    expect(tab.wire).toHaveLength(1);
    for (let round = 0; round < 9; round += 1) {
      tab.time.now += 8000;
      await tab.outbox.flush(false);
    }
    expect(tab.wire).toHaveLength(5);
    expect(tab.bubbles.get('a1')).toBe('hello: refused');
  });

  it('A message that waits long shows as "not sent" and is still retried', async () => {
    const tab = openTab(newStorage());
    await tab.outbox.send(ROOM, 'hello').done;
    tab.time.now += PATIENCE_MS;
    await tab.outbox.flush(false);
    expect(tab.bubbles.get('a1')).toBe('hello: failed');
    expect(tab.wire).toEqual(['a1', 'a1']);
    await tab.outbox.retry('a1');
    expect(tab.bubbles.get('a1')).toBe('hello: sending');
  });

  it('A second tab sends what the first left behind, with the first one’s id', async () => {
    const storage = newStorage();
    const time = { now: 1000 };
    const first = openTab(storage, time);
    const second = openTab(storage, time, 'b');
    await first.outbox.send(ROOM, 'hello').done;
    await second.outbox.flush(false);
    expect(second.wire).toEqual(['a1']);
    await second.outbox.acked('a1');
    time.now += RESEND_MS;
    await first.outbox.flush(false);
    expect(first.wire).toEqual(['a1']);
    expect(first.bubbles.size).toBe(0);
  });

  it('A message that is still being written to the device keeps its bubble', async () => {
    const storage = newStorage();
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const tab = openTab({ ...storage, put: async (entry) => written.then(() => storage.put(entry)) });
    const sent = tab.outbox.send(ROOM, 'hello').done;
    tab.time.now += RESEND_MS - 1;
    await tab.outbox.flush(false);
    expect(tab.bubbles.get('a1')).toBe('hello: sending');
    write();
    await sent;
    expect(tab.wire).toEqual(['a1']);
    expect(tab.bubbles.get('a1')).toBe('hello: sending');
  });

  it('People who share a device have separate outboxes', async () => {
    const storage = newStorage();
    await storage.put({
      clientId: 'x',
      userId: ME + 1,
      roomId: ROOM,
      content: 'not mine',
      writtenAt: 1,
      refused: null,
    });
    const tab = openTab(storage);
    await tab.outbox.flush(true);
    expect(tab.wire).toEqual([]);
  });
});

describe('The storage of the outbox', () => {
  it('Messages stay in memory where the browser has no database', async () => {
    const { indexedDB } = globalThis;
    Object.assign(globalThis, { indexedDB: undefined });
    const storage = newStorage();
    const tab = openTab(storage);
    await tab.outbox.send(ROOM, 'hello').done;
    expect(await kept(storage)).toEqual(['hello']);
    await tab.outbox.acked('a1');
    expect(await kept(storage)).toEqual([]);
    Object.assign(globalThis, { indexedDB });
  });
});
