import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTitleCount, titleWith } from './useTitle.ts';

beforeEach(() => void vi.stubGlobal('document', { title: 'Chats · wildin' }));
afterEach(() => void vi.unstubAllGlobals());

test('The title shows the number of unread messages, and nothing at zero', () => {
  expect([0, 1, 99, 100].map((count) => titleWith('Chats', count))).toEqual([
    'Chats',
    '(1) Chats',
    '(99) Chats',
    '(99+) Chats',
  ]);
});

test('A new count replaces the old one, and zero restores the plain title', () => {
  for (const count of [3, 120, 4]) setTitleCount(count);
  expect(document.title).toBe('(4) Chats · wildin');
  setTitleCount(0);
  expect(document.title).toBe('Chats · wildin');
});
