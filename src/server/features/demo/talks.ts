import { DAY_MS } from '#contract/durations.ts';
import { demoExchanges, demoOpeners } from '#content/demo.ts';
import type { Rng } from '#server/platform/clock.ts';
import type { GivenGift } from '#server/platform/seams/rooms.ts';
import { between, oneOf } from './chance.ts';
import { seededId, type DemoMember } from './members.ts';

export interface DemoMessage {
  id: string;
  clientId: string;
  senderId: number;
  content: string;
  at: Date;
  /** The gift of the line, already unwrapped. */
  gift?: GivenGift & { unwrappedAt: Date };
}

/** A room of two members and its messages. */
export interface DemoTalk {
  roomId: string;
  low: number;
  high: number;
  createdBy: number;
  createdAt: Date;
  lines: DemoMessage[];
}

const SECOND = 1000;
const YEARS_APART = 10;

/**
 * Returns conversations between pairs of members. The two members of a pair live in the same state and are of similar
 * age. Each member has at most one conversation.
 */
export function makeTalks(rng: Rng, members: readonly DemoMember[], now: Date): DemoTalk[] {
  const free = new Set(members);
  return members.flatMap((one) => {
    if (!free.has(one) || rng() < 0.7) return [];
    const other = [...free].find((candidate) => candidate !== one && isAlike(one, candidate));
    if (other === undefined) return [];
    free.delete(one);
    free.delete(other);
    return [makeTalk(rng, [one, other], now)];
  });
}

function isAlike(one: DemoMember, other: DemoMember): boolean {
  return one.home.stateCode === other.home.stateCode && Math.abs(one.age - other.age) <= YEARS_APART;
}

function makeTalk(rng: Rng, [one, other]: readonly [DemoMember, DemoMember], now: Date): DemoTalk {
  const known = Math.max(one.quiz.completedAt.getTime(), other.quiz.completedAt.getTime());
  // The talk ends before either member was last seen, so that no member seems to write while away.
  const latest = Math.min(one.lastSeenAt.getTime(), other.lastSeenAt.getTime(), now.getTime());
  let at = Math.max(known, latest - between(rng, 1, 20) * DAY_MS);
  const createdAt = new Date(at);
  const lines = script(rng).map(({ speaker, content }, index) => {
    at = Math.min(latest, at + between(rng, 20, index % 3 === 0 ? 5400 : 240) * SECOND);
    const moment = new Date(at);
    const senderId = [one.id, other.id][speaker] ?? one.id;
    return { id: seededId(rng, moment), clientId: seededId(rng, moment), senderId, content, at: moment };
  });
  return {
    roomId: seededId(rng, createdAt),
    low: Math.min(one.id, other.id),
    high: Math.max(one.id, other.id),
    createdBy: one.id,
    createdAt,
    lines,
  };
}

/** Returns either one unanswered first message or an exchange in turns. */
function script(rng: Rng): { speaker: 0 | 1; content: string }[] {
  if (rng() < 0.15) return [{ speaker: 0, content: oneOf(rng, demoOpeners) }];
  return oneOf(rng, demoExchanges).map((content, index) => ({ speaker: index % 2 === 0 ? 0 : 1, content }));
}
