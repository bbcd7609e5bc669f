import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import { getLatestQuizResults } from '#contract/quiz.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { SkyFrame } from '#web/features/matching/sky/SkyFrame.tsx';
import { thinPart, type Thin } from './thin.rules.ts';

/** Returns what makes the person's scores uncertain, or null. Without interests, the quiz result is not read. */
export function useThinPart({ interests, customInterests, archetypeCompleted }: Me): Thin | null {
  const count = interests.length + customInterests.length;
  const { data } = useRead(getLatestQuizResults, {}, { enabled: count > 0 && archetypeCompleted });
  return thinPart(count, data?.axes);
}

const words: Readonly<Record<Thin, { title: string; why: string; action: string; href: () => string }>> = {
  interests: {
    title: t('matching.we-are-guessing-at-half', 'We are guessing at half of you.'),
    why: t(
      'matching.you-have-named-no-interests',
      'You have named no interests yet. They are three tenths of every score; without them that part stays open.',
    ),
    action: t('matching.name-my-interests', 'Name my interests'),
    href: paths.interests,
  },
  borders: {
    title: t('matching.you-are-on-the-border', 'You are on the border.'),
    why: t(
      'matching.two-or-more-of-your',
      'Two or more of your letters were close calls. Another run through the quiz, on another day, may know you better.',
    ),
    action: t('matching.retake-the-quiz', 'Retake the quiz'),
    href: paths.quiz,
  },
};

type EnhanceProps = { me: { id: number; mbtiType: MbtiType | null }; thin: Thin; onSkip: () => void };

/** Suggests a step that makes the scores of the next search more certain. */
export function Enhance({ me, thin, onSkip }: EnhanceProps) {
  const { title, why, action, href } = words[thin];
  return (
    <SkyFrame seed={String(me.id)} isWhole>
      <div className="mx-auto flex w-full max-w-md grow animate-[fade-in_240ms_ease-out] flex-col justify-center gap-8 px-6 pb-16 text-center">
        {me.mbtiType && (
          <div className="mx-auto grid size-36 place-items-center rounded-full border-2 border-dashed border-lime text-lime">
            <Animal name={archetypes[me.mbtiType].animal} size={84} />
          </div>
        )}
        <div>
          <PageHeading className="text-4xl tracking-[-0.04em] text-balance">{title}</PageHeading>
          <p className="mt-3 text-lg text-ink-2">{why}</p>
        </div>
        <div className="flex flex-col gap-3">
          <Link href={href()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
            {action}
          </Link>
          <Button variant="outline" size="lg" full onClick={onSkip}>
            {t('matching.search-as-i-am', 'Search as I am')}
          </Button>
        </div>
      </div>
    </SkyFrame>
  );
}
