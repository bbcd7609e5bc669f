import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trayOf, type TrayPicture } from './picture.tray.ts';
import { RoomStore } from './room.store.ts';
import { recorderIn } from './voice.recorder.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';
const taken = { id: '018f0000-0000-7000-8000-0000000000aa', width: 4, height: 3, thumbhash: '' };

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:it', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

/** An upload on its way. */
const sending = {
  preview: undefined,
  job: { run: (): void => undefined, drop: (): void => undefined },
  step: 'sending',
  file: undefined,
  progress: 0,
  taken: undefined,
  problem: undefined,
  canRetry: false,
} as const;
const coming = (clientId: string): TrayPicture => ({ ...sending, clientId, alt: ` ${clientId} ` });

/** A room whose composer has these pictures, and the messages that left it. */
function composer(...pictures: TrayPicture[]) {
  const store = new RoomStore(7);
  store.update(ROOM, { tray: pictures });
  const sent: string[][] = [];
  const tray = () => trayOf(store, ROOM);
  const become = (clientId: string, what: Partial<TrayPicture>): void =>
    store.update(ROOM, {
      tray: store.get(ROOM).tray.map((one) => (one.clientId === clientId ? Object.assign({}, one, what) : one)),
    });
  return {
    store,
    sent,
    tray,
    press: (isSendable = true) =>
      tray().sendOnceThere((all) => {
        if (isSendable) sent.push(all.map(({ alt }) => alt));
        return isSendable;
      }),
    arrive: (clientId: string) => become(clientId, { taken }),
    fail: (clientId: string) => become(clientId, { problem: 'It was not sent.' }),
    left: () => tray().pictures.map(({ clientId }) => clientId),
  };
}

describe('A press of Send', () => {
  it('A press with nothing on its way sends at once', () => {
    const { sent, press } = composer();
    press();
    expect(sent).toEqual([[]]);
  });

  it('A press waits for all pictures, those added later too, and sends once', () => {
    const { store, sent, press, arrive, tray, left } = composer(coming('one'));
    press();
    press();
    store.update(ROOM, { tray: [...tray().pictures, coming('two')] });
    arrive('one');
    expect([sent, tray().isAwaited]).toEqual([[], true]);
    arrive('two');
    expect([sent, tray().isAwaited, left()]).toEqual([[['one', 'two']], false, []]);
  });

  it('A failed picture sends nothing at first, and the next press goes without it', () => {
    const { sent, press, arrive, fail, tray, left } = composer(coming('one'), coming('two'));
    press();
    fail('one');
    arrive('two');
    expect([sent, tray().isAwaited]).toEqual([[], false]);
    press();
    expect([sent, left()]).toEqual([[['two']], ['one']]);
    press();
    expect(sent).toEqual([['two'], []]);
  });

  it('A picture that is taken out while it is awaited sends nothing', () => {
    const { sent, press, tray } = composer(coming('one'));
    press();
    tray().remove('one');
    expect([sent, tray().isAwaited]).toEqual([[], false]);
  });

  it('Pictures stay where the message cannot go', () => {
    const { press, arrive, left } = composer(coming('one'));
    arrive('one');
    press(false);
    expect(left()).toEqual(['one']);
  });

  it('A voice note waits for its upload by itself', () => {
    const { store, sent, press, tray } = composer();
    const end = new AbortController();
    const state = { step: 'ready', end } as const;
    const onItsWay = { ...sending, clientId: 'a', ms: 900, wave: [1], alt: ' hello ' };
    store.update(ROOM, { recording: { ...state, clip: onItsWay } });
    const notes: unknown[] = [];
    recorderIn(store, ROOM).sendOnceThere((voice) => notes.push(voice));
    expect([notes, recorderIn(store, ROOM).isAwaited, tray().isAwaited]).toEqual([[], true, false]);
    press();
    expect(sent).toEqual([[]]);
    store.update(ROOM, { recording: { ...state, clip: { ...onItsWay, taken: { id: taken.id, ms: 900 } } } });
    expect(notes).toEqual([{ id: taken.id, ms: 900, wave: [1], alt: 'hello' }]);
    expect(recorderIn(store, ROOM).state.step).toBe('idle');
  });

  it('A voice note that a lost connection stopped is uploaded again by the press', () => {
    const { store } = composer();
    const retry = vi.fn<() => void>();
    const clip = { ...sending, clientId: 'a', ms: 900, wave: [1], alt: '', job: { ...sending.job, run: retry } };
    store.update(ROOM, {
      recording: {
        step: 'ready',
        end: new AbortController(),
        clip: { ...clip, step: 'failed', problem: 'no', canRetry: true },
      },
    });
    recorderIn(store, ROOM).sendOnceThere(() => undefined);
    expect(retry).toHaveBeenCalledOnce();
  });
});
