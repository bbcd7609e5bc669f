import { describe, expect, it } from 'vitest';
import { Heard } from './heard.ts';

const ME = 1;
const room = (
  id: string,
  lastSeq: number,
  given: { unreadCount?: number; lastMessageSenderId?: number | null } = {},
) => ({
  id,
  lastSeq,
  unreadCount: 1,
  lastMessageSenderId: 2,
  ...given,
});
const ids = (rooms: readonly { id: string }[]): string[] => rooms.map(({ id }) => id);

describe('Messages that were announced', () => {
  it('The first list announces nothing', () => {
    const heard = new Heard();
    expect(heard.list([room('a', 5)], ME)).toEqual([]);
    expect(heard.message('a', 5)).toBe(false);
    expect(heard.message('a', 6)).toBe(true);
  });

  it('A message is announced once, from the socket or the list', () => {
    const heard = new Heard();
    heard.list([room('a', 5)], ME);
    expect(heard.message('a', 6)).toBe(true);
    expect(heard.message('a', 6)).toBe(false);
    expect(ids(heard.list([room('a', 6)], ME))).toEqual([]);
    expect(ids(heard.list([room('a', 7)], ME))).toEqual(['a']);
    expect(heard.message('a', 7)).toBe(false);
  });

  it('A new room is announced, and a list older than the socket is not', () => {
    const heard = new Heard();
    heard.list([], ME);
    expect(ids(heard.list([room('new', 1)], ME))).toEqual(['new']);
    heard.message('new', 3);
    heard.list([room('new', 2)], ME);
    expect(heard.message('new', 3)).toBe(false);
  });

  it('Own messages, messages read elsewhere and empty rooms are not announced', () => {
    const heard = new Heard();
    heard.list([], ME);
    const quiet = [
      room('own', 1, { lastMessageSenderId: ME }),
      room('read', 1, { unreadCount: 0 }),
      room('empty', 1, { lastMessageSenderId: null }),
    ];
    expect(heard.list(quiet, ME)).toEqual([]);
  });
});
