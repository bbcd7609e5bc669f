import { expect, it } from 'vitest';
import { archetypes } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import { FACE_EDGE, faceOf } from './faces.ts';
import { monsterFor, tintOf } from './monsters.ts';

it('A person with an archetype wears its animal whatever their name', () => {
  for (const mbtiType of mbtiTypes) {
    for (const displayName of ['Wren', 'Ana']) {
      expect(faceOf({ id: 7, displayName, mbtiType })).toMatchObject({
        animal: archetypes[mbtiType].animal,
        monster: null,
      });
    }
  }
});

it('Two people with one animal differ by the tint of their id', () => {
  const tints = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => faceOf({ id, displayName: 'Wren', mbtiType: 'INFP' }).tint);
  expect(tints).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(tintOf));
  expect(new Set(tints).size).toBe(8);
});

it('A person without an archetype is the monster of their first letter', () => {
  const { kind, tint } = monsterFor({ displayName: 'Wren' });
  expect(faceOf({ id: 7, displayName: 'Wren' })).toEqual({ animal: null, monster: kind, tint, ground: null });
  expect(faceOf({ id: 7, displayName: 'Wren', mbtiType: null })).toEqual({
    animal: null,
    monster: kind,
    tint,
    ground: null,
  });
});

it('A thousand people with one animal have a thousand faces, each always the same', () => {
  const faces = () =>
    Array.from({ length: 1000 }, (_, at) => {
      const { tint, ground } = faceOf({ id: 100_000_000_000 + at * 7919, displayName: 'Wren', mbtiType: 'INFP' });
      return `${tint} ${ground}`;
    });
  const first = faces();
  expect(new Set(first).size).toBe(1000);
  expect(faces()).toEqual(first);
});

it('The contour behind an animal is closed and stays within the disc', () => {
  for (let id = 1; id <= 300; id += 1) {
    const { ground } = faceOf({ id, displayName: 'Wren', mbtiType: 'INFP' });
    const numbers = (ground ?? '').match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []));
    const reaches = points.map(([x, y]) => Math.hypot(x - FACE_EDGE / 2, y - FACE_EDGE / 2));
    expect(Math.min(...reaches)).toBeGreaterThan(30);
    expect(Math.max(...reaches)).toBeLessThanOrEqual(FACE_EDGE / 2);
    const last = points.at(-1) ?? [0, 0];
    expect(Math.hypot(last[0] - (points[0]?.[0] ?? 0), last[1] - (points[0]?.[1] ?? 0))).toBeLessThan(0.2);
  }
});
