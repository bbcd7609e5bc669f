import type { Member } from '#contract/people.ts';
import type { WildMap } from '#contract/wild-maps.ts';
import { contours } from '#content/contour.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { t } from '#web/words/words.ts';
import { MapNames } from './MapNames.tsx';
import { PillarNotes } from './PillarNotes.tsx';
import { ridgesOf, shownOf, spotsFor, type Spot } from './place.ts';
import { drawnFrom, useWildMap } from './useWildMap.ts';
import { WildMapFrame } from './WildMapFrame.tsx';

/** The width of the band in the drawing, which the window stretches. */
const BAND = 912;
/** The height of the band in the drawing. */
const HEIGHT = 276;
/** The breadth of the hills: broad hills fill the band. */
const SPREAD = 0.27;

/** The wild map at the top of a wide screen. */
export function WildMapBand({ person }: { person: Member }) {
  return (
    <WildMapFrame
      person={person}
      className="relative isolate h-69 overflow-hidden border-b border-line"
      titleClassName="absolute top-6 start-12 z-10 text-xl"
      skeleton={<Skeleton className="absolute inset-x-12 top-20 bottom-10 rounded-plate!" />}
    >
      {(map) => <BandMap map={map} />}
    </WildMapFrame>
  );
}

function BandMap({ map }: { map: WildMap }) {
  const ridges = ridgesOf(map.userId, map.corePillars, 'band');
  const passions = shownOf(map.dynamicLayers.active_pursuits.current_passions);
  const spots = spotsFor(map.userId, passions.length, 'band');
  return (
    <>
      <svg
        viewBox={`0 0 ${BAND} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
        className="pointer-events-none absolute inset-0 -z-20 size-full fill-none stroke-contour"
      >
        <path d={landOf(map)} vectorEffect="non-scaling-stroke" />
        <path
          d={trail(ridges, spots)}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
          strokeDasharray="1 5"
          strokeLinecap="round"
          className="stroke-ink"
        />
      </svg>
      <MapNames pillars={map.corePillars} ridges={ridges} passions={passions} spots={spots} isBand />
    </>
  );
}

/** Returns the contour lines of the band, as the data of one SVG path. */
function landOf({ userId, corePillars }: WildMap): string {
  const ridges = ridgesOf(userId, corePillars, 'band');
  return contours({ seed: String(userId), width: BAND, height: HEIGHT, levels: 15, ridges, spread: SPREAD }).join('');
}

/** Returns the data of the dotted path through the places and the ridges, from left to right. */
function trail(ridges: readonly Spot[], spots: readonly Spot[]): string {
  const stops = ridges.flatMap((ridge, index) => [spots[index], ridge]).concat(spots[ridges.length]);
  const at = (x: number, y: number): string => `${(x * BAND).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`;
  return stops
    .filter((stop) => stop !== undefined)
    .toSorted((one, other) => one.x - other.x)
    .map(({ x, y }, index, all) => {
      const before = all[index - 1];
      if (before === undefined) return `M${at(x, y)}`;
      const middle = (before.x + x) / 2;
      return `C${at(middle, before.y)} ${at(middle, y)} ${at(x, y)}`;
    })
    .join('');
}

/** The pillars of the band as text. It shows nothing until the map has loaded. */
export function WildMapWords({ person }: { person: Member }) {
  return <Words key={drawnFrom(person)} userId={person.id} />;
}

function Words({ userId }: { userId: number }) {
  const { data } = useWildMap(userId);
  if (data === undefined) return null;
  return (
    <section aria-label={t('wild-maps.in-words', 'The wild map in words')} className="@container mt-8">
      <PillarNotes map={data} />
    </section>
  );
}
