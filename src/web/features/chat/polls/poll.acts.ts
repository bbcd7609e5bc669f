import type { Message } from '#contract/chat.ts';
import { closePoll, getPoll, makePoll, votePoll } from '#contract/polls.ts';
import { refreshPoll } from '#web/features/chat/state/chat.data.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { t } from '#web/words/words.ts';

export interface PollInput {
  question: string;
  choices: string[];
  isMany: boolean;
  isSecret: boolean;
  hours?: number;
  sendAnyway?: boolean;
}

/** Asks the room. Throws a CallError on failure. */
export async function ask(runtime: ChatRuntime, roomId: string, body: PollInput): Promise<void> {
  const { message } = await call(makePoll, { params: { roomId }, body });
  runtime.arrived({ roomId, seq: message.seq, message });
}

/** Replaces the person's vote; no choices take it back. If that fails, shows an error. */
export async function vote(runtime: ChatRuntime, { chatRoomId, id, poll }: Message, choices: number[]): Promise<void> {
  const params = { roomId: chatRoomId, messageId: id };
  try {
    const { message } = await call(votePoll, { params, body: { choices } });
    // A vote in a secret poll changes no line of the log, so the message keeps its version.
    if (poll?.isSecret === true) queryClient.setQueryData(queryKey(getPoll, params), { people: [], mine: choices });
    else {
      runtime.amend(message);
      refreshPoll(chatRoomId, id);
    }
  } catch (error) {
    tellFailure(error, t('chat.your-vote-did-not-arrive', 'Your vote did not arrive.'));
  }
}

/** Closes a poll for good. If that fails, shows an error and returns false. */
export async function close(runtime: ChatRuntime, { chatRoomId, id }: Message): Promise<boolean> {
  try {
    const { message } = await call(closePoll, { params: { roomId: chatRoomId, messageId: id } });
    runtime.amend(message);
    return true;
  } catch (error) {
    tellFailure(error, t('chat.the-poll-is-still-open', 'The poll is still open.'));
    return false;
  }
}
