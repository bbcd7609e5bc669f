import { expect, it } from 'vitest';
import { archetypes } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import { faceOf } from './faces.ts';
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
  const tints = [1, 2, 3, 4, 5, 6].map((id) => faceOf({ id, displayName: 'Wren', mbtiType: 'INFP' }).tint);
  expect(tints).toEqual([1, 2, 3, 4, 5, 6].map(tintOf));
  expect(new Set(tints).size).toBe(6);
});

it('A person without an archetype is the monster of their first letter', () => {
  const { kind, tint } = monsterFor({ displayName: 'Wren' });
  expect(faceOf({ id: 7, displayName: 'Wren' })).toEqual({ animal: null, monster: kind, tint });
  expect(faceOf({ id: 7, displayName: 'Wren', mbtiType: null })).toEqual({ animal: null, monster: kind, tint });
});
