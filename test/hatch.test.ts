import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/web/styles/hatch.css', import.meta.url), 'utf8');

test('The hatch animates only transform and opacity', () => {
  const frames = [...css.matchAll(/@keyframes [\w-]+ \{(.*?)\n\}/gs)].map(([, body = '']) => body);
  expect(frames.length).toBeGreaterThan(5);
  const moved = frames.flatMap((body) => [...body.matchAll(/([\w-]+):/g)].map(([, property]) => property));
  expect(new Set(moved)).toEqual(new Set(['transform', 'opacity']));
  expect(css).not.toContain('transition');
});
