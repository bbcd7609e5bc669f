import { useLocation } from 'wouter';
import type { SoulMatch } from '#contract/matching.ts';
import { helloWords, sayHello, type HelloWords } from '#web/parts/match/hello.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import type { FailureInput } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { refreshMatching } from './day.data.ts';
import { passesOf, passOn } from './passes.ts';

type DecideWords = HelloWords & { passFailed: FailureInput };

type Deciding = {
  match: Pick<SoulMatch, 'id' | 'chatRoomId' | 'user'>;
  words: DecideWords;
  onPassed?: () => void;
  /** By default the undo opens the page of the match. */
  onUndone?: () => void;
};

/**
 * Returns the two decisions about a match. A pass takes one tap, calls `onPassed` and can be undone for eight seconds.
 * A connection opens the room.
 */
export function useDecide({ match, words, onPassed, onUndone }: Deciding) {
  const [, navigate] = useLocation();
  const me = useMe().data?.id;
  const pass = (): void => {
    if (me === undefined) return;
    const back = onUndone ?? (() => navigate(paths.soulResult(match.id)));
    if (passOn({ me, match, refused: words.passFailed, onUndone: back })) onPassed?.();
  };
  const [connect, isConnecting] = useOneAtATime(async () => {
    if (me !== undefined) passesOf(me).undo(match.id);
    if (await sayHello({ match, words, open: navigate })) void refreshMatching();
  });
  return { isConnecting, pass, connect: () => void connect() };
}

const unprocessed: FailureInput = {
  title: t('matching.action-failed', 'Action Failed'),
  description: t('matching.unable-to-process-your-choice', 'Unable to process your choice. Please try again.'),
};

/** The toasts after a decision on the Match page. */
export const homeWords: DecideWords = {
  ...helloWords,
  passFailed: {
    title: t('common.something-went-wrong', 'Something went wrong'),
    description: t('matching.couldnt-pass-on-this-match', "Couldn't pass on this match. Try again?"),
  },
};

/** The toasts after a decision on the search page. */
export const searchWords: DecideWords = {
  met: {
    title: t('matching.soul-match-found-2', 'Soul Match Found!'),
    description: t('matching.opening-your-cosmic-conversation', 'Opening your cosmic conversation…'),
    tone: 'good',
  },
  passFailed: unprocessed,
  failed: () => unprocessed,
};

/** The toasts after a decision about a practice run. */
export const practiceWords: DecideWords = {
  met: {
    title: t('matching.practice-run', 'Practice run'),
    description: t('matching.an-invented-member-answers', 'Nobody sits behind this room. It answers by itself.'),
  },
  passFailed: unprocessed,
  failed: () => unprocessed,
};

/** The toasts after a decision on the page of one match. */
export const resultWords: DecideWords = {
  met: { title: t('matching.chat-started', 'Chat Started!'), tone: 'good' },
  passFailed: unprocessed,
  failed: ({ status, code, words }) =>
    status === 401
      ? {
          title: t('matching.authentication-required', 'Authentication Required'),
          description: t('matching.please-log-in-to-start', 'Please log in to start chatting.'),
        }
      : {
          title: t('common.connection-failed', 'Connection Failed'),
          description:
            (code !== 'unreachable' && words) ||
            t('common.unable-to-start-chat-please', 'Unable to start chat. Please try again.'),
        },
};
