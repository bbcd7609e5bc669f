import { useEffect } from 'react';
import { Link } from 'wouter';
import { listMatches, type MatchNeed } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { onSaved, openerWords, openModal, useOpenModal } from '#web/platform/modal.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { useStep, wordsFor } from './hall.data.ts';

/** How long somebody stays in the hall. */
export const UNTIL = t(
  'quest-hall.you-stay-until',
  'You stay in the hall until you depart, or until you have been away for two hours.',
);
const JOIN = t('quest-hall.join-quest', 'Join Quest');

const lacking: Partial<Record<MatchNeed, { words: string; path: string }>> = {
  quiz: { words: t('quest-hall.take-the-quiz-to-join', 'Take the quiz to join'), path: paths.quiz() },
  preferences: {
    words: t('quest-hall.say-whom-to-meet-then', 'Say who you hope to meet, then join'),
    path: paths.soulSetup(),
  },
};

/** Returns the first step that the person must take before they can join; undefined if no step is missing. */
export function useLack(): { words: string; path: string } | undefined {
  const [first] = useRead(listMatches).data?.missing ?? [];
  return first && lacking[first];
}

/** The button to join or leave the hall, or a link to the step that is missing before joining. */
export function HallWay({ isIn, join, depart, isPending }: { isIn: boolean } & ReturnType<typeof useMembership>) {
  const lacks = useLack();
  if (!isIn && lacks !== undefined) {
    return (
      <Link href={lacks.path} className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {lacks.words}
      </Link>
    );
  }
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={isIn ? depart : join}>
      {isIn ? t('quest-hall.depart', 'Depart') : t('quest-hall.join-quest', 'Join Quest')}
    </Button>
  );
}

/** Joins and leaves the hall. Joining asks for today's vibes first, and continues only once they are saved. */
export function useMembership(me: Me | undefined) {
  const step = useStep();
  const open = useOpenModal();
  const isChoosing = open === 'vibe' && openerWords() === JOIN;
  const { mutate } = step;
  const id = me?.id;
  useEffect(() => {
    if (!isChoosing || id === undefined) return;
    return onSaved((name) => {
      if (name !== 'vibe') return;
      mutate(
        { params: { id }, body: { inQuestHall: true } },
        {
          onSuccess: () => sayAloud(t('quest-hall.you-are-in-the-quest', 'You are in the Quest Hall'), UNTIL),
          onError: (error) => tellOf(t('quest-hall.you-are-not-in-the', 'You are not in the hall yet'), error),
        },
      );
    });
  }, [isChoosing, id, mutate]);
  return {
    isPending: step.isPending,
    join: () => openModal('vibe', JOIN),
    depart: () => {
      if (id === undefined) return;
      mutate(
        { params: { id }, body: { inQuestHall: false } },
        { onError: (error) => tellOf(t('quest-hall.you-are-still-in-the', 'You are still in the hall'), error) },
      );
    },
  };
}

function tellOf(title: string, error: unknown): void {
  const otherwise = t('common.something-went-wrong-please-try', 'Something went wrong. Please try again.');
  toastFailure({ title, description: wordsFor(error, otherwise) });
}
