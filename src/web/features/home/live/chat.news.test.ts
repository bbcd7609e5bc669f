import { describe, expect, it } from 'vitest';
import type { Room } from '#contract/chat.ts';
import { chatNews } from './chat.news.ts';

const room = (name: string, unreadCount: number, lastMessage: string | null = 'hi'): Room =>
  ({ id: name, name, unreadCount, lastMessage, request: null, isMarkedUnread: false }) as Room;

const names = (rooms: readonly Room[]): string[] => rooms.map(({ name }) => name);

describe('The chats on the home screen', () => {
  it('Rooms with unread words lead, in their own order', () => {
    const news = chatNews({ chats: [room('Ines', 0), room('Wren', 2), room('Linh', 1), room('Jun', 2)] });
    expect(news).toMatchObject({ unread: 5, others: 2, lead: { name: 'Wren' } });
    expect(names(news.rows)).toEqual(['Wren', 'Linh', 'Jun']);
  });

  it('Unread rooms come before read ones, even pinned ones', () => {
    const pinned = { ...room('Pia', 0), pinnedAt: '2026-03-10T18:00:00.000Z' };
    const marked = { ...room('Mia', 0), isMarkedUnread: true };
    const asking = { ...room('Ray', 3), request: 'received' as const };
    const news = chatNews({ chats: [pinned, asking, room('Ines', 0), marked, room('Wren', 1)] });
    expect(names(news.rows)).toEqual(['Mia', 'Wren', 'Pia']);
    const few = chatNews({ chats: [pinned, room('Ines', 0), room('Wren', 1)] });
    expect([names(few.rows), few.lead?.name, few.others]).toEqual([['Wren', 'Pia', 'Ines'], 'Wren', 0]);
  });

  it('The newest room leads when nothing is unread', () => {
    expect(chatNews({ chats: [room('Ines', 0), room('Wren', 0)] })).toMatchObject({
      unread: 0,
      others: 0,
      lead: { name: 'Ines' },
    });
  });

  it('A muted room does not show, even unread', () => {
    const muted = { ...room('Mo', 4), isMuted: true };
    expect(chatNews({ chats: [muted, room('Ines', 0)] })).toMatchObject({ unread: 0, lead: { name: 'Ines' } });
    expect(chatNews({ chats: [muted] }).lead).toBeNull();
  });

  it('A room without a word does not show', () => {
    expect(chatNews({ chats: [room('Ines', 0, null)] })).toEqual({ unread: 0, lead: null, others: 0, rows: [] });
  });

  it('Unread messages beyond the loaded pages count as unread', () => {
    const beyond = { unread: 7, unreadChats: 2, requests: 0, online: 0 };
    expect(chatNews({ chats: [room('Wren', 2)], beyond })).toMatchObject({ unread: 9, others: 2 });
  });
});
