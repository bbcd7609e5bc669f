import { useLocation } from 'wouter';
import { swipe, type SoulMatch } from '#contract/matching.ts';
import { call, type CallError } from '#web/platform/call.ts';
import { paths } from '#web/paths.ts';
import { toast, type ToastInput } from '#web/ui/toast.ts';
import { dropMatch, refreshMatching } from './matching.data.ts';
import { useAlone } from './useAlone.ts';

type Words = {
  /** What is said once the two are connected. */
  met: ToastInput;
  passFailed: ToastInput;
  connectFailed: (error: CallError) => ToastInput;
};

type Deciding = { match: Pick<SoulMatch, 'id' | 'chatRoomId'>; words: Words; onPassed: () => void };

/** The two ways on with a match: the pass is told to the caller, the connection leads into the room. */
export function useDecide({ match, words, onPassed }: Deciding) {
  const [, navigate] = useLocation();
  const [doing, run] = useAlone<'pass' | 'connect'>();
  const pass = () =>
    run('pass', async () => {
      try {
        await call(swipe, { body: { matchId: match.id, action: 'pass' } });
      } catch {
        toast(words.passFailed);
        return;
      }
      dropMatch(match.id);
      onPassed();
      void refreshMatching();
    });
  const connect = () =>
    run('connect', async () => {
      try {
        const { chatroom_id: roomId } = await call(swipe, { body: { matchId: match.id, action: 'connect' } });
        toast(words.met);
        navigate(paths.chat(roomId ?? match.chatRoomId));
        void refreshMatching();
      } catch (error) {
        toast(words.connectFailed(error as CallError));
      }
    });
  return { doing, pass, connect };
}

const made: ToastInput = { title: '🌟 Cosmic Connection Made!', tone: 'good' };
const unprocessed: ToastInput = {
  title: 'Action Failed',
  description: 'Unable to process your choice. Please try again.',
  tone: 'bad',
};

/** What the home of matching says. */
export const homeWords: Words = {
  met: made,
  passFailed: { title: 'Something went wrong', description: "Couldn't pass on this match. Try again?", tone: 'bad' },
  connectFailed: () => ({
    title: 'Connection failed',
    description: "Couldn't create the soul connection. The cosmic forces might be misaligned.",
    tone: 'bad',
  }),
};

/** What the search says. */
export const searchWords: Words = { met: made, passFailed: unprocessed, connectFailed: () => unprocessed };

/** What one match up close says. */
export const resultWords: Words = {
  met: { title: 'Chat Started!', tone: 'good' },
  passFailed: unprocessed,
  connectFailed: ({ status, code, words }) =>
    status === 401
      ? { title: 'Authentication Required', description: 'Please log in to start chatting.', tone: 'bad' }
      : {
          title: 'Connection Failed',
          description: (code !== 'unreachable' && words) || 'Unable to start chat. Please try again.',
          tone: 'bad',
        },
};
