import { expect, it } from 'vitest';
import { tabOf } from './tabs.ts';

it('A page lights the tab of the area that its way back leads to', () => {
  const lit = (location: string) => tabOf(location)?.href;
  for (const page of ['/match', '/soul-matching', '/trending', '/chaos', '/chaos/create'])
    expect(lit(page)).toBe('/match');
  for (const page of ['/peek', '/browse', '/challenge', '/post/1']) expect(lit(page)).toBe('/peek');
  for (const page of ['/chat', '/chat/1']) expect(lit(page)).toBe('/chat');
  expect(lit('/post')).toBe('/post');
  for (const page of ['/self', '/account/data', '/my-report']) expect(lit(page)).toBe('/self');
  for (const page of ['/', '/users/1']) expect(lit(page)).toBeUndefined();
});
