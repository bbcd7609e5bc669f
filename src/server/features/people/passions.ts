import { interestsById } from '#content/interests.ts';
import { vibes } from '#content/vibes.ts';
import type { Passion } from '#contract/wild-maps.ts';

/** What a profile names, as ids and in the person's own words. */
export interface Named {
  interests: readonly string[];
  customInterests: readonly string[];
  currentVibes: readonly string[];
}

/** Returns what a profile names: the person's interests in their own order, then today's vibes. */
export function passionsOf({ interests, customInterests, currentVibes }: Named): Passion[] {
  return [
    ...interests.flatMap((id): Passion[] => {
      const interest = interestsById.get(id);
      return interest ? [{ id, kind: 'interest', name: interest.name }] : [];
    }),
    // A custom interest's text is its id.
    ...customInterests.map((name): Passion => ({ id: name, kind: 'interest', name })),
    ...currentVibes.flatMap((key): Passion[] => {
      const vibe = vibes.find((one) => one.key === key);
      return vibe ? [{ id: vibe.key, kind: 'vibe', name: vibe.label }] : [];
    }),
  ];
}

/** Returns what both profiles name, in the order of the first; own words match whatever their case. */
export function sharedBy(person: Named, other: Named): Passion[] {
  const named = new Set(passionsOf(other).map(keyOf));
  return passionsOf(person).filter((one) => named.has(keyOf(one)));
}

const keyOf = ({ kind, id }: Passion): string => `${kind} ${id.toLowerCase()}`;
