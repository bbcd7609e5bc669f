import type { VibeKey } from '#content/vibes.ts';

/** The range in which the middle of each bubble stays. The units of the hall do not depend on the screen. */
export const BOUNDS = { left: 50, right: 650, top: 80, bottom: 280 } as const;

interface Mood {
  emoji: string;
  /** Units of the hall per second. */
  speed: number;
  /** How strongly two people of this vibe attract each other, 0 to 1. */
  attraction: number;
}

/** The motion of each vibe. `down` is the slowest and is attracted the most. */
export const moods: Readonly<Record<VibeKey, Mood>> = {
  funny: { emoji: '😂', speed: 34, attraction: 0.8 },
  energetic: { emoji: '⚡', speed: 52, attraction: 0.6 },
  bold: { emoji: '🔥', speed: 42, attraction: 0.5 },
  chill: { emoji: '🧊', speed: 14, attraction: 0.4 },
  curious: { emoji: '🔍', speed: 30, attraction: 0.7 },
  creative: { emoji: '🎨', speed: 24, attraction: 0.6 },
  selfcare: { emoji: '🫧', speed: 12, attraction: 0.5 },
  down: { emoji: '🌧️', speed: 9, attraction: 0.9 },
};

/** The speed of a person without a vibe today, in units per second. */
const QUIET_SPEED = 18;
/** The energy of a person who has not set any, 0 to 100. */
const HALF_WAY = 50;

export interface Floater {
  id: number;
  vibes: readonly VibeKey[];
  energyLevel: number | null;
}

/** One bubble: its middle, its velocity, and the direction it prefers. */
export interface Body {
  id: number;
  vibes: readonly VibeKey[];
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** In radians. */
  heading: number;
  /** The bubble's preferred speed, in units per second. */
  pace: number;
}

/** Returns a bubble's preferred speed in units per second, from the person's vibes and energy. */
export function paceOf({ vibes, energyLevel }: Omit<Floater, 'id'>): number {
  const speeds = vibes.map((vibe) => moods[vibe].speed);
  const mean = speeds.length === 0 ? QUIET_SPEED : speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  return mean * (0.7 + (0.6 * (energyLevel ?? HALF_WAY)) / 100);
}

/** Returns the attraction of two bubbles: the sum over the vibes that both have. */
export function attraction(a: Pick<Body, 'vibes'>, b: Pick<Body, 'vibes'>): number {
  let sum = 0;
  for (const vibe of a.vibes) if (b.vibes.includes(vibe)) sum += moods[vibe].attraction;
  return sum;
}

/** Returns a newcomer at a random place. The same sequence of `chance` gives the same place. */
export function placed({ id, vibes, energyLevel }: Floater, chance: () => number): Body {
  const x = BOUNDS.left + chance() * (BOUNDS.right - BOUNDS.left);
  const y = BOUNDS.top + chance() * (BOUNDS.bottom - BOUNDS.top);
  return { id, vibes, x, y, vx: 0, vy: 0, heading: chance() * 2 * Math.PI, pace: paceOf({ vibes, energyLevel }) };
}

/** The width and height of a bubble, in units of the hall. */
export interface Girth {
  x: number;
  y: number;
}

/** Returns the girth, reduced for a crowd, so that `count` bubbles cover at most half of the hall and can move. */
export function crowded(girth: Girth, count: number): Girth {
  const room = (BOUNDS.right - BOUNDS.left + girth.x) * (BOUNDS.bottom - BOUNDS.top + girth.y);
  const taken = count * girth.x * girth.y * (Math.PI / 4);
  const part = taken <= room / 2 ? 1 : Math.sqrt(room / 2 / taken);
  return { x: girth.x * part, y: girth.y * part };
}

/** The maximum time of one step, in seconds: the rest of a longer pause (a hidden page, a busy device) is skipped. */
export const LONGEST_STEP = 0.05;
/** How fast a bubble returns to its own pace, per second. */
const EASE = 1.6;
/** The range of the random change of a bubble's direction, in radians per second. */
const TURN = 5;
/** The acceleration of two bubbles that attract each other, in units per second squared. */
const SEEK = 26;
/** The acceleration of two bubbles that overlap, in units per second squared. */
const PUSH = 900;
/** Two bubbles farther apart than this many girths do not affect each other. */
const REACH = 5;
/** Up to this many bubbles attract at full strength. More bubbles attract less, so that they do not form one heap. */
const COMPANY = 6;
const FASTEST = 90;

interface MotionStep {
  seconds: number;
  girth: Girth;
  chance: () => number;
  /** The id of the bubble under a pointer, which stays still. */
  held?: number | null;
}

/** Returns the hall after `seconds`, at most LONGEST_STEP. Every bubble stays within the bounds. */
export function step(bodies: readonly Body[], { seconds, girth, chance, held = null }: MotionStep): Body[] {
  const time = Math.min(Math.max(seconds, 0), LONGEST_STEP);
  const next = bodies.map((body) => ({ ...body, heading: body.heading + (chance() - 0.5) * TURN * time }));
  meet(next, girth, time);
  for (const body of next) {
    if (body.id === held) {
      body.vx = 0;
      body.vy = 0;
    } else move(body, time);
  }
  for (let round = 0; round < ROUNDS_APART; round += 1) keepApart(next, { girth, held });
  return next;
}

/** The rounds of `keepApart` in a step. One is too few, because a moved bubble may come too near to a third bubble. */
const ROUNDS_APART = 4;

/** Moves overlapping bubbles apart within the bounds, each by half of the overlap. A held bubble does not move. */
export function keepApart(bodies: readonly Body[], { girth, held }: { girth: Girth; held: number | null }): void {
  for (const [index, a] of bodies.entries()) {
    for (const b of bodies.slice(index + 1)) {
      const [dx, dy] = [(b.x - a.x) / girth.x, (b.y - a.y) / girth.y];
      const far = Math.hypot(dx, dy);
      if (far >= 1) continue;
      const [ux, uy] = far === 0 ? [1, 0] : [dx / far, dy / far];
      const [forA, forB] = a.id === held ? [0, 1] : b.id === held ? [1, 0] : [0.5, 0.5];
      shift(a, { x: -ux * (1 - far) * forA * girth.x, y: -uy * (1 - far) * forA * girth.y });
      shift(b, { x: ux * (1 - far) * forB * girth.x, y: uy * (1 - far) * forB * girth.y });
    }
  }
}

function shift(body: Body, { x, y }: Girth): void {
  body.x = Math.min(Math.max(body.x + x, BOUNDS.left), BOUNDS.right);
  body.y = Math.min(Math.max(body.y + y, BOUNDS.top), BOUNDS.bottom);
}

/** Makes each pair attract or repel each other, both bubbles equally. */
function meet(bodies: readonly Body[], girth: Girth, time: number): void {
  const seek = SEEK * Math.min(1, COMPANY / bodies.length);
  for (const [index, a] of bodies.entries()) {
    for (let other = index + 1; other < bodies.length; other += 1) {
      const b = bodies[other];
      if (b === undefined) continue;
      const dx = (b.x - a.x) / girth.x;
      const dy = (b.y - a.y) / girth.y;
      const far = Math.hypot(dx, dy);
      if (far > REACH) continue;
      const force = (far < 1 ? -PUSH * (1 - far) : seek * attraction(a, b) * (1 - far / REACH)) * time;
      // Two bubbles in one place separate sideways.
      const [ux, uy] = far === 0 ? [1, 0] : [dx / far, dy / far];
      a.vx += ux * force;
      a.vy += uy * force;
      b.vx -= ux * force;
      b.vy -= uy * force;
    }
  }
}

function move(body: Body, time: number): void {
  const ease = Math.min(1, EASE * time);
  body.vx += (Math.cos(body.heading) * body.pace - body.vx) * ease;
  body.vy += (Math.sin(body.heading) * body.pace - body.vy) * ease;
  const speed = Math.hypot(body.vx, body.vy);
  if (speed > FASTEST) {
    body.vx *= FASTEST / speed;
    body.vy *= FASTEST / speed;
  }
  body.x += body.vx * time;
  body.y += body.vy * time;
  if (body.x < BOUNDS.left || body.x > BOUNDS.right) {
    body.x = Math.min(Math.max(body.x, BOUNDS.left), BOUNDS.right);
    body.vx = -body.vx;
    body.heading = Math.PI - body.heading;
  }
  if (body.y < BOUNDS.top || body.y > BOUNDS.bottom) {
    body.y = Math.min(Math.max(body.y, BOUNDS.top), BOUNDS.bottom);
    body.vy = -body.vy;
    body.heading = -body.heading;
  }
}
