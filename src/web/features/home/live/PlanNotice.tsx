import { useState } from 'react';
import { Link } from 'wouter';
import { nextPlan } from '#contract/plans.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/query.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t } from '#web/words/words.ts';
import { beginning } from './beginning.ts';

/** One line while a plan comes up that the person comes to, or may. */
export function PlanNotice() {
  const plan = useRead(nextPlan, {}, { staleTime: 0 }).data?.plan ?? null;
  const [now] = useState(() => new Date());
  if (plan === null) return null;
  const when = beginning(plan.startsAt, now);
  return (
    <Link
      href={paths.chat(plan.roomId, plan.seq)}
      className="flex min-h-13 items-center justify-between gap-4 border-t border-line px-5 py-3 hover:bg-paper-2 lg:border-t-0 lg:border-b lg:px-14"
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
