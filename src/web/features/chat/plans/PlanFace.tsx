import { planAnswers, type MessagePlan, type PlanAnswer } from '#contract/chat.plans.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { dayOfPlan, whenOf } from './plan.times.ts';
import { answerWords } from './plan.words.ts';

/** The title, the time and the place of a plan, with the day of the month in large digits. */
export function PlanFace({ seed, plan, now }: { seed: string; plan: MessagePlan; now: Date }) {
  const { mine, theirs } = whenOf(plan, { now });
  const { weekday, day, month, clock } = dayOfPlan(plan, { now });
  return (
    <div className="relative isolate flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <ContourLines
        seed={seed}
        width={360}
        height={120}
        peak={[0.92, 0.35]}
        className="-z-10 opacity-70 rtl:-scale-x-100 [mask-image:linear-gradient(to_right,transparent_35%,black_75%)]"
      />
      <p aria-hidden className="w-14 shrink-0 text-center text-sm font-semibold">
        {weekday}
        <span className="display block text-4xl leading-none">{day}</span>
        {month}
      </p>
      <div className="min-w-[min(9rem,100%)] grow basis-0 bg-paper/70">
        <p
          {...asWritten}
          className={cx('display text-xl [overflow-wrap:anywhere]', plan.isCancelled && 'line-through')}
        >
          {plan.title}
        </p>
        <p>
          <time dateTime={plan.startsAt}>
            <span aria-hidden>{clock}</span>
            <span className="sr-only">{mine}</span>
          </time>
          {theirs !== undefined && <span className="block text-sm text-ink-2">{theirs}</span>}
        </p>
        {plan.place !== '' && (
          <p {...asWritten} className="text-ink-2 [overflow-wrap:anywhere]">
            {plan.place}
          </p>
        )}
      </div>
    </div>
  );
}

interface PlanAnswersProps {
  plan: MessagePlan;
  onAnswer: (what: PlanAnswer) => Promise<void>;
  /** True where the buttons say how many gave each answer. */
  isCounted: boolean;
}

/** The three answers to a plan, with one's own pressed. */
export function PlanAnswers({ plan, onAnswer, isCounted }: PlanAnswersProps) {
  const [say, isRunning] = useOneAtATime(onAnswer);
  return (
    <div
      role="group"
      aria-label={t('chat.do-you-come', 'Are you coming?')}
      className="grid grid-cols-3 divide-x-[1.5px] divide-ink border-t-[1.5px] border-ink"
    >
      {planAnswers.map((one) => {
        const isOwn = plan.myAnswer === one;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isOwn}
            aria-disabled={isRunning}
            onClick={() => {
              if (!isOwn && !isRunning) void say(one);
            }}
            className={cx(
              'display flex min-h-12 items-center justify-center gap-1.5 px-2 transition-colors focus-visible:-outline-offset-4',
              isOwn ? 'bg-ink text-paper' : 'hover:bg-paper-2',
            )}
          >
            {isOwn && <Check size={18} className="shrink-0" />}
            <span>{answerWords[one]}</span>
            {isCounted && (
              <span aria-hidden className="tabular font-normal opacity-70">
                {plan.answers[one]}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
