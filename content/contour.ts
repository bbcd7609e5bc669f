import { seededRng } from '#content/seeded-rng.ts';

/**
 * Contour lines: a hill drawn from a seed and cut at even heights, as the `d` of smooth SVG paths. The same seed always
 * gives the same lines, so that the lines can identify a person. d3-contour cannot replace this: it closes lines along
 * the frame, where these lines must stay open, and it has neither the hills nor the smoothing.
 */
export type ContourOptions = {
  seed: string;
  width: number;
  height: number;
  /** The number of heights at which lines are cut. */
  levels?: number | undefined;
  /** The summit's place, as fractions of width and height. */
  peak?: readonly [number, number] | undefined;
  /** Ridges that replace the single summit. */
  ridges?: readonly Ridge[] | undefined;
  /** The breadth of the ridges, as a fraction of the shorter side; broad ridges fill a whole band. */
  spread?: number | undefined;
};

/** A ridge's place, as fractions of width and height, and its height from 0 to 1. */
export type Ridge = { x: number; y: number; height: number };

type Point = readonly [number, number];
type Grid = { columns: number; rows: number; step: number; at: (column: number, row: number) => number };

type HeightField = (x: number, y: number) => number;

const SPREAD = 0.135;

/** Returns the heights of a single hill, which fall evenly from 1 at its summit. */
function summit({ width, height, peak }: ContourOptions, random: () => number): HeightField {
  const reach = Math.max(width, height);
  const [px, py] = peak ?? [0.35 + random() * 0.3, 0.3 + random() * 0.3];
  const squash = 0.75 + random() * 0.5;
  return (x, y) => 1 - Math.hypot((x - px * width) / squash, (y - py * height) * squash) / reach;
}

/** Returns the heights of long hills that merge at their feet. Each hill is turned in its own direction. */
function range(options: ContourOptions, ridges: readonly Ridge[], random: () => number): HeightField {
  const { width, height } = options;
  const spread = Math.min(width, height) * (options.spread ?? SPREAD);
  const hills = ridges.map((ridge) => {
    const turn = random() * Math.PI;
    return { ...ridge, cos: Math.cos(turn), sin: Math.sin(turn), long: spread * (1.25 + random() * 0.35) };
  });
  return (x, y) => {
    let value = 0;
    for (const hill of hills) {
      const dx = x - hill.x * width;
      const dy = y - hill.y * height;
      const along = (dx * hill.cos + dy * hill.sin) / hill.long;
      const across = (dy * hill.cos - dx * hill.sin) / spread;
      value += hill.height * Math.exp(-(along ** 2 + across ** 2) / 2);
    }
    return value;
  };
}

/** Returns a grid of the heights of the hills, with a few slow waves added, so that no line is a circle. */
function terrain(options: ContourOptions): Grid {
  const { seed, width, height, ridges } = options;
  const random = seededRng(seed);
  const reach = Math.max(width, height);
  const shape = ridges ? range(options, ridges, random) : summit(options, random);
  const waves = Array.from({ length: 5 }, (_, index) => {
    const angle = random() * Math.PI * 2;
    const pace = (1.6 + index * 0.9 + random()) / reach;
    return {
      x: Math.cos(angle) * pace * Math.PI,
      y: Math.sin(angle) * pace * Math.PI,
      phase: random() * Math.PI * 2,
      height: 0.06 / (1 + index * 0.4),
    };
  });
  // Ridges are smaller than a summit and need a finer grid.
  const step = ridges ? Math.min(reach / 64, Math.min(width, height) / 24) : reach / 36;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const at = (column: number, row: number) => {
    const x = column * step;
    const y = row * step;
    let value = shape(x, y);
    for (const wave of waves) value += wave.height * Math.sin(x * wave.x + y * wave.y + wave.phase);
    return value;
  };
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) values[row * columns + column] = at(column, row);
  return { columns, rows, step, at: (column, row) => values[row * columns + column] ?? 0 };
}

/** The two edges (0 top, 1 right, 2 bottom, 3 left) that a line joins, for each of the 16 corner patterns. */
const joins: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [0, 1],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[0, 2]],
  [
    [0, 3],
    [1, 2],
  ],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [[0, 3]],
  [],
];

type Segment = readonly [string, string];

/** Runs marching squares at one height. Returns segments between named grid edges, and the position of each name. */
function cut(grid: Grid, level: number): { segments: Segment[]; places: Map<string, Point> } {
  const places = new Map<string, Point>();
  const segments: Segment[] = [];
  const crossing = (column: number, row: number, edge: number): string => {
    const across = edge === 0 || edge === 2;
    const c = edge === 1 ? column + 1 : column;
    const r = edge === 2 ? row + 1 : row;
    const name = `${across ? 'h' : 'v'}${c},${r}`;
    if (!places.has(name)) {
      const from = grid.at(c, r);
      const to = across ? grid.at(c + 1, r) : grid.at(c, r + 1);
      const part = (level - from) / (to - from);
      places.set(name, across ? [(c + part) * grid.step, r * grid.step] : [c * grid.step, (r + part) * grid.step]);
    }
    return name;
  };
  for (let row = 0; row < grid.rows - 1; row++) {
    for (let column = 0; column < grid.columns - 1; column++) {
      const pattern =
        (grid.at(column, row) > level ? 1 : 0) |
        (grid.at(column + 1, row) > level ? 2 : 0) |
        (grid.at(column + 1, row + 1) > level ? 4 : 0) |
        (grid.at(column, row + 1) > level ? 8 : 0);
      for (const [a, b] of joins[pattern] ?? []) segments.push([crossing(column, row, a), crossing(column, row, b)]);
    }
  }
  return { segments, places };
}

/** Joins segments that share an end into lines; a line that meets its own start is closed. */
function chain(segments: readonly Segment[]): string[][] {
  const at = new Map<string, Segment[]>();
  for (const segment of segments) for (const end of segment) at.set(end, [...(at.get(end) ?? []), segment]);
  const used = new Set<Segment>();
  const follow = (from: string): string[] => {
    const line = [from];
    for (let here = from; ;) {
      const next = at.get(here)?.find((segment) => !used.has(segment));
      if (!next) return line;
      used.add(next);
      here = next[0] === here ? next[1] : next[0];
      line.push(here);
    }
  };
  const lines: string[][] = [];
  // Open lines begin at an end that only one segment has; the remaining segments form closed lines.
  for (const [end, touching] of at)
    if (touching.length === 1 && !touching.every((one) => used.has(one))) lines.push(follow(end));
  for (const segment of segments) if (!used.has(segment)) lines.push(follow(segment[0]));
  return lines;
}

/** Moves each point twice toward the middle of its neighbors, then keeps every second one and the ends of the line. */
function relax(points: readonly Point[]): readonly Point[] {
  const closed = points.length > 2 && near(points[0], points[points.length - 1]);
  let line = points;
  for (let pass = 0; pass < 2; pass++) {
    const from = line;
    line = from.map((point, index) => {
      const before = from[index - 1] ?? (closed ? from[from.length - 2] : undefined);
      const after = from[index + 1] ?? (closed ? from[1] : undefined);
      if (!before || !after) return point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  // Every second point is enough for the curve.
  const kept = line.filter((_, index) => index % 2 === 0 || index === line.length - 1);
  const first = kept[0];
  return closed && first ? [...kept.slice(0, -1), first] : kept;
}

function near(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns a curve through the midpoints of the line's segments. The corners of the line are the control points. */
function smooth(points: readonly Point[]): string {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return '';
  const closed = near(first, last);
  const corners = closed ? points.slice(0, -1) : points;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const start = closed ? middle(first, corners[1] ?? first) : first;
  let path = `M${text(start)}`;
  for (let index = 1; index < corners.length; index++) {
    const corner = corners[index] ?? last;
    const next = corners[index + 1] ?? (closed ? first : undefined);
    path += next ? `Q${text(corner)} ${text(middle(corner, next))}` : `L${text(corner)}`;
  }
  return closed ? `${path}Q${text(first)} ${text(start)}Z` : path;
}

/** The upper limit of the heights at which lines are cut; the summit of a single hill is near 1. */
const SUMMIT = 0.95;
const FOOT = 0.22;
/** The lower limit for ridges; the land between ridges is lower than the edge of a single hill. */
const PLAIN = 0.1;

const drawn = new Map<string, readonly string[]>();
const KEPT = 60;

const LEVELS = 9;

/** Returns the paths, the outermost line first. Keeps the last 60 drawings, because pages draw the same lines again. */
export function contours(options: ContourOptions): readonly string[] {
  const key = keyOf(options);
  return drawn.get(key) ?? keep(key, [...levelsOf(options)].flat());
}

/** Draws the lines that a later `contours` returns, one height after each `rest`, so that no task is long. */
export async function prepareContours(options: ContourOptions, rest: () => Promise<void>): Promise<void> {
  const key = keyOf(options);
  if (drawn.has(key)) return;
  const paths: string[] = [];
  await rest();
  for (const level of levelsOf(options)) {
    paths.push(...level);
    await rest();
  }
  keep(key, paths);
}

function keyOf({ seed, width, height, levels = LEVELS, peak, ridges, spread }: ContourOptions): string {
  return [seed, width, height, levels, ...(peak ?? []), JSON.stringify(ridges), spread].join('|');
}

function* levelsOf(options: ContourOptions): Generator<string[]> {
  const { levels = LEVELS, ridges } = options;
  const grid = terrain(options);
  const foot = ridges ? PLAIN : FOOT;
  for (let level = 0; level < levels; level++) {
    const { segments, places } = cut(grid, SUMMIT - ((levels - 1 - level) * (SUMMIT - foot)) / levels);
    const lines = chain(segments).filter((line) => line.length >= 6);
    yield lines.map((line) => smooth(relax(pointsOf(line, places))));
  }
}

function keep(key: string, paths: readonly string[]): readonly string[] {
  const oldest = drawn.keys().next();
  if (drawn.size >= KEPT && !oldest.done) drawn.delete(oldest.value);
  drawn.set(key, paths);
  return paths;
}

function pointsOf(line: readonly string[], places: ReadonlyMap<string, Point>): Point[] {
  const points: Point[] = [];
  for (const name of line) {
    const point = places.get(name);
    if (point) points.push(point);
  }
  return points;
}

/** Returns closed lines round the middle of a square of `edge` px, the innermost first, as different as their seeds. */
export function closedContours(seed: string, edge: number, radii: readonly number[]): readonly string[] {
  const random = seededRng(seed);
  const waves = [0.075, 0.05, 0.03].map((height) => ({
    height: height * (0.6 + random() * 0.7),
    phase: random() * 6.283,
  }));
  return radii.map((radius, line) => {
    const points = Array.from({ length: 33 }, (_, index): Point => {
      const angle = (index / 32) * Math.PI * 2;
      let reach = radius;
      // Lines farther out turn a little, as the ground between two heights does.
      waves.forEach(({ height, phase }, wave) => {
        reach += radius * height * Math.cos((wave + 2) * angle + phase + line * 0.16);
      });
      return [edge / 2 + reach * Math.cos(angle), edge / 2 + reach * Math.sin(angle)];
    });
    return smooth(points);
  });
}
