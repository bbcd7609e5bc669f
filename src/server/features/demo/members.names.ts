import { archetypes } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import type { Rng } from '#server/platform/clock.ts';
import { between, oneOf } from './chance.ts';

/** Calls `make` until its result is not in `taken`; adds that result to `taken` and returns it. */
export function unlike(taken: Set<string>, make: () => string): string {
  for (;;) {
    const made = make();
    if (taken.has(made)) continue;
    taken.add(made);
    return made;
  }
}

export function displayNameFor(rng: Rng, firstName: string, lastName: string): string {
  const initial = `${firstName} ${lastName.charAt(0)}.`;
  return rng() < 0.45 && initial.length <= 15 ? initial : firstName;
}

export function handleFor(rng: Rng, firstName: string, lastName: string): string {
  const [first, last] = [plain(firstName), plain(lastName)];
  const number = between(rng, 20, 67);
  return oneOf(rng, [
    `${first}_${last.slice(0, 1)}${number}`,
    `${first}${number}`,
    `${first}_${last}`.slice(0, 30),
    `just_${first}${number}`,
    `${first}_the_${archetypes[oneOf(rng, mbtiTypes)].animal.replaceAll(/[^a-z]/g, '_')}`.slice(0, 30),
  ]);
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
