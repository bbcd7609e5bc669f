import { listChats } from '#contract/chat.list.ts';
import { answerIntroduction, introduce, listIntroductions, withdrawIntroduction } from '#contract/introductions.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';

/** Introduces two people to each other. Throws a CallError on failure. */
export async function make(people: [number, number]): Promise<void> {
  await call(introduce, { body: { people } });
  await invalidate(listIntroductions);
}

/**
 * Sends the person's answer. Returns the id of the new room if both people said yes, else null. Throws a CallError on
 * failure.
 */
export async function answer(id: string, what: 'yes' | 'no'): Promise<string | null> {
  const { roomId } = await call(answerIntroduction, { params: { id }, body: { answer: what } });
  await Promise.all([invalidate(listIntroductions), roomId !== null && invalidate(listChats)]);
  return roomId;
}

/** Withdraws an open introduction. Throws a CallError on failure. */
export async function withdraw(id: string): Promise<void> {
  await call(withdrawIntroduction, { params: { id } });
  await invalidate(listIntroductions);
}
