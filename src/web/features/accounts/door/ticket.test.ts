import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetInvitation, keepInvitation, ticketOf, whyShut } from './ticket.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('A ticket has the link of the address and the member who invited', () => {
  expect(ticketOf('?invitation=abc-1', '/u/robin_1?join')).toEqual({ invitation: 'abc-1', friend: 'robin_1' });
  expect(ticketOf('', '/chat')).toEqual({});
  expect(ticketOf('?invitation=a%20b', '/u/a%00b')).toEqual({ friend: 'a' });
});

it('A link is known until the newcomer is in', () => {
  keepInvitation(ticketOf('?invitation=abc', null));
  expect(ticketOf('', null)).toEqual({ invitation: 'abc' });
  forgetInvitation();
  expect(ticketOf('', null)).toEqual({});
});

it('A door is shut to newcomers without what the place asks for', () => {
  expect(whyShut('closed', { invitation: 'abc' })).toBe('closed');
  expect(whyShut('invitation', {})).toBe('invitation');
  expect([whyShut('invitation', { friend: 'a' }), whyShut('open', {}), whyShut('approval', {})]).toEqual([
    null,
    null,
    null,
  ]);
});
