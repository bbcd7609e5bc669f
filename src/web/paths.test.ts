import { expect, test } from 'vitest';
import { paths, safeNext } from './paths.ts';

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
])('The path to return to never leaves the site: %j', (next) => {
  expect(safeNext(`?next=${encodeURIComponent(next)}`)).toBeNull();
});
