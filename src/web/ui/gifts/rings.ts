import { seededRng } from '#content/seeded-rng.ts';

/** The middle of the box of 100 × 100 in which the rings around a gift are drawn. */
const CENTRE = 50;
const INNERMOST = 26;
const APART = 6.5;
const POINTS = 40;
/** The direction and width of an open ring's gap, in radians: the gap is at the upper right. */
const GAP = { at: -Math.PI / 4, width: 1.25 };

/** Returns the rings as the `d` of SVG paths, the innermost first. The same seed always gives the same rings. */
export function ringsOf(seed: string, count: number, isOpen = false): string[] {
  const random = seededRng(`rings ${seed}`);
  const waves = [2, 3, 5].map((times) => ({ times, height: 0.075 / times ** 0.6, phase: random() * Math.PI * 2 }));
  const wave = (angle: number): number =>
    waves.reduce((sum, { times, height, phase }) => sum + height * Math.sin(times * angle + phase), 1);
  return Array.from({ length: count }, (_, ring) => {
    const radius = INNERMOST + ring * APART;
    // The outer rings open wider, as if the gift had pushed them apart.
    const gap = isOpen ? GAP.width * (0.75 + ring * 0.2) : 0;
    const points = Array.from({ length: POINTS + 1 }, (_point, at) => {
      const angle = GAP.at + gap / 2 + (at / POINTS) * (Math.PI * 2 - gap);
      const reach = radius * wave(angle);
      return [CENTRE + reach * Math.cos(angle), CENTRE + reach * Math.sin(angle)] as const;
    });
    return smooth(points, !isOpen);
  });
}

type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns a smooth curve through the midpoints of the segments. */
function smooth(points: readonly Point[], isClosed: boolean): string {
  const corners = isClosed ? points.slice(0, -1) : points;
  const at = (index: number): Point => corners[(index + corners.length) % corners.length] ?? [CENTRE, CENTRE];
  const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  if (isClosed) {
    const curves = corners.map((corner, index) => `Q${text(corner)} ${text(middle(corner, at(index + 1)))}`);
    return `M${text(middle(at(-1), at(0)))}${curves.join('')}Z`;
  }
  const inner = corners.slice(1, -1).map((corner, index) => `Q${text(corner)} ${text(middle(corner, at(index + 2)))}`);
  return `M${text(at(0))}${inner.join('')}L${text(at(-1))}`;
}
