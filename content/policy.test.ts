import { expect, it } from 'vitest';
import { policies, ruleText } from './policy.ts';

it('The rules of each chapter are numbered without a gap', () => {
  const numbers = Object.values(policies).map(({ number }) => number.split('.').map(Number));
  for (const [chapter, own] of Map.groupBy(numbers, ([first]) => first)) {
    expect(own).toEqual(own.map((_, index) => [chapter, index + 1]));
  }
  expect([...new Set(numbers.map(([chapter]) => chapter))]).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { title } of Object.values(policies)) expect(title).toMatch(/^[A-Z].{8,100}\.$/u);
});

it('A rule’s text includes its number and an unknown key gets no text', () => {
  expect(ruleText('stop')).toBe('3.2 When somebody says stop, stop.');
  for (const key of ['9.9', 'toString', '__proto__']) expect(ruleText(key)).toBeUndefined();
});
