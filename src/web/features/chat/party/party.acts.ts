import type { Message } from '#contract/chat.ts';
import { joinParty, showParty } from '#contract/quiz-party.together.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { t } from '#web/words/words.ts';

/** Joins or leaves a quiz of the room. If that fails, shows an error and returns false. */
export async function join(runtime: ChatRuntime, { chatRoomId, id }: Message, isIn: boolean): Promise<boolean> {
  try {
    const params = { roomId: chatRoomId, messageId: id };
    runtime.amend((await call(joinParty, { params, body: { isIn } })).message);
    return true;
  } catch (error) {
    const title = isIn
      ? t('chat.party-not-joined', 'You have not joined.')
      : t('chat.party-still-in', 'You are still in.');
    tellFailure(error, title);
    return false;
  }
}

/** Shows the results to the room without waiting for the others. If that fails, shows an error. */
export async function show(runtime: ChatRuntime, { chatRoomId, id }: Message): Promise<void> {
  try {
    runtime.amend((await call(showParty, { params: { roomId: chatRoomId, messageId: id } })).message);
  } catch (error) {
    tellFailure(error, t('chat.party-still-hidden', 'The results are still hidden.'));
  }
}
