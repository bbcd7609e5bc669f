import { useLocation } from 'wouter';
import { swipe, type SoulMatch } from '#contract/matching.ts';
import { helloWords, sayHello, type HelloWords } from '#web/parts/hello.ts';
import { call } from '#web/platform/call.ts';
import { toast, type ToastInput } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { dropMatch, refreshMatching } from './matching.data.ts';

type Words = HelloWords & { passFailed: ToastInput };

type Deciding = { match: Pick<SoulMatch, 'id' | 'chatRoomId'>; words: Words; onPassed: () => void };

/** Returns the two decisions about a match: a pass calls `onPassed`, and a connection opens the room. */
export function useDecide({ match, words, onPassed }: Deciding) {
  const [, navigate] = useLocation();
  const pass = async () => {
    try {
      await call(swipe, { body: { matchId: match.id, action: 'pass' } });
    } catch {
      toast(words.passFailed);
      // The pass fails if another screen has decided about the match, so the matches are read again.
      void refreshMatching();
      return;
    }
    dropMatch(match.id);
    onPassed();
    void refreshMatching();
  };
  const connect = async () => {
    if (await sayHello({ match, words, open: navigate })) void refreshMatching();
  };
  const [decide, , doing] = useOneAtATime((way: 'pass' | 'connect') => (way === 'pass' ? pass() : connect()));
  return { doing, pass: () => void decide('pass'), connect: () => void decide('connect') };
}

const unprocessed: ToastInput = {
  title: t('matching.action-failed', 'Action Failed'),
  description: t('matching.unable-to-process-your-choice', 'Unable to process your choice. Please try again.'),
  tone: 'bad',
};

/** The toasts after a decision on the Match page. */
export const homeWords: Words = {
  ...helloWords,
  passFailed: {
    title: t('common.something-went-wrong', 'Something went wrong'),
    description: t('matching.couldnt-pass-on-this-match', "Couldn't pass on this match. Try again?"),
    tone: 'bad',
  },
};

/** The toasts after a decision on the search page. */
export const searchWords: Words = {
  met: {
    title: t('matching.soul-match-found-2', 'Soul Match Found!'),
    description: t('matching.opening-your-cosmic-conversation', 'Opening your cosmic conversation…'),
    tone: 'good',
  },
  passFailed: unprocessed,
  failed: () => unprocessed,
};

/** The toasts after a decision on the page of one match. */
export const resultWords: Words = {
  met: { title: t('matching.chat-started', 'Chat Started!'), tone: 'good' },
  passFailed: unprocessed,
  failed: ({ status, code, words }) =>
    status === 401
      ? {
          title: t('matching.authentication-required', 'Authentication Required'),
          description: t('matching.please-log-in-to-start', 'Please log in to start chatting.'),
          tone: 'bad',
        }
      : {
          title: t('common.connection-failed', 'Connection Failed'),
          description:
            (code !== 'unreachable' && words) ||
            t('common.unable-to-start-chat-please', 'Unable to start chat. Please try again.'),
          tone: 'bad',
        },
};
