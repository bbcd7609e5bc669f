import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { optional } from './optional.ts';

const Place = (): string => 'place';
const shown = (Part: ReturnType<typeof optional>): string => renderToString(createElement(Part));

describe('A part with code of its own', () => {
  it('A part shows its place until the code is there, and then itself at once', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return () => 'part';
    };
    const Part = optional(load, { place: Place });
    expect(shown(Part)).toBe('place');
    await Promise.all([Part.fetch(), Part.fetch()]);
    expect(shown(Part)).toBe('part');
    expect(loads).toBe(1);
  });

  it('A part asks again for code that did not load ahead', async () => {
    let isReachable = false;
    const load = async () => (isReachable ? () => 'part' : await Promise.reject<() => string>(new Error('gone')));
    const Part = optional(load, { place: Place });
    await Part.fetch();
    expect([shown(Part), Part.isThere()]).toEqual(['place', false]);
    isReachable = true;
    await Part.fetch();
    expect([shown(Part), Part.isThere()]).toEqual(['part', true]);
  });
});
