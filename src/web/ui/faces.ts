import { archetypes } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import { monsterFor, tintOf, type MonsterKind, type MonsterTint, type NamedPerson } from './monsters.ts';

export type Faced = NamedPerson & {
  /** Determines the tint behind an animal, so that most people with the same animal have different tints. */
  id?: number | null | undefined;
  mbtiType?: MbtiType | null | undefined;
};

export type Face = { tint: MonsterTint } & (
  | { animal: (typeof archetypes)[MbtiType]['animal']; monster: null }
  | { animal: null; monster: MonsterKind }
);

/** Returns the drawn face of a person: the animal of their archetype, else the monster of their first letter. */
export function faceOf(person: Faced): Face {
  const monster = monsterFor(person);
  if (!person.mbtiType) return { animal: null, monster: monster.kind, tint: monster.tint };
  const tint = typeof person.id === 'number' ? tintOf(person.id) : monster.tint;
  return { animal: archetypes[person.mbtiType].animal, monster: null, tint };
}
