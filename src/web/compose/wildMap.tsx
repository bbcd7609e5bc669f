import type { ComponentType } from 'react';
import type { Member } from '#contract/people.ts';
import { optional } from '#web/ui/optional.ts';

type Part = ComponentType<{ person: Member }>;

const band = () => import('#web/features/wild-maps/WildMapBand.tsx');
/** Takes a window's height, so that what follows comes into sight only below the part. */
const Below: Part = () => <div className="h-dvh" />;

/**
 * The parts of a wild map for a profile. Their code is fetched after the profile shows: on a phone the map is below the
 * posts, and on a wide screen its place is kept.
 */
export const wildMap = {
  Whole: optional(() => import('#web/features/wild-maps/WildMapSection.tsx').then((module) => module.WildMapSection), {
    place: Below,
  }),
  Band: optional(() => band().then((module) => module.WildMapBand), {
    place: () => <div className="h-69 border-b border-line" />,
  }),
  Words: optional(() => band().then((module) => module.WildMapWords), { place: Below }),
};
