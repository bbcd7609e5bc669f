import { expect, test } from 'vitest';
import { interfaceTextsOf, textsBelow } from '#scripts/words/folder.ts';

/** "a las 1:05" is wrong and "a la 2:05" is too, so no article stands before a time. */
const ARTICLE_BEFORE_A_TIME = /\blas? \{(?:time|clock|until|opens|closes|at|when)\}/;

test('A Spanish text puts no article before a time', () => {
  const texts = Object.entries({ ...interfaceTextsOf('es'), ...textsBelow('es', 'server') });
  expect(texts.filter(([, text]) => ARTICLE_BEFORE_A_TIME.test(text))).toEqual([]);
});
