import { useLocation } from 'wouter';
import { swipe, type SoulMatch } from '#contract/matching.ts';
import { helloWords, sayHello, type HelloWords } from '#web/parts/hello.ts';
import { call } from '#web/platform/call.ts';
import { toast, type ToastInput } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { dropMatch, refreshMatching } from './matching.data.ts';

type Words = HelloWords & { passFailed: ToastInput };

type Deciding = { match: Pick<SoulMatch, 'id' | 'chatRoomId'>; words: Words; onPassed: () => void };

/** The two decisions about a match: a pass calls `onPassed`, a connection opens the room. */
export function useDecide({ match, words, onPassed }: Deciding) {
  const [, navigate] = useLocation();
  const pass = async () => {
    try {
      await call(swipe, { body: { matchId: match.id, action: 'pass' } });
    } catch {
      toast(words.passFailed);
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
  title: 'Action Failed',
  description: 'Unable to process your choice. Please try again.',
  tone: 'bad',
};

/** The words of the home of matching. */
export const homeWords: Words = {
  ...helloWords,
  passFailed: { title: 'Something went wrong', description: "Couldn't pass on this match. Try again?", tone: 'bad' },
};

/** The words of the search. */
export const searchWords: Words = {
  met: { title: 'Soul Match Found!', description: 'Opening your cosmic conversation…', tone: 'good' },
  passFailed: unprocessed,
  failed: () => unprocessed,
};

/** The words of one match up close. */
export const resultWords: Words = {
  met: { title: 'Chat Started!', tone: 'good' },
  passFailed: unprocessed,
  failed: ({ status, code, words }) =>
    status === 401
      ? { title: 'Authentication Required', description: 'Please log in to start chatting.', tone: 'bad' }
      : {
          title: 'Connection Failed',
          description: (code !== 'unreachable' && words) || 'Unable to start chat. Please try again.',
          tone: 'bad',
        },
};
