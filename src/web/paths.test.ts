import { expect, test } from 'vitest';
import { leadsOn, paths, safeNext } from './paths.ts';

test('A link to the login page carries the path to return to', () => {
  const link = paths.login('/chat/a?b=1');
  expect(safeNext(link.slice(link.indexOf('?')))).toBe('/chat/a?b=1');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/\n/evil',
  '',
])('A return path that leaves the site is refused, such as %j', (next) => {
  expect(safeNext(`?next=${encodeURIComponent(next)}`)).toBeNull();
});

test('Nobody is led back to a page that leads a member on at once', () => {
  for (const address of ['/login?next=%2Fu%2Fwren', '/u/wren', '/signup']) expect(leadsOn(address)).toBe(true);
  for (const address of ['/', '/users/123456789012', '/post/1', '/vibe', '/chat/u/'])
    expect(leadsOn(address)).toBe(false);
});
