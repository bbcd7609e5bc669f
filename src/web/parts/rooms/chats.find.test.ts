import { describe, expect, it } from 'vitest';
import type { Room } from '#contract/chat.ts';
import { isShown } from './chats.find.ts';

const read = {
  id: 'open',
  type: 'direct',
  roomType: 'direct',
  unreadCount: 0,
  isMarkedUnread: false,
  request: null,
  isFromSoulMatch: false,
} as Room;

describe('The room that is open beside the list', () => {
  it('Reading the open room does not take it out of the unread ones', () => {
    expect(isShown(read, { shown: 'unread', openId: 'open' })).toBe(true);
    expect(isShown(read, { shown: 'unread', openId: null })).toBe(false);
  });

  it('The open room is in no filter that it is not of', () => {
    for (const shown of ['groups', 'matches', 'ai', 'requests'] as const) {
      expect(isShown(read, { shown, openId: 'open' })).toBe(false);
    }
  });
});
