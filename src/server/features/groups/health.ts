import { rounded } from '#contract/rounding.ts';
import type { z } from 'zod';
import {
  HEALTH_MEMBERS,
  ONE_VOICE,
  ONE_VOICE_LINES,
  UNANSWERED_NAMED,
  type groupHealth,
} from '#contract/groups.health.ts';
import { isMember, countMembers, memberIn } from '#server/features/chat/members.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { groupOf } from './groups.queries.ts';
import { unansweredIn, voicesOf } from './health.queries.ts';
import { require, type Actor } from './within.ts';

type Health = z.output<typeof groupHealth.response>;

/** Returns a group's statistics; throws `not_found` for a non-member, `forbidden` for a member who is not the owner. */
export async function healthOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Health> {
  const { roomId, userId: viewerId } = actor;
  const own = await memberIn(db, roomId, viewerId);
  const group = await groupOf(db, roomId);
  if (group === undefined || !isMember(own)) throw new AppError('not_found');
  require(own, 'owner');
  const nothing = { unanswered: [], unansweredCount: 0, oneVoice: null };
  if (group.disbanded_at !== null || (await countMembers(db, roomId)) < HEALTH_MEMBERS) return nothing;
  const wish = { roomId, viewerId, now: clock.now() };
  const waiting = await unansweredIn(db, wish);
  const cards = await cardsFor(db, waiting.slice(0, UNANSWERED_NAMED), wish);
  return {
    unanswered: waiting.flatMap((id) => cards.get(id) ?? []),
    unansweredCount: waiting.length,
    oneVoice: loudest(await voicesOf(db, wish), viewerId),
  };
}

function loudest(voices: readonly { user_id: number; lines: number }[], me: number): Health['oneVoice'] {
  const all = voices.reduce((sum, { lines }) => sum + lines, 0);
  const [first] = voices;
  if (first === undefined || all < ONE_VOICE_LINES || first.lines <= ONE_VOICE * all) return null;
  return { percent: rounded((100 * first.lines) / all), isYours: first.user_id === me };
}
