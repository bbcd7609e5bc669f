import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { CaseHead } from '#contract/moderation.ts';
import { paths } from '#web/paths.ts';
import type { CaseTab } from './desk.data.ts';
import { neighborOf } from './desk.rules.ts';

/** Returns functions that open the next and the previous case of the queue. */
export function useWalk(cases: readonly CaseHead[], { tab, openId }: { tab: CaseTab; openId: string | undefined }) {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const walk = (step: 1 | -1) => (): void => {
      const id = neighborOf(cases, openId, step);
      if (id !== null) navigate(`${paths.moderationCase(id)}?tab=${tab}`);
    };
    return { next: walk(1), back: walk(-1) };
  }, [cases, openId, tab, navigate]);
}
