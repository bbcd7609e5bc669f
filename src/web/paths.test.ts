import { expect, test } from 'vitest';
import { paths, safeNext } from './paths.ts';

test('a link to the login page brings its own path back', () => {
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
])('never leads off the site: %j', (next) => {
  expect(safeNext(`?next=${encodeURIComponent(next)}`)).toBeNull();
});
