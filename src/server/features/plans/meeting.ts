import type { Message } from '#contract/chat.ts';
import type { PlanAnswer } from '#contract/chat.plans.ts';
import type { PersonCard } from '#contract/people.ts';
import { PLAN_ASKED_MS, PLAN_OVER_MS } from '#contract/plans.ts';
import { messageFor, type MessageWish } from '#server/features/chat/messages.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerOf, answersOf, putMet } from './plans.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The most people in a list of answers: as many as the largest room has. */
const NAMED = 1000;

interface MeetingState {
  people: { answer: PlanAnswer; person: PersonCard }[];
  hasMet: boolean | null;
  isAsked: boolean;
}

/** Returns the people who answered, as far as the caller sees them, and the caller's own note on the meeting. */
export async function planFor({ db, clock }: Needs, wish: MessageWish): Promise<MeetingState> {
  const message = await messageFor(db, wish);
  if (message.plan === undefined) return { people: [], hasMet: null, isAsked: false };
  const { roomId, userId } = wish;
  const place = { roomId, seq: message.seq };
  const rows = await answersOf(db, place, NAMED);
  const ids = rows.map(({ user_id: id }) => id);
  const cards = await cardsFor(db, ids, { viewerId: userId, now: clock.now() });
  const people = rows.flatMap(({ user_id: id, answer }) => {
    const person = cards.get(id);
    return person === undefined ? [] : [{ answer, person }];
  });
  const own = await answerOf(db, { ...place, userId });
  return { people, hasMet: own?.has_met ?? null, isAsked: isAsked(message, clock.now()) };
}

/** Returns whether a reader said yes or maybe to a plan that is over, not canceled and within `PLAN_ASKED_MS`. */
function isAsked({ plan }: Message, now: Date): boolean {
  if (plan === undefined || plan.isCancelled === true || plan.myAnswer === undefined || plan.myAnswer === 'no')
    return false;
  const since = now.getTime() - Date.parse(plan.startsAt);
  return since >= PLAN_OVER_MS && since < PLAN_ASKED_MS;
}

/** Stores the caller's private note on whether they met the others. Throws `plan_closed` unless `isAsked`. */
export async function tellMet({ db, clock }: Needs, wish: MessageWish, hasMet: boolean | null): Promise<void> {
  const message = await messageFor(db, wish);
  if (!isAsked(message, clock.now())) throw new AppError('plan_closed');
  const { roomId, userId } = wish;
  if (!(await putMet(db, { roomId, seq: message.seq, userId, hasMet }))) throw new AppError('plan_closed');
}
