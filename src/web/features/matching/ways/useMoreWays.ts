import { useLocation } from 'wouter';
import { madeForYou } from '#contract/companions.ts';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call, type CallError } from '#web/platform/calls/call.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { refreshMatching } from '#web/features/matching/state/day.data.ts';
import { findEternal } from '#web/features/matching/state/matching.data.ts';
import { foundState } from '#web/features/matching/state/pause.ts';
import { isQuizMissing, tellQuizMissing } from '#web/features/matching/state/quiz.missing.ts';
import { eternalStatus, isEternalReady } from './ways.words.ts';

/** Returns the actions of the ways to meet besides the daily search. */
export function useMoreWays(me: Me, day: MatchDay) {
  const [, navigate] = useLocation();

  const findEternalOne = async () => {
    if (!isEternalReady(day)) {
      toast({
        title: eternalStatus(day, me.timeZone),
        description: t('matching.one-eternal-match-a-week', 'One Eternal Match a week, from Monday on.'),
      });
      return;
    }
    try {
      const { match } = await findEternal();
      if (match) navigate(paths.soulResult(match.id), { state: foundState });
      else
        toast({
          title: t('matching.no-new-matches-today-2', 'No new matches today'),
          description: t('matching.check-back-tomorrow-for-fresh', 'Check back tomorrow for fresh connections!'),
        });
    } catch (error) {
      tellEternalFailure(asCallError(error), () => navigate(paths.subscription()));
    }
  };

  const openMadeForYou = async () => {
    try {
      navigate(paths.chat((await call(madeForYou)).chatroom_id));
    } catch (error) {
      const failure = asCallError(error);
      if (failure.code === 'premium_required') navigate(paths.subscription());
      else tellCompanionFailure(failure);
    }
  };

  const ways = { eternal: findEternalOne, made: openMadeForYou };
  const [meet, , doing] = useOneAtATime((way: keyof typeof ways) => ways[way]());
  return { doing, meet };
}

function tellCompanionFailure(error: CallError): void {
  if (isQuizMissing(error)) tellQuizMissing();
  else {
    toastFailure({
      title: t('matching.connection-failed', 'Connection failed'),
      description: t(
        'matching.couldnt-connect-to-ai-companion',
        "Couldn't connect to AI companion right now. Try again later?",
      ),
    });
  }
}

function tellEternalFailure({ code, words }: CallError, toSubscription: () => void): void {
  if (code === 'premium_required') toSubscription();
  else if (code === 'eternal_waiting') {
    toast({ title: t('matching.no-new-matches-today-2', 'No new matches today'), description: words });
    void refreshMatching();
  } else {
    toastFailure({
      title: t('common.something-went-wrong', 'Something went wrong'),
      description: t('matching.couldnt-find-new-matches-right', "Couldn't find new matches right now. Try again?"),
    });
  }
}
