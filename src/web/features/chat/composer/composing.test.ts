import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import type { Pending } from '#web/features/chat/state/room.log.ts';
import { RoomStore } from '#web/features/chat/state/room.store.ts';
import { speak } from '#web/words/words.ts';
import { VOICE_LINE } from '#contract/chat.voice.ts';
import { draftOf, setDraft } from '#web/platform/drafts/drafts.ts';
import { refusalWords, withStarter, writeAgain } from './composing.ts';

it('A refused message’s reason is in the reader’s language', () => {
  expect(refusalWords('posts_used')).toMatch(/^In your first week/);
  const spanish: Record<string, string> = JSON.parse(readFileSync('content/languages/es/content/errors.json', 'utf8'));
  speak('es', Object.fromEntries(Object.entries(spanish).map(([english, text]) => [english, [text]])));
  expect(refusalWords('muted_here')).toBe('Alguien que administra este grupo te silenció. Puedes seguir leyendo.');
  for (const code of [null, 'internal', 'invalid', 'a new code']) expect(refusalWords(code)).toBeUndefined();
  speak('en', {});
});

it('A tapped starter replaces the previous starter and keeps typed text', () => {
  const all = ['What are you weirdly good at?', 'Which small thing?'];
  const [one = '', other = ''] = all;
  expect(withStarter('', one, all)).toBe(one);
  expect(withStarter(one, other, all)).toBe(other);
  expect(withStarter(`Hello!\n${one}`, other, all)).toBe(`Hello!\n${other}`);
  expect(withStarter(`${one} I can whistle.`, other, all)).toBe(`${one} I can whistle.\n${other}`);
  expect(withStarter(one, one, all)).toBe(one);
});

describe('a message that is taken back into the field', () => {
  const [ME, ROOM] = [100_000_000_001, '018f0000-0000-7000-8000-000000000000'];
  const picture = { id: '018f0000-0000-7000-8000-0000000000aa', width: 4, height: 3, thumbhash: '', alt: 'An owl' };
  const quoted = { messageId: '018f0000-0000-7000-8000-0000000000bb', seq: 3, senderId: 7, content: 'Which owl?' };

  function taken(what: Partial<Pending>, begun: { draft?: string } = {}) {
    const discarded: string[] = [];
    const store = new RoomStore(ME);
    setDraft(ME, ROOM, begun.draft ?? '');
    const base = { clientId: 'one', replyTo: null, createdAt: '2026-11-05T12:00:00.000Z', state: 'asked' as const };
    const pending = { ...base, content: '', refusal: 'send_anyway', seq: null, ...what };
    writeAgain({ store, discard: (id: string) => discarded.push(id) } as unknown as ChatRuntime, ROOM, pending);
    return { ...store.get(ROOM), draft: draftOf(ME, ROOM), discarded };
  }

  it('A message taken back restores its pictures, descriptions, words and quote', () => {
    const room = taken({ content: 'This one.', pictures: [picture], replyTo: quoted }, { draft: 'begun' });
    expect(room.draft).toBe('This one.\nbegun');
    expect(room.tray).toMatchObject([{ alt: 'An owl', taken: { id: picture.id } }]);
    expect(room.about).toMatchObject({ kind: 'reply', message: { id: quoted.messageId, seq: 3, senderId: 7 } });
    expect(room.discarded).toEqual(['one']);
  });

  it('A voice note taken back waits to be heard and sent again', () => {
    const voice = { id: picture.id, ms: 4000, wave: [3], alt: 'Ouch.' };
    const room = taken({ content: VOICE_LINE, voice });
    expect(room.draft).toBe('');
    expect(room.recording).toMatchObject({ step: 'ready', clip: { alt: 'Ouch.', taken: { id: voice.id, ms: 4000 } } });
  });
});
