import { expect, test } from 'vitest';
import { firstLetter, monsterFor, monsters } from './monsters.ts';

test('the letter comes from the display name, else the handle, else the address, else is a question mark', () => {
  expect(firstLetter({ displayName: ' ada', handle: 'zed', email: 'q@x.y' })).toBe('A');
  expect(firstLetter({ displayName: '  ', handle: 'zed', email: 'q@x.y' })).toBe('Z');
  expect(firstLetter({ displayName: null, handle: '', email: 'q@x.y' })).toBe('Q');
  expect(firstLetter({})).toBe('?');
  expect(firstLetter({ displayName: '🦊 fox' })).toBe('🦊');
});

test('the same letter is always the same monster', () => {
  expect(monsterFor({ displayName: 'Ada' })).toEqual(monsterFor({ handle: 'anything' }));
});

test('the alphabet uses all six, and neighbours differ in kind and in tint', () => {
  const chosen = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => monsterFor({ displayName: letter }));
  expect(new Set(chosen.map((one) => one.kind))).toEqual(new Set(monsters));
  for (const [index, one] of chosen.entries()) {
    const next = chosen[index + 1];
    if (!next) continue;
    expect(next.kind).not.toBe(one.kind);
    expect(next.tint).not.toBe(one.tint);
  }
});
