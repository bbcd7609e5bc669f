import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { sendDraft } from './draft.sending.ts';
import { draftOf, keptDraft, onDraft, onShownDraft, setDraft } from './drafts.ts';

const [ME, ROOM] = [7, '018f0000-0000-7000-8000-000000000000'];
const KEY = `wildin.draft.${ME}.${ROOM}`;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Writes a draft as another tab of the browser does. The browser reports the change to this tab. */
function typeInOtherTab(text: string): void {
  stored.set(KEY, text);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

it('A field shows text typed in another tab and leaves saving to that tab', () => {
  const [shown, saved] = [[] as string[], [] as string[]];
  const stops = [onShownDraft(() => shown.push(draftOf(ME, ROOM))), onDraft((roomId) => roomId && saved.push(roomId))];
  typeInOtherTab('Hello');
  expect([shown, saved]).toEqual([['Hello'], []]);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  expect(shown).toEqual(['Hello']);
  setDraft(ME, ROOM, 'Hello there');
  expect([shown.at(-1), saved]).toEqual(['Hello there', [ROOM]]);
  for (const stop of stops) stop();
  typeInOtherTab('Goodbye');
  expect(shown).toHaveLength(2);
});

describe('A message that is sent', () => {
  it('A draft stays on the device until its message is stored', async () => {
    setDraft(ME, ROOM, 'Hello');
    const { promise, resolve } = Promise.withResolvers<void>();
    void sendDraft(ME, ROOM, promise);
    await settled();
    expect([draftOf(ME, ROOM), keptDraft(ME, ROOM), stored.get(KEY)]).toEqual(['', 'Hello', 'Hello']);
    resolve();
    await settled();
    expect([draftOf(ME, ROOM), stored.size]).toEqual(['', 0]);
  });

  it('A text typed before the previous message is stored stays in the field', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    setDraft(ME, ROOM, 'One');
    void sendDraft(ME, ROOM, first.promise);
    setDraft(ME, ROOM, 'Two');
    void sendDraft(ME, ROOM, second.promise);
    first.resolve();
    await settled();
    expect([draftOf(ME, ROOM), stored.get(KEY)]).toEqual(['', 'Two']);
    setDraft(ME, ROOM, 'Three');
    second.resolve();
    await settled();
    expect([draftOf(ME, ROOM), stored.get(KEY)]).toEqual(['Three', 'Three']);
    setDraft(ME, ROOM, '');
  });
});
