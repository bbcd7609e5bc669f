/** The six drawn monsters; `monsterFor` depends on their order. */
export const monsters = ['blob', 'horned', 'tentacle', 'spiky', 'fluffy', 'geometric'] as const;
export type MonsterKind = (typeof monsters)[number];

export const monsterTints = ['moss', 'lime', 'clay', 'honey', 'dew', 'rose'] as const;
/** The tints of people, by their ids. */
export const faceTints = [...monsterTints, 'sea', 'bark'] as const;
export type FaceTint = (typeof faceTints)[number];

export type NamedPerson = {
  displayName?: string | null | undefined;
  handle?: string | null | undefined;
  email?: string | null | undefined;
};

/** Returns the first letter of the display name, else the handle, else the email address; '?' if there is none. */
export function firstLetter({ displayName, handle, email }: NamedPerson): string {
  for (const text of [displayName, handle, email]) {
    const first = [...(text ?? '').trim()][0];
    if (first) return first.toUpperCase();
  }
  return '?';
}

/** Returns the monster of a person's first letter. Neighbors in the alphabet differ in kind and tint. */
export function monsterFor(person: NamedPerson): { letter: string; kind: MonsterKind; tint: FaceTint } {
  const letter = firstLetter(person);
  const code = letter.codePointAt(0) ?? 0;
  return {
    letter,
    kind: monsters[code % monsters.length] ?? 'blob',
    tint: monsterTints[(code + Math.floor(code / monsters.length)) % monsterTints.length] ?? 'moss',
  };
}

/** Returns the tint of a person by their id. */
export function tintOf(id: number): FaceTint {
  return faceTints[id % faceTints.length] ?? 'moss';
}
