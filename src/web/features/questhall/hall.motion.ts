import type { VibeKey } from '#content/vibes.ts';

/** The hall has measures of its own, whatever the screen's: bubbles keep their middle within these. */
export const BOUNDS = { left: 50, right: 650, top: 80, bottom: 280 } as const;

interface Mood {
  emoji: string;
  /** Units of the hall in a second. */
  speed: number;
  /** How much two of this vibe seek each other, 0 to 1. */
  attraction: number;
}

/** How each vibe moves. Who is down is slow, and finds company soonest. */
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

/** Of somebody who has not said how they feel today. */
const QUIET_SPEED = 18;
const HALF_WAY = 50;

interface Floating {
  id: number;
  vibes: readonly VibeKey[];
  energyLevel: number | null;
}

/** One bubble: where its middle is, how it moves, and where it would like to go. */
export interface Body {
  id: number;
  vibes: readonly VibeKey[];
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** In radians. */
  heading: number;
  /** Its own pace, in units a second. */
  pace: number;
}

/** Units a second, by the person's vibes and energy. */
export function paceOf({ vibes, energyLevel }: Omit<Floating, 'id'>): number {
  const speeds = vibes.map((vibe) => moods[vibe].speed);
  const mean = speeds.length === 0 ? QUIET_SPEED : speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  return mean * (0.7 + (0.6 * (energyLevel ?? HALF_WAY)) / 100);
}

/** How much two bubbles seek each other: by each vibe they share, and by nothing else. */
export function attraction(a: Pick<Body, 'vibes'>, b: Pick<Body, 'vibes'>): number {
  let sum = 0;
  for (const vibe of a.vibes) if (b.vibes.includes(vibe)) sum += moods[vibe].attraction;
  return sum;
}

/** A newcomer somewhere in the hall; the same chance gives the same place. */
export function placed({ id, vibes, energyLevel }: Floating, chance: () => number): Body {
  const x = BOUNDS.left + chance() * (BOUNDS.right - BOUNDS.left);
  const y = BOUNDS.top + chance() * (BOUNDS.bottom - BOUNDS.top);
  return { id, vibes, x, y, vx: 0, vy: 0, heading: chance() * 2 * Math.PI, pace: paceOf({ vibes, energyLevel }) };
}

/** How wide and high a bubble is, in units of the hall. */
export interface Girth {
  x: number;
  y: number;
}

/** The girth with which `count` bubbles leave half of the hall free: in a crowd they may overlap, or nothing would float. */
export function crowded(girth: Girth, count: number): Girth {
  const room = (BOUNDS.right - BOUNDS.left + girth.x) * (BOUNDS.bottom - BOUNDS.top + girth.y);
  const taken = count * girth.x * girth.y * (Math.PI / 4);
  const part = taken <= room / 2 ? 1 : Math.sqrt(room / 2 / taken);
  return { x: girth.x * part, y: girth.y * part };
}

/** A longer pause (a hidden page, a busy device) is not made up for. */
const LONGEST_STEP = 0.05;
/** How soon a bubble is back at its own pace, and how much it changes its mind, both a second. */
const EASE = 1.6;
const TURN = 5;
/** Accelerations, in units a second squared. */
const SEEK = 26;
const PUSH = 900;
/** Beyond so many girths nobody notices the other. */
const REACH = 5;
/** So many may seek each other at full strength; more share it, or a crowd would fall into one heap. */
const COMPANY = 6;
const FASTEST = 90;

interface Step {
  seconds: number;
  girth: Girth;
  chance: () => number;
  /** Whom a finger or a pointer holds: they stand still. */
  held?: number | null;
}

/** The hall a moment later. Nobody leaves it. */
export function step(bodies: readonly Body[], { seconds, girth, chance, held = null }: Step): Body[] {
  const time = Math.min(Math.max(seconds, 0), LONGEST_STEP);
  const next = bodies.map((body) => ({ ...body, heading: body.heading + (chance() - 0.5) * TURN * time }));
  meet(next, girth, time);
  for (const body of next) {
    if (body.id === held) {
      body.vx = 0;
      body.vy = 0;
    } else move(body, time);
  }
  return next;
}

/** Every pair draws together or apart, both by the same. */
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
      // Two in one place part sideways.
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

const STEPS_TO_SETTLE = 160;

/** The hall after it has floated for a while, for those who want it still: like with like, and nobody on top of another. */
export function settled(bodies: readonly Body[], still: { girth: Girth; chance: () => number }): Body[] {
  let now = [...bodies];
  for (let count = 0; count < STEPS_TO_SETTLE; count += 1) now = step(now, { ...still, seconds: LONGEST_STEP });
  return now;
}
