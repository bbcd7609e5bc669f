import { useMemo } from 'react';
import { listDecisions, type Decision } from '#contract/moderation.decisions.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { useRead } from '#web/platform/calls/query.ts';

type Dated = Pick<Decision, 'decidedAt' | 'isInForce' | 'appeal'>;

/** Returns the time of a decision's last change: when it was made, or when its appeal was answered. */
export function movedAt({ decidedAt, appeal }: Pick<Dated, 'decidedAt' | 'appeal'>): string {
  return appeal?.answeredAt ?? decidedAt;
}

/** Returns the newest decision that is in force or unread; undefined if there is none. */
export function toTell<D extends Dated>(decisions: readonly D[], readUpTo: string | null): D | undefined {
  return decisions
    .filter((one) => one.isInForce || readUpTo === null || movedAt(one) > readUpTo)
    .toSorted((a, b) => movedAt(b).localeCompare(movedAt(a)))[0];
}

/** Stores on this device the time of the last change among these decisions. Earlier changes then count as read. */
export function markDecisionsRead(decisions: readonly Dated[]): void {
  const [newest] = decisions.map(movedAt).toSorted((a, b) => b.localeCompare(a));
  if (newest !== undefined) writeText(kept.decisionsRead, newest);
}

/** Reads the decision that the home screen shows; undefined if there is none, and until the decisions have loaded. */
export function useDecisionToTell(): Decision | undefined {
  const { data } = useRead(listDecisions);
  return useMemo(() => data && toTell(data.decisions, readText(kept.decisionsRead)), [data]);
}
