import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Egg } from '#web/ui/Egg.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { StaysEnglish } from '#web/ui/StaysEnglish.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { QUESTIONS_IN_ENGLISH } from '#web/features/quiz/state/text.ts';

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
      <ContourLines seed="quiz" height={844} peak={[0.7, 0.2]} className="-z-10" />
      <div data-bar className="pt-safe mx-auto w-full max-w-[42.5rem] px-3 lg:max-w-[68rem]">
        <Link href={paths.home()} aria-label={t('common.leave-for-now', 'Leave for now')} className={iconButtonClass()}>
          <X size={26} />
        </Link>
      </div>
      <div className="@container mx-auto flex w-full max-w-[42.5rem] grow flex-col justify-end gap-6 px-5 pt-[min(3rem,5dvh)] pb-8 md:justify-center md:pt-8 lg:max-w-[68rem]">
        <Egg className="mx-auto h-[clamp(7rem,24dvh,13rem)] md:mx-0 md:self-start" />
        <PageHeading className="display-tight text-[min(3.1875rem,18cqi)] leading-[1.02]">
          {t('quiz.personality-quiz', 'Personality Quiz')}
        </PageHeading>
        <p className="text-xl">{t('quiz.four-minutes', 'About four minutes, one animal of sixteen.')}</p>
        <p className="max-w-[34ch] text-ink-2">
          {t(
            'quiz.discover-your-personality-through-15',
            'Discover your personality through 15 comprehensive questions across 4 core pillars',
          )}
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
          {stats.map(([value, label]) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
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
        <p className="max-w-[40rem] text-sm text-ink-2">
          {t(
            'quiz.there-are-no-wrong-answers',
            'There are no wrong answers, and you can stop and come back. Ours is a quiz for fun and for friendship; it is not affiliated with any test publisher.',
          )}
        </p>
        <StaysEnglish className="">{QUESTIONS_IN_ENGLISH}</StaysEnglish>
        <div className="pb-safe sticky bottom-0 -mx-5 -mb-8 flex flex-col gap-2 bg-paper px-5 pt-3 @max-[15rem]:static md:static md:m-0 md:p-0 lg:max-w-[40rem]">
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
