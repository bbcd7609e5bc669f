import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideKeyboard } from './keyboard.ts';

describe('The part of a window beside a touch keyboard', () => {
  it('A keyboard over the page leaves the part above it', () => {
    expect(besideKeyboard({ height: 480, offsetTop: 0, scale: 1 }, 844)).toEqual({ top: 0, height: 480, below: 364 });
  });

  it('A page that was pushed up has its part lower down', () => {
    expect(besideKeyboard({ height: 480, offsetTop: 300, scale: 1 }, 844)).toEqual({
      top: 300,
      height: 480,
      below: 64,
    });
  });

  it('A resized window or a zoomed page does not count as a keyboard', () => {
    expect(besideKeyboard({ height: 480, offsetTop: 0, scale: 1 }, 480)).toBeNull();
    expect(besideKeyboard({ height: 422, offsetTop: 100, scale: 2 }, 844)).toBeNull();
    expect(besideKeyboard({ height: 820, offsetTop: 24, scale: 1 }, 844)).toBeNull();
  });

  it('The three parts make up the window whenever it holds them', () => {
    const px = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(px, px, px, (top, height, rest) => {
        const part = besideKeyboard({ height, offsetTop: top, scale: 1 }, top + height + rest);
        if (part !== null) expect(part.top + part.height + part.below).toBe(top + height + rest);
        else expect(top + rest).toBeLessThan(40);
      }),
    );
  });
});
