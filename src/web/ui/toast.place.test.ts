import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doOverlap, placeToast, type Box } from './toast.place.ts';

const across = (top: number, bottom: number): Box => ({ left: 0, right: 390, top, bottom });
const pill = { left: 12, right: 378, height: 48 };
const phone = { height: 844, from: 'top' } as const;
const desk = { height: 900, from: 'bottom' } as const;
const nothing = { never: [], taps: [], texts: [] };

describe('The place of a toast', () => {
  it('A toast begins at its edge, and below a header on a phone', () => {
    expect(placeToast(pill, phone, nothing)).toBe(8);
    expect(placeToast(pill, phone, { ...nothing, never: [across(0, 56)] })).toBe(56);
    expect(placeToast(pill, desk, nothing)).toBe(844);
  });

  it('A toast stands above a primary action at the lower edge of a desk', () => {
    const action = across(800, 856);
    expect(placeToast(pill, desk, { ...nothing, never: [action] }) + pill.height).toBeLessThanOrEqual(800);
  });

  it('A toast avoids readable and tappable content where there is room', () => {
    const never = [across(0, 56)];
    expect(placeToast(pill, phone, { ...nothing, never, taps: [across(80, 200)] })).toBe(200);
    expect(placeToast(pill, phone, { ...nothing, never, taps: [across(56, 844)] })).toBe(56);
  });

  it('A toast moves below when content fills the upper half', () => {
    const question = [across(80, 145), across(150, 180), across(190, 520)];
    expect(placeToast(pill, phone, { ...nothing, never: [across(0, 56)], taps: question })).toBe(520);
  });

  it('A toast on a small phone covers small print before the question', () => {
    const small = { height: 640, from: 'top' } as const;
    const page = {
      never: [across(0, 64)],
      taps: [across(90, 200), across(230, 590)],
      texts: [across(205, 222), across(615, 640)],
    };
    const top = placeToast({ ...pill, height: 45 }, small, page);
    expect(top).toBeGreaterThanOrEqual(587);
    expect(top + 45).toBeLessThanOrEqual(640);
  });

  it('A toast without free space covers text before buttons, as little as possible', () => {
    const never = [across(0, 56)];
    const taps = [across(56, 400), across(500, 844)];
    expect(placeToast(pill, phone, { never, taps, texts: [across(400, 500)] })).toBe(400);
    // 40 px are free, slightly less than the 48 px of the pill.
    const top = placeToast(pill, phone, { never, taps: [], texts: [across(56, 300), across(340, 844)] });
    expect(top).toBeGreaterThan(290);
    expect(top).toBeLessThan(301);
  });

  it('A toast stays where it is until another place is better', () => {
    const taps = [across(80, 200)];
    expect(placeToast({ ...pill, now: 400 }, phone, { ...nothing, taps })).toBe(400);
    expect(placeToast({ ...pill, now: 120 }, phone, { ...nothing, taps })).toBe(8);
    expect(placeToast({ ...pill, now: 120 }, phone, { ...nothing, taps: [across(0, 844)] })).toBe(120);
    // The window is now lower than the toast's position.
    expect(placeToast({ ...pill, now: 800 }, { height: 600, from: 'top' }, nothing)).toBe(8);
  });

  it('Something beside it does not move it', () => {
    expect(placeToast(pill, phone, { ...nothing, never: [{ left: 400, right: 500, top: 0, bottom: 844 }] })).toBe(8);
  });

  it('A toast never covers a header or primary action in the window’s outer half', () => {
    const box = fc
      .record({ top: fc.nat(300), height: fc.integer({ min: 1, max: 40 }) })
      .map(({ top, height }) => across(top, top + height));
    fc.assert(
      fc.property(fc.array(box, { maxLength: 3 }), fc.array(box), fc.array(box), (never, taps, texts) => {
        const top = placeToast(pill, phone, { never, taps, texts });
        const own = { left: pill.left, right: pill.right, top, bottom: top + pill.height };
        expect(never.filter((one) => doOverlap(own, one))).toEqual([]);
      }),
    );
  });
});
