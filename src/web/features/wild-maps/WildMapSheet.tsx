import { vibes } from '#content/vibes.ts';
import type { Passion, WildMap } from '#contract/wild-maps.ts';
import { contours, type Ridge } from '#web/ui/contour.ts';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { spoken, t } from '#web/words/words.ts';
import { ridgesOf, shownOf, spotsFor, type Spot } from './place.ts';

/** A sheet of a topographic map: four ridges, higher with a clearer lean, and a path past the person's passions. */
export function WildMapSheet({ map }: { map: WildMap }) {
  const ridges = ridgesOf(map.userId, map.corePillars);
  const passions = shownOf(map.dynamicLayers.active_pursuits.current_passions);
  const spots = spotsFor(map.userId, passions.length);
  const land = { seed: String(map.userId), ridges, spots };
  return (
    <div className="relative isolate mt-3 h-104 overflow-hidden rounded-plate border-[1.5px] border-ink @min-[480px]:aspect-[3/2] @min-[480px]:h-auto @min-[700px]:aspect-[15/8]">
      <Land {...land} width={350} height={416} className="@min-[480px]:hidden" />
      <Land {...land} width={640} height={427} className="@max-[479px]:hidden" />
      <ul aria-label={t('wild-maps.core-pillars', 'Core pillars')} className="absolute inset-0">
        {map.corePillars.map(({ pillar, name, side }, index) => (
          <At key={pillar} spot={ridges[index]}>
            <span
              aria-hidden
              className="mx-auto mb-1 block size-0 border-x-5 border-b-9 border-x-transparent border-b-ink"
            />
            <span className="display block text-lg leading-5">{spoken(side)}</span>
            <span className="block text-xs text-ink-2">{spoken(name)}</span>
          </At>
        ))}
      </ul>
      {passions.length > 0 && (
        <ul aria-label={t('wild-maps.current-passions', 'Current passions')} className="absolute inset-0">
          {passions.map((passion, index) => (
            <At key={passion.id} spot={spots[index]}>
              <Place passion={passion} />
            </At>
          ))}
        </ul>
      )}
    </div>
  );
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

function At({ spot: { x, y } = MIDDLE, children }: { spot: Spot | undefined; children: React.ReactNode }) {
  return (
    <li
      className="absolute w-max max-w-[40%] -translate-x-1/2 -translate-y-1/2 text-center"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      {children}
    </li>
  );
}

/** A name beside its dot, on a strip of paper that hides the lines behind it. */
function Place({ passion: { id, kind, name } }: { passion: Passion }) {
  const vibe = kind === 'vibe' ? vibes.find(({ key }) => key === id) : undefined;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-control bg-paper py-0.5 pr-2 pl-1.5 text-left text-xs leading-4 font-medium min-[360px]:text-sm min-[360px]:leading-4.5">
      {vibe ? (
        <Emoji className="text-sm">{vibe.emoji}</Emoji>
      ) : (
        <span aria-hidden className="size-2.5 shrink-0 rounded-full border-2 border-ink bg-lime" />
      )}
      <span className="line-clamp-3 wrap-anywhere">{vibe ? spoken(vibe.label) : name}</span>
    </span>
  );
}

type LandProps = {
  seed: string;
  ridges: readonly Ridge[];
  spots: readonly Spot[];
  width: number;
  height: number;
  className: string;
};

/** Each closed ring has a tint: higher ground is darker. */
function Land({ seed, ridges, spots, width, height, className }: LandProps) {
  const paths = contours({ seed, width, height, levels: 15, ridges });
  const points = spots.map(({ x, y }): Spot => ({ x: x * width, y: y * height }));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
      className={cx('pointer-events-none absolute inset-0 -z-10 size-full', className)}
    >
      {paths.map((path) => (
        <path
          key={path}
          d={path}
          vectorEffect="non-scaling-stroke"
          className={cx('stroke-contour', path.endsWith('Z') ? 'fill-ink/2' : 'fill-none')}
        />
      ))}
      <path
        d={trail(points, width)}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
        className="fill-none stroke-ink-2"
      />
    </svg>
  );
}

/** Returns the path from place to place, which avoids the ridges through the valley in the middle. */
function trail(points: readonly Spot[], width: number): string {
  const at = (...numbers: number[]): string => numbers.map((one) => one.toFixed(1)).join(' ');
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${at(x, y)}`;
      // A cubic curve reaches three quarters of the way towards its two control points.
      const turn = (x + before.x) / 2 < width / 2 ? width * 0.56 : width * 0.44;
      return `C${at(turn, before.y, turn, y, x, y)}`;
    })
    .join('');
}
