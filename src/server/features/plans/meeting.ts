import type { Message } from '#contract/chat.ts';
import type { PlanAnswer } from '#contract/chat.plans.ts';
import type { PersonCard } from '#contract/people.ts';
import { type Meeting } from '#contract/plans.meetings.ts';
import { PLAN_ASKED_MS, PLAN_OVER_MS } from '#contract/plans.ts';
import { messageFor, type MessageWish } from '#server/features/chat/messages.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { putMet } from './met.queries.ts';
import { answerOf, answersOf } from './plans.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The most people in a list of answers: as many as the largest room has. */
const NAMED = 1000;

/** What a person keeps of a meeting for themself. */
export interface KeptMeeting {
  hasMet: boolean | null;
  meeting: Meeting | null;
  words: string;
}

interface MeetingState extends KeptMeeting {
  message: Message;
  people: { answer: PlanAnswer; person: PersonCard }[];
  isAsked: boolean;
}

const NOTHING: KeptMeeting = { hasMet: null, meeting: null, words: '' };

/** Returns the people who answered, as far as the caller sees them, and what the caller keeps of the meeting. */
export async function planFor({ db, clock }: Needs, wish: MessageWish): Promise<MeetingState> {
  const message = await messageFor(db, wish);
  if (message.plan === undefined) return { message, people: [], ...NOTHING, isAsked: false };
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
  const kept = own === undefined ? NOTHING : { hasMet: own.has_met, meeting: own.meeting, words: own.met_words };
  return { message, people, ...kept, isAsked: isAsked(message, clock.now()) };
}

/** Returns whether a reader said yes or maybe to a plan that is over, not canceled and within `PLAN_ASKED_MS`. */
function isAsked({ plan }: Message, now: Date): boolean {
  if (plan === undefined || plan.isCancelled === true || plan.myAnswer === undefined || plan.myAnswer === 'no')
    return false;
  const since = now.getTime() - Date.parse(plan.startsAt);
  return since >= PLAN_OVER_MS && since < PLAN_ASKED_MS;
}

/** Stores what the caller keeps of a meeting, and that they were asked. Throws `plan_closed` unless `isAsked`. */
export async function tellMet({ db, clock }: Needs, wish: MessageWish, kept: KeptMeeting): Promise<void> {
  const message = await messageFor(db, wish);
  const now = clock.now();
  if (!isAsked(message, now)) throw new AppError('plan_closed');
  const { roomId, userId } = wish;
  if (!(await putMet(db, { roomId, seq: message.seq, userId, now, ...kept }))) throw new AppError('plan_closed');
}
