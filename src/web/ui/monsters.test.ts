import { expect, test } from 'vitest';
import { faceTints, firstLetter, monsterFor, monsters, tintOf } from './monsters.ts';

test('The letter comes from the display name, the handle or the address in turn', () => {
  expect(firstLetter({ displayName: ' ada', handle: 'zed', email: 'q@x.y' })).toBe('A');
  expect(firstLetter({ displayName: '  ', handle: 'zed', email: 'q@x.y' })).toBe('Z');
  expect(firstLetter({ displayName: null, handle: '', email: 'q@x.y' })).toBe('Q');
  expect(firstLetter({})).toBe('?');
  expect(firstLetter({ displayName: '🦊 fox' })).toBe('🦊');
});

test('The same letter always gives the same monster', () => {
  expect(monsterFor({ displayName: 'Ada' })).toEqual(monsterFor({ handle: 'anything' }));
});

test('The alphabet uses all six monsters, and neighbours differ in kind and in tint', () => {
  const chosen = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => monsterFor({ displayName: letter }));
  expect(new Set(chosen.map((one) => one.kind))).toEqual(new Set(monsters));
  for (const [index, one] of chosen.entries()) {
    const next = chosen[index + 1];
    if (!next) continue;
    expect(next.kind).not.toBe(one.kind);
    expect(next.tint).not.toBe(one.tint);
  }
});

test('Ids spread over all tints, and an id always has the same', () => {
  const ids = Array.from({ length: 60 }, (_, at) => 100_000_000_000 + at);
  expect(new Set(ids.map(tintOf))).toEqual(new Set(faceTints));
  expect(ids.map(tintOf)).toEqual(ids.map(tintOf));
});
