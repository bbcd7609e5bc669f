import { useLocation } from 'wouter';
import { madeForYou } from '#contract/companions.ts';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { call, type CallError } from '#web/platform/call.ts';
import { toast } from '#web/ui/toast.ts';
import { findEternal, meetOne, refreshMatching } from './matching.data.ts';
import { useAlone } from './useAlone.ts';
import { eternalStatus, isEternalReady } from './ways.words.ts';

/** What the other ways to meet do when they are pressed. */
export function useMoreWays(me: Me, day: MatchDay) {
  const [, navigate] = useLocation();
  const [doing, run] = useAlone<'ai' | 'eternal' | 'made'>();

  const meetAi = () =>
    run('ai', async () => {
      try {
        const { exhausted, everyoneMet, message, chatroom_id: roomId } = await meetOne(me.id);
        if (roomId !== null && !exhausted) {
          toast({ title: 'New AI companion! ✨', tone: 'good' });
          navigate(paths.chat(roomId));
        } else if (exhausted) {
          // Premium has no more of them: it is offered to nobody who has it, or has met all there are.
          const canGet = !everyoneMet && !day.isPremium;
          toast({
            title: canGet ? 'Your free AI companions are exhausted' : 'AI companions exhausted',
            description: message,
          });
          if (canGet) navigate(paths.subscription());
        } else noConnection();
      } catch (error) {
        tellCompanionFailure(error as CallError);
      }
    });

  const findEternalOne = () =>
    run('eternal', async () => {
      if (!isEternalReady(day)) {
        toast({ title: eternalStatus(day, me.timeZone), description: 'One Eternal Match a week, from Monday on.' });
        return;
      }
      try {
        const { match } = await findEternal(me.id);
        if (match) navigate(paths.soulResult(match.id));
        else toast({ title: 'No new matches today', description: 'Check back tomorrow for fresh connections!' });
      } catch (error) {
        tellEternalFailure(error as CallError, () => navigate(paths.subscription()));
      }
    });

  const openMadeForYou = () =>
    run('made', async () => {
      try {
        navigate(paths.chat((await call(madeForYou)).chatroom_id));
      } catch (error) {
        if ((error as CallError).code === 'premium_required') navigate(paths.subscription());
        else tellCompanionFailure(error as CallError);
      }
    });

  return { doing, meetAi, findEternalOne, openMadeForYou };
}

/** Whether an answer says that the quiz comes first. */
export function isQuizMissing({ code, words }: CallError): boolean {
  return code === 'mbti_required' || /\bmbti\b/i.test(words);
}

function tellCompanionFailure(error: CallError): void {
  if (isQuizMissing(error)) toast({ title: 'Complete your personality quiz first', tone: 'bad' });
  else noConnection();
}

function noConnection(): void {
  toast({
    title: 'Connection failed',
    description: "Couldn't connect to AI companion right now. Try again later?",
    tone: 'bad',
  });
}

function tellEternalFailure({ code, words }: CallError, toSubscription: () => void): void {
  if (code === 'premium_required') toSubscription();
  else if (code === 'eternal_waiting') {
    toast({ title: 'No new matches today', description: words });
    void refreshMatching();
  } else {
    toast({
      title: 'Something went wrong',
      description: "Couldn't find new matches right now. Try again?",
      tone: 'bad',
    });
  }
}
