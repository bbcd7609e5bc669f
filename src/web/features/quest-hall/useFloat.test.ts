import { expect, it } from 'vitest';
import { boxOf, roomIn } from './useFloat.ts';

it('A phone’s hall floats about fourteen bubbles and a desktop’s floats more', () => {
  expect(roomIn({ width: 390, height: 140 })).toBe(14);
  expect(roomIn({ width: 1200, height: 312 })).toBeGreaterThan(50);
  expect(roomIn({ width: 0, height: 0 })).toBe(0);
});

it('The box of a bubble is as high as the highest name below it', () => {
  expect(boxOf([16, 16], 16)).toEqual({ x: 96, y: 74 });
  expect(boxOf([32, 96], 32)).toEqual({ x: 184, y: 154 });
  expect(boxOf([], 16).y).toBe(74);
});
