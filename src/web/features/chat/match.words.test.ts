import { expect, it } from 'vitest';
import { friendshipText, interestText, personalityText } from './match.words.ts';

it('speaks differently in each band, and alike within one', () => {
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

it('tells none, one, two and more interests apart', () => {
  const texts = [0, 1, 2, 3].map((count) => interestText(Array.from({ length: count }, (_, at) => `interest ${at}`)));
  expect(new Set(texts).size).toBe(4);
});
