import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTitleCount, titleWith } from './useTitle.ts';

beforeEach(() => void vi.stubGlobal('document', { title: 'Chats · wildin' }));
afterEach(() => void vi.unstubAllGlobals());

test('a title tells how many are unread, and nothing at none', () => {
  expect([0, 1, 99, 100].map((count) => titleWith('Chats', count))).toEqual([
    'Chats',
    '(1) Chats',
    '(99) Chats',
    '(99+) Chats',
  ]);
});

test('a new count takes the place of the old one, and none brings the plain title back', () => {
  for (const count of [3, 120, 4]) setTitleCount(count);
  expect(document.title).toBe('(4) Chats · wildin');
  setTitleCount(0);
  expect(document.title).toBe('Chats · wildin');
});
