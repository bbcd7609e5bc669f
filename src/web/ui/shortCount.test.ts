import { expect, test } from 'vitest';
import { speak } from '#web/words/words.ts';
import { oneDecimal, shortCount } from './shortCount.ts';

test('Counts over 999 show as K and over 999,999 as M', () => {
  const shown = [0, 7, 999, 1000, 1099, 1100, 1249, 12_345, 999_999, 1_000_000, 1_200_000, 15_000_000].map(shortCount);
  expect(shown).toEqual(['0', '7', '999', '1K', '1K', '1.1K', '1.2K', '12.3K', '999.9K', '1M', '1.2M', '15M']);
});

test('A reader of Spanish reads numbers as Spanish writes them', () => {
  speak('es', { 'ui.count-in-thousands': [['count'], '\u00A0mil'], 'ui.count-in-millions': [['count'], '\u00A0M'] });
  expect(
    [shortCount(1249), shortCount(1_200_000), oneDecimal(4)].map((text) => text.replaceAll('\u00A0', ' ')),
  ).toEqual(['1,2 mil', '1,2 M', '4,0']);
  speak('en', {});
});
