import { expect, test } from 'vitest';
import { shortCount } from './shortCount.ts';

test('Counts over 999 show as K and over 999,999 as M, with one decimal that says something', () => {
  const shown = [0, 7, 999, 1000, 1099, 1100, 1249, 12_345, 999_999, 1_000_000, 1_200_000, 15_000_000].map(shortCount);
  expect(shown).toEqual(['0', '7', '999', '1K', '1K', '1.1K', '1.2K', '12.3K', '999.9K', '1M', '1.2M', '15M']);
});
