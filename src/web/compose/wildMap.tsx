import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { Member } from '#contract/people.ts';
import { optional } from '#web/ui/optional.ts';

type Part = ComponentType<{ person: Member }>;

const band = () => import('#web/features/wild-maps/WildMapBand.tsx');
const WholeMap = optional(() =>
  import('#web/features/wild-maps/WildMapSection.tsx').then((module) => module.WildMapSection),
);
const BandMap = optional(() => band().then((module) => module.WildMapBand));
const NightMap = optional(() => band().then((module) => module.WildMapNight), Plain);
const MapWords = optional(() => band().then((module) => module.WildMapWords));

/** Takes a window's height, so that what follows comes into sight only below the part. */
const below = <div className="h-dvh" />;

/**
 * The parts of a wild map for a profile. Their code is fetched after the profile shows: on a phone the map is below the
 * posts, and on a wide screen its place is kept.
 */
export const wildMap = {
  Whole: late(WholeMap, below),
  Band: late(BandMap, <div className="h-69 border-b border-line" />),
  Night: ({ person, children }: { person: Member; children: ReactNode }) => (
    <Suspense fallback={children}>
      <NightMap person={person}>{children}</NightMap>
    </Suspense>
  ),
  Words: late(MapWords, below),
};

function late(LatePart: Part, place: ReactNode): Part {
  return function MapPart({ person }) {
    return (
      <Suspense fallback={place}>
        <LatePart person={person} />
      </Suspense>
    );
  };
}

function Plain({ children }: { children: ReactNode }) {
  return children;
}
