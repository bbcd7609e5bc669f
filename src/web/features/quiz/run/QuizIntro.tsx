import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Egg } from '#web/ui/Egg.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { spoken, t } from '#web/words/words.ts';

const stats = [
  ['4', t('quiz.pillars', 'Pillars')],
  ['15', t('quiz.questions', 'Questions')],
  ['66', t('quiz.descriptors', 'Descriptors')],
  ['∞', t('quiz.possibilities', 'Possibilities')],
] as const;

export function QuizIntro({ onStart }: { onStart: () => void }) {
  const hasReport = useMe().data?.archetypeCompleted === true;
  return (
    <div className="relative isolate flex grow flex-col overflow-clip">
      <ContourLines
        seed="quiz"
        height={844}
        peak={[0.5, 0.4]}
        widePeak={[0.76, 0.48]}
        className="-z-10 mask-[linear-gradient(transparent,#000_20%,#000_45%,transparent_68%)] md:mask-[linear-gradient(90deg,transparent_45%,#000_75%)]"
      />
      <div data-bar className="pt-safe mx-auto w-full max-w-[42.5rem] px-3 lg:max-w-[68rem]">
        <Link href={paths.home()} aria-label={t('common.leave-for-now', 'Leave for now')} className={iconButtonClass()}>
          <X size={26} />
        </Link>
      </div>
      <div className="@container mx-auto flex w-full max-w-[42.5rem] grow flex-col gap-5 px-5 pt-2 pb-8 md:justify-center lg:grid lg:max-w-[68rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[1fr_auto_1fr] lg:items-center lg:gap-x-20 lg:gap-y-4">
        <div className="lg:col-start-1 lg:row-start-1 lg:self-end">
          <PageHeading className="display-tight text-[min(2.625rem,13cqi)] leading-[1.05] lg:text-5xl">
            {t('quiz.personality-quiz', 'Personality Quiz')}
          </PageHeading>
          <p className="mt-2 text-lg text-balance lg:text-xl">
            {t('quiz.four-minutes', 'About four minutes, one animal of sixteen.')}
          </p>
        </div>
        <WhichOne />
        <div className="mt-auto flex flex-col gap-2.5 text-sm leading-5 text-ink-2 md:mt-0 lg:col-start-1 lg:row-start-2 lg:max-w-[30rem]">
          <p>
            {t(
              'quiz.discover-your-personality-through-15',
              'Discover your personality through 15 comprehensive questions across 4 core pillars',
            )}
          </p>
          <dl className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
            {stats.map(([value, label]) => (
              <div key={label} className="flex flex-row-reverse items-baseline gap-1">
                <dt>{label}</dt>
                <dd className="tabular font-semibold text-ink">
                  {value === '∞' ? (
                    <span>
                      <span aria-hidden>∞</span>
                      <span className="sr-only">{t('quiz.infinite', 'Infinite')}</span>
                    </span>
                  ) : (
                    <span>{value}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p>
            {t(
              'quiz.no-wrong-answers',
              'No wrong answers; stop and come back whenever you like. It is for fun and for friendship, and no test publisher’s.',
            )}
          </p>
        </div>
        <div className="pb-safe sticky bottom-0 -mx-5 -mb-8 flex flex-col gap-2 bg-paper px-5 pt-3 @max-[15rem]:static md:static md:m-0 md:p-0 lg:col-start-1 lg:row-start-3 lg:max-w-[30rem] lg:self-start lg:pt-4">
          <Button variant="lime" size="lg" full onClick={onStart}>
            {t('quiz.start-quiz', 'Start Quiz')}
          </Button>
          {hasReport && (
            <Link href={paths.report()} className={buttonClass({ variant: 'quiet', full: true })}>
              {t('quiz.view-my-wildself-report', 'View My WildSelf Report')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** All sixteen animals, and the egg that is still one of them. */
function WhichOne() {
  return (
    <div className="my-auto lg:col-start-2 lg:row-span-3 lg:row-start-1">
      <ul
        aria-label={t('quiz.the-sixteen-animals', 'The sixteen animals')}
        className="grid grid-cols-4 justify-items-center gap-x-2 gap-y-[min(1.25rem,2.2dvh)] lg:gap-y-7"
      >
        {mbtiTypes.map((type, place) => (
          <li key={type}>
            <span
              className="beast block size-[clamp(2.75rem,7.6dvh,4rem)] lg:size-19"
              style={{ '--at': place } as CSSProperties}
            />
            <span className="sr-only">{spoken(archetypes[type].animalName)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-[min(1.5rem,2.6dvh)] flex items-center justify-center gap-3 lg:mt-9">
        <Egg className="h-13 shrink-0 lg:h-16" />
        <span className="display-tight text-3xl lg:text-4xl">{t('quiz.which-one', 'Which one?')}</span>
      </p>
    </div>
  );
}
