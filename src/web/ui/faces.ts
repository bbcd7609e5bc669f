import { archetypes } from '#content/archetypes.ts';
import { closedContours } from '#content/contour.ts';
import type { MbtiType } from '#contract/people.ts';
import { monsterFor, tintOf, type MonsterKind, type FaceTint, type NamedPerson } from './monsters.ts';

export type Faced = NamedPerson & {
  /** Determines the tint behind an animal, so that most people with the same animal have different tints. */
  id?: number | null | undefined;
  mbtiType?: MbtiType | null | undefined;
};

export type Face = { tint: FaceTint; ground: string | null } & (
  | { animal: (typeof archetypes)[MbtiType]['animal']; monster: null }
  | { animal: null; monster: MonsterKind }
);

/**
 * Returns the drawn face of a person: the animal of their archetype, else the monster of their first letter. `ground` is
 * the closed contour of the person's id behind the animal, as the data of a path in a square of `FACE_EDGE`.
 */
export function faceOf(person: Faced): Face {
  const monster = monsterFor(person);
  const { id, mbtiType } = person;
  if (!mbtiType) return { animal: null, monster: monster.kind, tint: monster.tint, ground: null };
  const { animal } = archetypes[mbtiType];
  if (typeof id !== 'number') return { animal, monster: null, tint: monster.tint, ground: null };
  return { animal, monster: null, tint: tintOf(id), ground: groundOf(id) };
}

export const FACE_EDGE = 100;
/** The contour reaches to the edge of the disc at most. */
const GROUND = 42;
const grounds: Record<number, string | undefined> = {};

function groundOf(id: number): string {
  return (grounds[id] ??= closedContours(String(id), FACE_EDGE, [GROUND])[0] ?? '');
}
