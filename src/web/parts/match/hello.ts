import { swipe, type SoulMatch } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call, type CallError } from '#web/platform/calls/call.ts';
import { toast, toastFailure, type FailureInput, type ToastInput } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

export interface HelloWords {
  /** The toast that is shown once the two people are connected. */
  met: ToastInput;
  failed: (error: CallError) => FailureInput;
}

type Hello = {
  match: Pick<SoulMatch, 'id' | 'chatRoomId'>;
  words: HelloWords;
  open: (path: string, options: { state: unknown }) => void;
};

/** Returns the label of the main action for a match. */
export function helloLabel({ isTalking }: Pick<SoulMatch, 'isTalking'>): string {
  return isTalking ? t('parts.open-chat', 'Open chat') : t('common.say-hello', 'Say hello');
}

/** The state of a link from a screen that already showed the match, so that the room does not open the match's card. */
export const matchSeen = { isMatchSeen: true };

/** Returns whether the current page was opened from a screen that had shown the match. */
export function isMatchSeen(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'isMatchSeen' in state;
}

/** Connects the person with a match and opens the room. After a failure it shows a toast and returns false. */
export async function sayHello({ match, words, open }: Hello): Promise<boolean> {
  try {
    const { chatroom_id: roomId } = await call(swipe, { body: { matchId: match.id, action: 'connect' } });
    toast(words.met);
    open(paths.chat(roomId ?? match.chatRoomId), { state: matchSeen });
    return true;
  } catch (error) {
    toastFailure(words.failed(asCallError(error)));
    return false;
  }
}

/** The words on the home screen and on the page Match. */
export const helloWords: HelloWords = {
  met: { title: t('common.cosmic-connection-made', '🌟 Cosmic Connection Made!'), tone: 'good' },
  failed: () => ({
    title: t('parts.connection-failed', 'Connection failed'),
    description: t(
      'parts.couldnt-create-the-soul-connection',
      "Couldn't create the soul connection. The cosmic forces might be misaligned.",
    ),
  }),
};
