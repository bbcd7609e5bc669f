import { recordAction } from '#server/features/operator/log/log.ts';
import type { OperatorAction } from '#contract/operator.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';

type Needs = Pick<Deps, 'db' | 'jobs' | 'newId' | 'clock'>;
type Operator = { userId: number };

/** Makes the failed jobs of a kind wait again. */
export const retryFailed = (deps: Needs, by: Operator, kind: string): Promise<number> =>
  onFailed(deps, by, { kind, action: 'jobs_retried', does: deps.jobs.retryFailed });

export const dropFailed = (deps: Needs, by: Operator, kind: string): Promise<number> =>
  onFailed(deps, by, { kind, action: 'jobs_dropped', does: deps.jobs.dropFailed });

interface Deed {
  kind: string;
  action: OperatorAction;
  does: (kind: string) => Promise<number>;
}

async function onFailed({ db, jobs, newId, clock }: Needs, { userId }: Operator, { kind, action, does }: Deed) {
  const known = await jobs.counts();
  if (!known.some(({ name }) => name === kind)) throw new AppError('not_found');
  const count = await does(kind);
  if (count > 0) {
    await recordAction(db, {
      id: newId(),
      now: clock.now(),
      operatorId: userId,
      action,
      detail: { kind, jobs: count },
    });
  }
  return count;
}
