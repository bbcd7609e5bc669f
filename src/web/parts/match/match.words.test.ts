import { expect, it } from 'vitest';
import { matchParts } from '#contract/matching.parts.ts';
import { changeText, friendshipText, interestText, partLabel, personalityText } from './match.words.ts';

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

it('A changed number says from what to what and why, an unchanged one nothing', () => {
  const earlier = { score: 88, opened: ['interests' as const] };
  expect(changeText({ compatibilityScore: 82 })).toBeNull();
  expect(changeText({ compatibilityScore: 88, earlier })).toBeNull();
  expect(changeText({ compatibilityScore: 82, earlier })).toBe(
    'It was 88 when you met. Then you had both named interests, and it is 82.',
  );
  expect(changeText({ compatibilityScore: 82, earlier: { score: 88, opened: ['interests', 'vibes'] } })).toContain(
    'both told more',
  );
});

it('The weights beside the parts add up to a hundred', () => {
  const weights = matchParts.map((key) => Number(/\d+/.exec(partLabel(key))?.[0]));
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
});
