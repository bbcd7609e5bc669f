import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archetypes } from '#content/archetypes.ts';
import { questions } from '#content/questions.ts';
import { mbtiTypes } from '#contract/people.ts';
import type { DescriptorResult } from '#contract/quiz.ts';
import { FRAME, LEFT, PICTURE, RIGHT, type Measure, type PictureLayout } from '#web/parts/sharing/plate.layout.ts';
import { layOut } from './picture.layout.ts';

/** Returns a width larger than in any of the three font families, so that a text that fits here fits in all of them. */
const wide: Measure = (text, { face, size }) => [...text].length * size * (face === 'latin' ? 0.44 : 0.58);

const described = (name: string, percentage = 100): DescriptorResult => ({
  count: 1,
  percentage,
  descriptor: { id: name, name, description: '', pillar: 'Energy' },
});
const all = questions.flatMap(({ choices }) => choices.map(({ descriptor }) => descriptor.name));
const longest = all.toSorted((a, b) => b.length - a.length).map((name) => described(name));

function expectInside({ words, bars, rule, animal }: PictureLayout): void {
  for (const { text, x, y, align, ...lettering } of words) {
    const width = wide(text, lettering);
    const from = align === 'left' ? x : x - width;
    const isFoot = y > FRAME.y + FRAME.height;
    expect(from, text).toBeGreaterThanOrEqual(isFoot ? FRAME.x : LEFT);
    expect(from + width, text).toBeLessThanOrEqual(isFoot ? FRAME.x + FRAME.width : RIGHT);
    expect(y).toBeLessThan(PICTURE.height);
  }
  for (const { y } of bars) expect(y).toBeLessThan(FRAME.y + FRAME.height - 24);
  const name = words.find(({ size }) => size > 70);
  expect(name && animal.y + animal.size).toBeLessThanOrEqual((name?.y ?? 0) - (name?.size ?? 0) * 0.75);
  if (rule !== undefined) for (const { y } of bars) expect(y).toBeGreaterThan(rule);
}

/** Expects two texts on one line of the picture not to touch. */
function expectApart({ words }: PictureLayout): void {
  for (const left of words.filter(({ align }) => align === 'left')) {
    for (const right of words.filter(({ align, y }) => align === 'right' && y === left.y)) {
      expect(left.x + wide(left.text, left), left.text).toBeLessThan(right.x - wide(right.text, right));
    }
  }
}

describe('The picture of a report', () => {
  it.each(mbtiTypes)('The picture of %s shows everything in full, inside its frame', (type) => {
    const layout = layOut({ type, results: longest }, wide);
    expectInside(layout);
    expectApart(layout);
    const said = layout.words.map(({ text }) => text);
    const { name, latinName, animalName, vibe } = archetypes[type];
    expect(said).toEqual(
      expect.arrayContaining([type, name, `${latinName}, the ${animalName.toLowerCase()}`, vibe, 'wildin']),
    );
    for (const { descriptor } of longest.slice(0, 3)) expect(said).toContain(descriptor.name);
    expect(said).toHaveLength(13);
  });

  it('The picture holds descriptors of any name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.integer({ min: 0, max: 100 })), {
          maxLength: 15,
        }),
        fc.constantFrom(...mbtiTypes),
        (given, type) => {
          const layout = layOut({ type, results: given.map(([name, share]) => described(name, share)) }, wide);
          expectInside(layout);
          expectApart(layout);
          expect(layout.bars).toHaveLength(Math.min(3, given.length));
        },
      ),
    );
  });

  it('The picture shrinks words before it shortens them, and never below a readable size', () => {
    const { words } = layOut({ type: 'ENFP', results: [described('A Very '.repeat(20))] }, wide);
    const cut = words.find(({ text }) => text.endsWith('…'));
    expect(cut?.text.startsWith('A Very A Very')).toBe(true);
    expect(Math.min(...words.map(({ size }) => size))).toBeGreaterThanOrEqual(22);
  });
});
