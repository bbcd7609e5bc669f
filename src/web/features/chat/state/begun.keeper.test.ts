import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#contract/chat.ts';
import type { Begun, WaitingPicture } from '#web/features/chat/outbox/begun.ts';
import { dropBegun, keepBegun } from './begun.keeper.ts';
import { trayOf } from './picture.tray.ts';
import { RoomStore } from './room.store.ts';

const ME = 100_000_000_001;
const ROOM = '018f0000-0000-7000-8000-000000000000';
const taken = { id: '018f0000-0000-7000-8000-0000000000aa', width: 4, height: 3, thumbhash: '' };

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:it', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

/** Returns a page of a person. `waited` is what the device has stored for the room. */
function page(waited?: Begun) {
  const store = new RoomStore(ME);
  const kept: Begun[] = [];
  const who: { person: string | null } = { person: 'ana' };
  const put = async (_: string, begun: Begun): Promise<void> => void kept.push(begun);
  const keep = () => keepBegun(store, ROOM, { begun: { read: async () => waited, put }, person: () => who.person });
  const leave = () => dropBegun(store, ROOM, { begun: { read: async () => waited, put }, person: () => who.person });
  return { store, kept, who, keep, leave, tray: () => trayOf(store, ROOM) };
}

/** A picture that is uploaded already, so nothing is sent. */
const picture = (clientId: string): WaitingPicture => ({ clientId, file: undefined, taken, alt: 'An owl' });

describe('What waits in a room', () => {
  it('Restored pictures come before newly chosen ones, once each', async () => {
    const { store, keep, tray } = page({ pictures: [picture('one')], voice: undefined });
    tray().takeUp([picture('two')]);
    await keep();
    await keep();
    expect(store.get(ROOM).tray.map(({ clientId }) => clientId)).toEqual(['one', 'two']);
  });

  it('A picture’s description is saved as it is written', async () => {
    const { keep, tray, kept } = page({ pictures: [picture('one')], voice: undefined });
    await keep();
    tray().describe('one', 'An owl at noon');
    expect(kept.at(-1)?.pictures).toMatchObject([{ clientId: 'one', alt: 'An owl at noon' }]);
    const sent: unknown[] = [];
    tray().sendOnceThere((pictures) => sent.push(...pictures) > 0);
    expect(sent).toEqual([{ ...taken, alt: 'An owl at noon' }]);
    expect(kept.at(-1)).toEqual({ pictures: [], voice: undefined });
  });

  it('Pictures stay on the device until the message that has them is there', async () => {
    const { store, keep, tray, kept } = page({ pictures: [picture('one')], voice: undefined });
    await keep();
    tray().describe('one', 'An owl at noon');
    const { promise, resolve } = Promise.withResolvers<void>();
    store.outgoing = promise;
    tray().empty();
    expect([tray().pictures, kept.at(-1)?.pictures.length]).toEqual([[], 1]);
    resolve();
    await promise;
    expect(kept.at(-1)).toEqual({ pictures: [], voice: undefined });
  });

  it('A room in which nothing waits writes nothing', async () => {
    const { store, keep, kept } = page();
    await keep();
    store.update(ROOM, { typists: [7] });
    expect(kept).toEqual([]);
  });

  it('A picture that another page has sent waits no longer', async () => {
    const { store, keep, kept } = page({ pictures: [picture('one')], voice: undefined });
    await keep();
    const message = { id: 'm', chatRoomId: ROOM, seq: 1, senderId: ME, clientId: 'm', content: '' };
    const messages = [{ ...message, pictures: [{ ...taken, alt: '' }] } as unknown as Message];
    store.dispatch(ROOM, { type: 'opened', messages, lastSeq: 1, hasMore: false });
    expect(store.get(ROOM).tray).toEqual([]);
    expect(kept.at(-1)).toEqual({ pictures: [], voice: undefined });
  });

  it('A refused picture is discarded and an interrupted one stays saved', async () => {
    const { store, keep, kept } = page({ pictures: [picture('one'), picture('two')], voice: undefined });
    await keep();
    const refused = (canRetry: boolean) =>
      store.update(ROOM, {
        tray: store
          .get(ROOM)
          .tray.map((one) => (one.clientId === 'one' ? Object.assign({}, one, { problem: 'No.', canRetry }) : one)),
      });
    refused(true);
    expect(kept.at(-1)?.pictures).toHaveLength(2);
    refused(false);
    expect(kept.at(-1)?.pictures.map(({ clientId }) => clientId)).toEqual(['two']);
  });

  it('A picture of a message being sent is not restored beside it', async () => {
    const { store, keep, tray } = page({ pictures: [picture('one')], voice: undefined });
    const sent = { clientId: 'm', content: '', pictures: [{ ...taken, alt: '' }], voice: undefined, gif: undefined };
    const pending = { ...sent, replyTo: null, createdAt: '', refusal: null, seq: null };
    store.dispatch(ROOM, { type: 'pending', pending: { ...pending, state: 'refused' } });
    await keep();
    expect(tray().pictures).toHaveLength(1);
    store.dispatch(ROOM, { type: 'state', clientId: 'm', state: 'sending', refusal: null });
    expect(tray().pictures).toEqual([]);
  });

  it('A voice note is saved while it records and restored whole after a reload', async () => {
    const { store, keep, kept } = page();
    await keep();
    const record = (clientId: string, ms: number): void => {
      const part = { clientId, file: new Blob(['sound']), ms, wave: [], alt: '', taken: undefined };
      const recorder = { state: 'recording' } as MediaRecorder;
      store.update(ROOM, { recording: { step: 'recording', end: new AbortController(), recorder, ms, part } });
    };
    record('a second', 1000);
    record('two seconds', 2000);
    expect(kept.map(({ voice }) => [voice?.clientId, voice?.ms])).toEqual([
      ['a second', 1000],
      ['two seconds', 2000],
    ]);
    store.update(ROOM, { recording: { step: 'idle' } });
    expect(kept.at(-1)).toEqual({ pictures: [], voice: undefined });

    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = () => Promise.reject(new Error('Nothing to hear.'));
      },
    );
    const voice = {
      clientId: 'two seconds',
      file: undefined,
      ms: 2000,
      wave: [],
      alt: '',
      taken: { id: taken.id, ms: 2000 },
    };
    const next = page({ pictures: [], voice });
    await next.keep();
    expect(next.store.get(ROOM).recording).toMatchObject({
      step: 'ready',
      clip: { clientId: 'two seconds', ms: 2000, wave: [1] },
    });
  });

  it('Leaving or deleting a room discards its saved pictures', async () => {
    const { store, keep, leave, kept } = page({ pictures: [picture('one')], voice: undefined });
    await keep();
    await leave();
    expect(store.get(ROOM).tray).toEqual([]);
    expect(kept.at(-1)).toEqual({ pictures: [], voice: undefined });
  });

  it('A change after a sign-out is not saved for the next person', async () => {
    const { keep, tray, kept, who } = page({ pictures: [picture('one')], voice: undefined });
    await keep();
    const before = kept.length;
    who.person = 'bo';
    tray().describe('one', 'Of Ana');
    expect(kept).toHaveLength(before);
  });
});
