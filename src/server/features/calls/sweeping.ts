import { CALL_LEASE_MS, RING_LEASE_MS, RING_MS } from '#contract/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import { endIfDue } from './acting.ts';
import { dueCalls } from './calls.queries.ts';
import { unfitCalls } from './door.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'hints' | 'metrics'>;

/** Ends the calls whose time is over. Instances may do so at once: the first one ends a call, the others find it ended. */
export async function endDue(deps: Needs): Promise<void> {
  const now = deps.clock.now().getTime();
  const before = (ms: number): Date => new Date(now - ms);
  const times = { rung: before(RING_MS), calling: before(RING_LEASE_MS), alive: before(CALL_LEASE_MS) };
  const due = await dueCalls(deps.db, times);
  for (const id of due) await endIfDue(deps, id);
}

/** Ends the calls of people who may not talk any more, or who do not both let each other call. */
export async function endUnfit(deps: Needs): Promise<void> {
  for (const { id, why } of await unfitCalls(deps.db, deps.clock.now())) await endIfDue(deps, id, why);
}
