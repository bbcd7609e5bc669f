import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pushPayload } from '#contract/notifications.ts';
import { isRoomOnScreen, readPayload } from './payload.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';
const news = pushPayload.parse({
  type: 'new_message',
  title: 'Ana',
  body: 'Are you near the lake?',
  url: `/chat/${ROOM}`,
  tag: `room-${ROOM}`,
  roomId: ROOM,
  unreadCount: 3,
  isSilent: false,
});

describe('The content of a push', () => {
  it('A push is shown as the server wrote it', () => {
    const { type: _, ...shown } = news;
    expect(readPayload(JSON.stringify(news))).toEqual({ ...shown, actions: [], ring: null });
  });

  it('A call that rings has its two buttons and its key, and no others', () => {
    const actions = [
      { action: 'answer', title: 'Answer' },
      { action: 'decline', title: 'Not now' },
    ];
    const about = { ...news, type: 'call', callId: ROOM, declineKey: 'k', url: `/chat/${ROOM}?call=${ROOM}` };
    const shown = readPayload(
      JSON.stringify({ ...about, actions: [...actions, { action: 'pay', title: 'Pay' }, null] }),
    );
    expect(shown.actions).toEqual(actions);
    expect(shown.ring).toEqual({ callId: ROOM, state: 'ringing', declineKey: 'k' });
    // The notification keeps the address and the ring for the press of a button.
    expect(readPayload(JSON.stringify({ url: shown.url, ...shown.ring }))).toMatchObject({
      url: about.url,
      ring: shown.ring,
    });
  });

  it('A call that rings no more says whether anything is left to read', () => {
    const over = (isSettled: boolean) =>
      readPayload(JSON.stringify({ ...news, type: 'call_over', callId: ROOM, isSettled }));
    expect([over(true), over(false)].map(({ ring }) => ring?.state)).toEqual(['settled', 'missed']);
    expect(readPayload(JSON.stringify({ ...news, callId: '../../account' })).ring).toBeNull();
  });

  it('Any content shows something and leads to this site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(undefined)), (text) => {
        const shown = readPayload(text);
        expect(shown.title.length * shown.body.length * shown.tag.length).toBeGreaterThan(0);
        expect(new URL(shown.url, 'https://wildin.test').origin).toBe('https://wildin.test');
      }),
    );
  });

  it('An address of another site becomes the home page', () => {
    for (const url of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/a\\b', '/\n/x']) {
      expect(readPayload(JSON.stringify({ ...news, url })).url).toBe('/');
    }
  });
});

describe('The room on the screen', () => {
  const open = { url: `https://wildin.test/chat/${ROOM}?x=1`, focused: true, visibilityState: 'visible' };

  it('A room on the screen needs no notification, and any other room does', () => {
    expect(isRoomOnScreen(ROOM, [open])).toBe(true);
    expect(isRoomOnScreen(null, [open])).toBe(false);
    for (const other of [{ focused: false }, { visibilityState: 'hidden' }, { url: 'https://wildin.test/chat' }]) {
      expect(isRoomOnScreen(ROOM, [{ ...open, ...other }])).toBe(false);
    }
  });
});
