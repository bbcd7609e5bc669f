import { Link } from 'wouter';
import type { z } from 'zod';
import { type nextPlan, PLAN_OVER_MS } from '#contract/plans.ts';
import { useNextPlan } from '#web/features/home/notices.data.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/platform/useNow.ts';
import { cx } from '#web/ui/cx.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t } from '#web/words/words.ts';
import { beginning } from './beginning.ts';

type Plan = NonNullable<z.output<typeof nextPlan.response>['plan']>;

/** One line about the next plan to which the person said Going or Maybe. */
export function PlanNotice() {
  const { data } = useNextPlan();
  const look = 'border-t px-5 py-3 lg:border-t-0 lg:border-b lg:px-14';
  return data?.plan ? <PlanLine plan={data.plan} className={look} /> : null;
}

/** A link to a plan, with the time when the plan begins. Renders nothing once the plan is over. */
export function PlanLine({ plan, className }: { plan: Plan; className: string }) {
  const begins = Date.parse(plan.startsAt);
  const over = begins + PLAN_OVER_MS;
  const now = useNow(begins, over);
  if (now.getTime() >= over) return null;
  const when = beginning(plan.startsAt, now);
  return (
    <Link
      href={paths.chat(plan.roomId, plan.seq)}
      className={cx('flex min-h-13 items-center justify-between gap-4 border-line hover:bg-paper-2', className)}
    >
      <span className="min-w-0">
        <bdi className="font-semibold wrap-anywhere">{plan.title}</bdi>{' '}
        <span className="text-ink-2">
          {plan.answer === 'going' ? when : t('home.plan-maybe', '{when}. You said maybe.', { when })}
        </span>
      </span>
      <CaretRight size={20} className="shrink-0 text-ink-2" />
    </Link>
  );
}
