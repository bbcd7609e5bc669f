import type { z } from 'zod';
import type { Message } from '#contract/chat.ts';
import type { MessagePlan, PlanAnswer } from '#contract/chat.plans.ts';
import { DAY_MS } from '#contract/durations.ts';
import { PLAN_OVER_MS, type makePlan as makeRoute } from '#contract/plans.ts';
import {
  appendMessage,
  changeMessage,
  messageFor,
  takeDesk,
  writeChange,
  type HeldMessage,
  type MessageWish,
} from '#server/features/chat/messages.ts';
import { insertEdit, keepUntil } from '#server/features/chat/lines.ts';
import { memberIn } from '#server/features/chat/members.ts';
import { note } from '#server/features/chat/rooms.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { noteNews } from './due.queries.ts';
import { answerOf, insertPlan, markCancelled, movePlan, putAnswer, type Timing } from './plans.queries.ts';
import { momentInWords, momentOf, nextReminder } from './times.ts';

type PlanBody = z.output<typeof makeRoute.body>;
type Stored = Omit<MessagePlan, 'answers' | 'myAnswer'>;

/** Returns a plan as text in its maker's language, for quotes, lists, notifications, and older clients. */
async function contentOf(db: Db, userId: number, { title, startsAt, zone, place }: Stored): Promise<string> {
  const { t, locale } = await speakerFor(db, userId);
  const when = momentInWords(new Date(startsAt), zone, { locale, isZoneNamed: true });
  return [t('plans.line', 'Plan: {title}', { title }), when, place].filter((words) => words !== '').join('\n');
}

/** Returns a plan's words as its maker says them in the room. */
function draftOf({ title, place }: PlanBody, { roomId, userId, messageId }: MessageWish): MessageDraft {
  return { roomId, senderId: userId, clientId: messageId, content: [title, place].join('\n').trim() };
}

/** Creates a plan as a message of its maker, who takes part. */
export async function makePlan(
  deps: Deps,
  { roomId, userId, once }: { roomId: string; userId: number; once: Once },
  wanted: PlanBody,
): Promise<Message> {
  const { db, clock, newId, rooms } = deps;
  if (once.effect !== undefined) return messageFor(db, { roomId, userId, messageId: once.effect });
  const [id, now] = [newId(), clock.now()];
  const plan = planOf(wanted, now);
  const content = await contentOf(db, userId, plan);
  const write = (): Promise<void> =>
    appendMessage(deps, roomId, async (trx, append) => {
      const desk = await takeDesk(trx, { roomId, userId, now });
      if (desk.is_with_character) throw new AppError('invalid', { message: 'Plans are for people.' });
      if (desk.last_seq === 0) throw new AppError('invalid', { message: 'Say hello first, then make a plan.' });
      const startsAt = new Date(plan.startsAt);
      const keptUntil = keptUntilOf(startsAt);
      const seq = await append({ id, roomId, userId, payload: { content, plan }, now, keptUntil });
      await insertPlan(trx, { id, roomId, seq, ...timingOf(startsAt, now) });
      await putAnswer(trx, { roomId, seq, userId, id: newId(), answer: 'going', now });
      await once.record(trx, id);
    });
  const wish = { roomId, userId, messageId: id };
  await rooms.utter(draftOf(wanted, wish), {
    isSure: wanted.sendAnyway === true,
    write: async () => ({ said: await write(), isNew: true }),
  });
  return messageFor(db, wish);
}

/** A plan does not disappear before people are asked whether they met, wherever lines are kept for a shorter time. */
const keptUntilOf = (startsAt: Date): Date => new Date(startsAt.getTime() + DAY_MS);

function planOf({ title, place, ...time }: PlanBody, now: Date): Stored {
  return { title, place, zone: time.zone, startsAt: momentOf(time, now).toISOString() };
}

const timingOf = (startsAt: Date, now: Date): Timing => ({
  startsAt,
  remindAt: nextReminder(startsAt, now),
  askAt: new Date(startsAt.getTime() + PLAN_OVER_MS),
});

/** Returns the plan of a message. Throws if the message has no plan, or if the plan is hidden, over or canceled. */
function openPlan({ message: { payload }, place: { now } }: HeldMessage): Stored {
  const { plan, hidden } = payload;
  if (plan === undefined) throw new AppError('not_found');
  if (hidden === true) throw new AppError('message_gone');
  const isOver = now.getTime() - Date.parse(plan.startsAt) >= PLAN_OVER_MS;
  if (isOver || plan.isCancelled === true) throw new AppError('plan_closed');
  return plan;
}

/** Throws unless the caller made the plan, or is the owner or an admin of the group. */
async function mustOwn(trx: Trx, { userId, roomId }: MessageWish, { message }: HeldMessage): Promise<void> {
  if (message.sender_id === userId) return;
  const own = await memberIn(trx, roomId, userId);
  if (own === undefined || own.role === 'member') throw new AppError('forbidden');
}

/** Changes a plan, and notifies the others who said yes or maybe. The same data again changes nothing. */
export function changePlan(deps: Deps, wish: MessageWish, wanted: PlanBody): Promise<Message> {
  return deps.rooms.utter(draftOf(wanted, wish), {
    isSure: wanted.sendAnyway === true,
    write: () => writePlan(deps, wish, wanted),
  });
}

async function writePlan(deps: Deps, wish: MessageWish, wanted: PlanBody): Promise<{ said: Message; isNew: boolean }> {
  let isNew = false;
  const said = await changeMessage(deps, wish, async (trx, held) => {
    const { place } = held;
    await mustOwn(trx, wish, held);
    const old = openPlan(held);
    const plan = planOf(wanted, place.now);
    const had = held.message.payload.content ?? '';
    if (JSON.stringify(sayingOf(old)) === JSON.stringify(sayingOf(plan))) return false;
    const set = { content: await contentOf(trx, wish.userId, plan), plan, editedAt: place.now.toISOString() };
    const line = await writeChange(trx, place, { type: 'plan_changed', by: wish.userId, set, inQuotes: true });
    await insertEdit(trx, { ...place, ...line, userId: held.message.sender_id ?? wish.userId, content: had });
    const startsAt = new Date(plan.startsAt);
    await keepUntil(trx, { ...place, until: keptUntilOf(startsAt) });
    await movePlan(trx, { ...place, ...timingOf(startsAt, place.now) });
    await tell(trx, deps, { wish, held, kind: 'changed' });
    isNew = true;
    return true;
  });
  return { said, isNew };
}

const sayingOf = ({ title, startsAt, zone, place }: Stored): string[] => [title, startsAt, zone, place];

/** Cancels a plan, and notifies the others who said yes or maybe. A second call changes nothing. */
export async function cancelPlan(deps: Deps, wish: MessageWish): Promise<Message> {
  return changeMessage(deps, wish, async (trx, held) => {
    const { place, message } = held;
    await mustOwn(trx, wish, held);
    if (message.payload.plan?.isCancelled === true) return false;
    const plan = { ...openPlan(held), isCancelled: true as const };
    await writeChange(trx, place, { type: 'plan_changed', by: wish.userId, set: { plan } });
    await markCancelled(trx, place);
    await tell(trx, deps, { wish, held, kind: 'cancelled' });
    return true;
  });
}

interface News {
  wish: MessageWish;
  held: HeldMessage;
  kind: 'changed' | 'cancelled';
}

/** Writes a line about the change into the room, and notes the news for the others who said yes or maybe. */
async function tell(trx: Trx, { newId }: Pick<Deps, 'newId'>, { wish, held, kind }: News): Promise<void> {
  const { roomId, seq, now } = held.place;
  const { userId: by, messageId: id } = wish;
  await note(trx, { roomId, by, now, newId, notice: { kind: `plan_${kind}`, userIds: [] } });
  await noteNews(trx, { id, roomId, seq, by, kind, now });
}

/** Stores a person's answer to a plan, with a line in the log; the same answer again changes nothing. */
export async function answerPlan(deps: Deps, wish: MessageWish, answer: PlanAnswer): Promise<Message> {
  const { userId } = wish;
  return changeMessage(deps, wish, async (trx, held) => {
    openPlan(held);
    const { place } = held;
    const said = { ...place, userId };
    if ((await answerOf(trx, said))?.answer === answer) return false;
    await putAnswer(trx, { ...said, id: deps.newId(), answer });
    await writeChange(trx, place, { type: 'plan_answered', by: userId });
    return true;
  });
}
