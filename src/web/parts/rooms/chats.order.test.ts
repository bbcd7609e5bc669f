import { describe, expect, it } from 'vitest';
import type { Room } from '#contract/chat.ts';
import { inOrder, totalsWith, unreadIn, withNext, withTop, type Chats } from './chats.order.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 10, 18, minute)).toISOString();
const micros = (minute: number): number => Date.parse(at(minute)) * 1000;
const room = (id: string, minute: number, given: Partial<Room> = {}): Room =>
  ({
    id,
    stirredAt: at(minute),
    pinnedAt: null,
    unreadCount: 0,
    isMarkedUnread: false,
    request: null,
    ...given,
  }) as Room;
const place = (id: string, minute: number): string => `0.${micros(minute)}.${id}`;
const totals = (unread: number) => ({ unread, unreadChats: unread, requests: 0, online: 0 });
const ids = ({ chats }: Pick<Chats, 'chats'>): string[] => chats.map(({ id }) => id);

it('A muted room shows its count in its row and adds to no total', () => {
  const muted = room('quiet', 1, { unreadCount: 4, isMuted: true });
  expect(unreadIn(muted)).toBe(4);
  expect(totalsWith({ chats: [muted, room('loud', 2, { unreadCount: 3 })] })).toEqual({
    unread: 3,
    unreadChats: 1,
    requests: 0,
    online: 0,
  });
});

describe('The pages of the list', () => {
  it('Pinned rooms come first, the last pinned above, and then what stirred last', () => {
    const rooms = [
      room('old', 1),
      room('pin', 2, { pinnedAt: at(3) }),
      room('new', 9),
      room('top', 1, { pinnedAt: at(4) }),
    ];
    expect(ids({ chats: rooms.toSorted(inOrder) })).toEqual(['top', 'pin', 'new', 'old']);
  });

  it('Rooms changed at the same moment are ordered by the higher id first', () => {
    expect(ids({ chats: [room('a', 1), room('b', 1), room('c', 0)].toSorted(inOrder) })).toEqual(['b', 'a', 'c']);
    const pinned = { pinnedAt: at(5) };
    expect(ids({ chats: [room('a', 1, pinned), room('b', 9, pinned)].toSorted(inOrder) })).toEqual(['b', 'a']);
  });

  it('A reread first page keeps the pages below it and drops what left it', () => {
    const first = withTop(undefined, { chats: [room('d', 9), room('c', 8)], next: place('c', 8), totals: totals(0) });
    const both = withNext(first, { chats: [room('b', 7), room('a', 6)], next: place('a', 6), totals: null });
    const again = withTop(both, { chats: [room('b', 10), room('d', 9)], next: place('d', 9), totals: totals(0) });
    expect([ids(again), again.next]).toEqual([['b', 'd', 'c', 'a'], place('a', 6)]);
    const gone = withTop(again, { chats: [room('b', 10), room('c', 8)], next: place('c', 8), totals: totals(0) });
    expect(ids(gone)).toEqual(['b', 'c', 'a']);
  });

  it('A first page above the loaded rooms keeps the furthest place to read on', () => {
    const before = withTop(undefined, { chats: [room('b', 2), room('a', 1)], next: place('a', 1), totals: totals(0) });
    const after = withTop(before, { chats: [room('f', 9), room('e', 8)], next: place('e', 8), totals: totals(0) });
    expect(ids(after)).toEqual(['f', 'e', 'b', 'a']);
    expect(after.next).toBe(place('a', 1));
    const next = withNext(
      { ...after, next: place('e', 8) },
      { chats: [room('c', 4), room('b', 2)], next: null, totals: null },
    );
    expect(ids(next)).toEqual(['f', 'e', 'c', 'b', 'a']);
  });

  it('A whole list on one page replaces what was there', () => {
    const before = withTop(undefined, { chats: [room('b', 2), room('a', 1)], next: null, totals: totals(0) });
    expect(ids(withTop(before, { chats: [room('a', 1)], next: null, totals: totals(0) }))).toEqual(['a']);
  });

  it('The badge counts rooms beyond the loaded pages and each room once', () => {
    const first = withTop(undefined, {
      chats: [room('c', 9, { unreadCount: 2 })],
      next: place('c', 9),
      totals: { unread: 9, unreadChats: 3, requests: 1, online: 0 },
    });
    expect(totalsWith(first)).toMatchObject({ unread: 9, unreadChats: 3, requests: 1 });
    const both = withNext(first, { chats: [room('b', 2, { unreadCount: 3 })], next: place('b', 2), totals: null });
    expect(totalsWith(both)).toMatchObject({ unread: 9, unreadChats: 3 });
    const read = { ...both, chats: [room('c', 9), room('b', 2)] };
    expect(totalsWith(read)).toMatchObject({ unread: 4, unreadChats: 1 });
  });

  it('A room marked as unread counts as one and a request does not count', () => {
    expect(unreadIn(room('a', 1, { isMarkedUnread: true }))).toBe(1);
    expect(unreadIn(room('a', 1, { isMarkedUnread: true, unreadCount: 3 }))).toBe(3);
    expect(unreadIn(room('a', 1, { unreadCount: 3, request: 'received' }))).toBe(0);
  });
});
