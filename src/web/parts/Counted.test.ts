import { expect, it } from 'vitest';
import { capped } from './Counted.tsx';

const FAMILY = '👩‍👩‍👧‍👦';

it('A text is cut at its last character that fits whole', () => {
  expect(capped('Robin', 15)).toBe('Robin');
  expect(capped('1234567890123456', 15)).toBe('123456789012345');
  // The server counts a family emoji as seven characters. It would refuse a part that ends with a joiner.
  expect(capped(FAMILY.repeat(3), 15)).toBe(FAMILY.repeat(2));
  expect(capped(`Zoe\u0308${'x'.repeat(20)}`, 4)).toBe('Zoe\u0308');
  expect(capped(`Zoe\u0308${'x'.repeat(20)}`, 3)).toBe('Zo');
});
