import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { z } from 'zod';
import { nextPlan } from '#contract/plans.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/query.ts';
import { useOnceLiveAgain } from '#web/platform/realtime/state.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t } from '#web/words/words.ts';
import { beginning } from './beginning.ts';

type Plan = NonNullable<z.output<typeof nextPlan.response>['plan']>;

/** One line while a plan comes up that the person comes to, or may. */
export function PlanNotice() {
  const { data, refetch } = useRead(nextPlan, {}, { staleTime: 0 });
  useOnceLiveAgain(() => void refetch());
  return data?.plan ? <Coming plan={data.plan} /> : null;
}

function Coming({ plan }: { plan: Plan }) {
  const when = beginning(plan.startsAt, useNow(Date.parse(plan.startsAt)));
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

/** Returns a time of which the same is said as of now: it is taken again when the plan begins, and at midnight. */
function useNow(startsAt: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
    const turn = startsAt > now.getTime() ? Math.min(startsAt, midnight) : midnight;
    const timer = setTimeout(() => setNow(new Date()), turn - Date.now());
    return () => clearTimeout(timer);
  }, [now, startsAt]);
  return now;
}
