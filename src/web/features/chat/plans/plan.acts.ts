import type { Message } from '#contract/chat.ts';
import type { PlanAnswer } from '#contract/chat.plans.ts';
import { answerPlan, cancelPlan, changePlan, makePlan, tellMet, type PlanInput } from '#contract/plans.ts';
import { refreshPlan } from '#web/features/chat/state/chat.data.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { t } from '#web/words/words.ts';
import { calendarOf } from './plan.calendar.ts';

/** Shows the changed plan in the conversation, and reads its answers again. */
function amend(runtime: ChatRuntime, { message }: { message: Message }): void {
  runtime.amend(message);
  refreshPlan(message.chatRoomId, message.id);
}

/** Makes a new plan or, if there is a `message`, changes the plan of that message. Throws a CallError on failure. */
export async function savePlan(
  runtime: ChatRuntime,
  { roomId, message }: { roomId: string; message: Message | undefined },
  body: PlanInput,
): Promise<void> {
  if (message === undefined) {
    const made = await call(makePlan, { params: { roomId }, body });
    runtime.arrived({ roomId, seq: made.message.seq, message: made.message });
  } else amend(runtime, await call(changePlan, { params: { roomId, messageId: message.id }, body }));
}

/** Stores whether the person comes. If that fails, shows an error. */
export async function answer(runtime: ChatRuntime, { chatRoomId, id }: Message, what: PlanAnswer): Promise<void> {
  try {
    const params = { roomId: chatRoomId, messageId: id };
    amend(runtime, await call(answerPlan, { params, body: { answer: what } }));
  } catch (error) {
    tellFailure(error, t('chat.your-answer-did-not-arrive', 'Your answer did not arrive.'));
  }
}

/** Cancels a plan. If that fails, shows an error and returns false. */
export async function callOff(runtime: ChatRuntime, { chatRoomId, id }: Message): Promise<boolean> {
  try {
    amend(runtime, await call(cancelPlan, { params: { roomId: chatRoomId, messageId: id } }));
    return true;
  } catch (error) {
    tellFailure(error, t('chat.the-plan-is-still-on', 'The plan is still on.'));
    return false;
  }
}

/** Stores the person's private answer about whether the meeting took place; null removes the answer. */
export async function keepMet({ chatRoomId: roomId, id: messageId }: Message, hasMet: boolean | null): Promise<void> {
  try {
    await call(tellMet, { params: { roomId, messageId }, body: { hasMet } });
  } catch (error) {
    tellFailure(error, t('chat.that-was-not-kept', 'That was not kept.'));
  }
  refreshPlan(roomId, messageId);
}

/** Downloads a plan as a calendar file. */
export function download({ id, plan, changedSeq = 0 }: Message): void {
  if (plan === undefined) return;
  const text = calendarOf({ id, plan, sequence: changedSeq, now: new Date() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = 'plan.ics';
  link.click();
  // After this time the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
