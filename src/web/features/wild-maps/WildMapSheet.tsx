import type { WildMap } from '#contract/wild-maps.ts';
import { contours, type Ridge } from '#content/contour.ts';
import { cx } from '#web/ui/cx.ts';
import { MapNames } from './MapNames.tsx';
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
      <MapNames pillars={map.corePillars} ridges={ridges} passions={passions} spots={spots} />
    </div>
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

/** The contour lines and the path. Each closed ring adds a tint, so higher ground is darker. */
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

/** Returns the data of the path through the places, along the valley in the middle, away from the ridges. */
function trail(points: readonly Spot[], width: number): string {
  const at = (...numbers: number[]): string => numbers.map((one) => one.toFixed(1)).join(' ');
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${at(x, y)}`;
      // A cubic curve reaches three quarters of the way toward its two control points.
      const turn = (x + before.x) / 2 < width / 2 ? width * 0.56 : width * 0.44;
      return `C${at(turn, before.y, turn, y, x, y)}`;
    })
    .join('');
}
