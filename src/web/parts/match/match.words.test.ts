import { expect, it } from 'vitest';
import { matchParts } from '#contract/matching.parts.ts';
import { friendshipText, interestText, partLabel, personalityText, rangeText } from './match.words.ts';

it('The words differ between bands and agree within one', () => {
  const same = (text: (score: number) => string, a: number, b: number): boolean => text(a) === text(b);
  const edges = { [personalityText.name]: [85, 70, 55], [friendshipText.name]: [75, 65, 50] };
  for (const text of [personalityText, friendshipText]) {
    for (const edge of edges[text.name] ?? []) {
      expect(same(text, edge, edge - 1)).toBe(false);
      expect(same(text, edge, edge + 4)).toBe(true);
    }
    expect(text(0)).not.toBe('');
    expect(text(100)).not.toBe('');
  }
});

it('The text on shared interests differs for zero, one, two and more', () => {
  const texts = [0, 1, 2, 3].map((count) => interestText(Array.from({ length: count }, (_, at) => `interest ${at}`)));
  expect(new Set(texts).size).toBe(4);
});

it('The range says what opens it, and nothing where nothing is open', () => {
  expect(rangeText({ low: 71, high: 71, open: [] })).toBeNull();
  expect(rangeText({ low: 50, high: 80, open: ['interests'] })).toBe('50 to 80, still open: interests');
  expect(rangeText({ low: 48, high: 88, open: ['interests', 'vibes'] })).toBe(
    '48 to 88, still open: interests, vibe and energy',
  );
});

it('The weights beside the parts add up to a hundred', () => {
  const weights = matchParts.map((key) => Number(/\d+/.exec(partLabel(key))?.[0]));
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
});
