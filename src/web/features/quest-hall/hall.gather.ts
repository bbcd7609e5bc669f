import { seededRng } from '#content/seeded-rng.ts';
import { BOUNDS, keepApart, LONGEST_STEP, placed, step, type Body, type Floater, type Girth } from './hall.motion.ts';

const STEPS_TO_SETTLE = 160;

/** Returns the bodies after some simulated time, centered. Bodies with equal vibes are close, with little overlap. */
export function settled(bodies: readonly Body[], still: { girth: Girth; chance: () => number }): Body[] {
  let now = [...bodies];
  for (let count = 0; count < STEPS_TO_SETTLE; count += 1) now = step(now, { ...still, seconds: LONGEST_STEP });
  return centered(now);
}

/** Moves all bubbles sideways by the same distance, so that a few people are in the middle of the hall. */
function centered(bodies: readonly Body[]): Body[] {
  const places = bodies.map(({ x }) => x);
  const off = (BOUNDS.left + BOUNDS.right - Math.min(...places) - Math.max(...places)) / 2;
  return bodies.map((body) => ({ ...body, x: body.x + off }));
}

/** The number of random places tried for a newcomer; the place farthest from all others is used. */
const PLACES_TO_TRY = 40;
const ROUNDS_TO_GATHER = 40;

interface Gathering {
  girth: Girth;
  chance: () => number;
  /** True: known bodies continue from their places. False: all bodies get new places. */
  isMoving: boolean;
}

/** Returns the bodies of `floaters`, in the same order and apart from each other; `before` are the known bodies. */
export function gathered(before: readonly Body[], floaters: readonly Floater[], gathering: Gathering): Body[] {
  const { girth, chance, isMoving } = gathering;
  const known = new Map(before.map((body) => [body.id, body]));
  const there = floaters.map((floater) => {
    const body = known.get(floater.id) ?? placed(floater, seededRng(String(floater.id)));
    return { ...body, vibes: floater.vibes };
  });
  if (!isMoving) return settled(there, { girth, chance });
  const newcomers = there.filter(({ id }) => !known.has(id));
  if (newcomers.length === 0) return there;
  const standing = there.filter(({ id }) => known.has(id));
  for (const body of newcomers) {
    Object.assign(body, roomiest(standing, girth, chance));
    standing.push(body);
  }
  for (let round = 0; round < ROUNDS_TO_GATHER; round += 1) keepApart(there, { girth, held: null });
  return there;
}

type HallPoint = Pick<Body, 'x' | 'y'>;

function roomiest(others: readonly HallPoint[], girth: Girth, chance: () => number): HallPoint {
  const distance = (place: HallPoint): number =>
    Math.min(...others.map(({ x, y }) => Math.hypot((x - place.x) / girth.x, (y - place.y) / girth.y)));
  const places = Array.from({ length: PLACES_TO_TRY }, () => ({
    x: BOUNDS.left + chance() * (BOUNDS.right - BOUNDS.left),
    y: BOUNDS.top + chance() * (BOUNDS.bottom - BOUNDS.top),
  }));
  return places.reduce((best, place) => (distance(place) > distance(best) ? place : best));
}
