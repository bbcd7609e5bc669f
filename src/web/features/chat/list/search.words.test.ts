import { expect, it } from 'vitest';
import { excerptOf } from './search.words.ts';

it.each([
  ['Une crème brûlée', 'CREME', ['Une ', 'crème', ' brûlée']],
  ['我们去水族馆吧', '水族', ['我们去', '水族', '馆吧']],
  ['👩‍👩‍👧 is a family of ferns', 'fern', ['👩‍👩‍👧 is a family of ', 'fern', 's']],
  ['Nothing of the kind', 'orchid', ['Nothing of the kind', '', '']],
])('“%s” shows where it has “%s”', (text, words, parts) => {
  expect(excerptOf(text, words)).toEqual(parts);
});

it('A long line begins shortly before the words', () => {
  const [before, match] = excerptOf(`${'so '.repeat(60)}then the orchid`, 'orchid');
  expect([before.length, before.startsWith('…'), match]).toEqual([41, true, 'orchid']);
});
