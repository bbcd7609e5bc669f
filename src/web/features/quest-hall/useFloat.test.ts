import { expect, it } from 'vitest';
import { roomIn } from './useFloat.ts';

it('A phone’s hall floats about fourteen bubbles and a desktop’s floats more', () => {
  expect(roomIn({ width: 390, height: 140 })).toBe(14);
  expect(roomIn({ width: 1200, height: 312 })).toBeGreaterThan(50);
  expect(roomIn({ width: 0, height: 0 })).toBe(0);
});
