import type { AgeMethod, AgeRule } from '#contract/accounts.age.ts';
import { holding, holdOf, isRefused, type Hold } from '#server/features/visibility/standing.ts';
import { askingOn, regionOf, ruleFor } from '#server/platform/ages/rules.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { exclude } from '#server/platform/realtime/realtime.ts';
import { dayIn } from '#server/platform/zones.ts';
import { accountByLogin, lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { announceStanding, writeStanding, type Touched } from '#server/features/accounts/standing/standing.ts';
import { checkOf, putByHand, wronglyHeld, type CheckRow } from './assurance.queries.ts';

/** The rules and the time that decide who is held. */
export interface Ruled {
  rules: readonly AgeRule[];
  now: Date;
}

export const ruledBy = ({ config, clock }: Pick<Deps, 'config' | 'clock'>): Ruled => ({
  rules: config.ageRules,
  now: clock.now(),
});

/** Returns the date in UTC, because rules and results use the same date everywhere. */
export const today = ({ now }: Pick<Ruled, 'now'>): string => dayIn('UTC', now);

/** The result of a person's check decides, wherever they live. Without a result, the rule of their region decides. */
function hasToBeHeld(method: AgeMethod, result: CheckRow['result'] | undefined): boolean {
  if (result === 'adult') return false;
  return result === 'not_adult' || method !== 'declared';
}

/** The people whose screens change; `isRefused` is true if the person may see their own pages only from now on. */
export type AgeHoldEffect = (Touched & { isRefused: boolean }) | undefined;

/**
 * Hides a person until their age is confirmed, or shows them again, by the rules, the result of their check, and
 * whether a birthday was refused. `isDeclared` is true when the person has just given an accepted birthday, which
 * clears an earlier refusal unless a check found no adult. Returns the people whose screens change; undefined when
 * nothing changed. Call `announceHold` after the commit.
 */
export async function settleHold(
  trx: Trx,
  ruled: Ruled,
  { userId, isDeclared = false }: { userId: number; isDeclared?: boolean },
): Promise<AgeHoldEffect> {
  const row = await lockAccount(trx, userId);
  if (row === undefined || row.is_demo || row.is_seed_user) return undefined;
  // The check is read after the lock was taken, because the lock's earlier holder may have written its result.
  const result = (await checkOf(trx, userId))?.result;
  const method = ruleFor(ruled.rules, regionOf(row.state_code), today(ruled));
  const before = holdOf(row);
  const earlier = isDeclared || result === 'adult' ? null : before.refusedAt;
  const refusedAt = result === 'not_adult' ? (before.refusedAt ?? ruled.now) : earlier;
  const isWanted = refusedAt !== null || hasToBeHeld(method, result);
  return writeHold(trx, row, { since: isWanted ? (before.since ?? ruled.now) : null, refusedAt });
}

/**
 * Leaves a person whose birthday was refused without company, unless a check found that they are an adult. The result
 * is that of `settleHold`.
 */
export async function refuseCompany(trx: Trx, userId: number, now: Date): Promise<AgeHoldEffect> {
  const row = await lockAccount(trx, userId);
  if (row === undefined || row.is_demo || row.is_seed_user) return undefined;
  if ((await checkOf(trx, userId))?.result === 'adult') return undefined;
  return writeHold(trx, row, { since: holdOf(row).since ?? now, refusedAt: now });
}

async function writeHold(trx: Trx, row: AccountRow, hold: Hold): Promise<AgeHoldEffect> {
  const before = holdOf(row);
  const isSame = (['since', 'refusedAt'] as const).every((key) => before[key]?.getTime() === hold[key]?.getTime());
  if (isSame) return undefined;
  const change = holding(hold);
  return { ...(await writeStanding(trx, { userId: row.id, ...change })), isRefused: isRefused(change) };
}

export function announceHold(deps: Pick<Deps, 'hints'>, held: AgeHoldEffect): void {
  if (held === undefined) return;
  // The sockets close first, so that they hear nothing of what follows.
  if (held.isRefused) exclude(deps, held.userId);
  announceStanding(deps, held);
}

/** The number of people read at a time. */
const BATCH = 200;

export const SETTLE_JOB = 'settle-age-holds';

/** Enqueues `settleHolds` at the start, because the rules may have changed while no server ran. */
export async function settleAges({ db, jobs }: Deps): Promise<void> {
  await inTransaction(db, (trx) => jobs.enqueue(trx, SETTLE_JOB, {}));
}

/**
 * Hides or shows people by today's rules. A rule may apply from today on, or the operator may have changed the list.
 */
export async function settleHolds(deps: Deps): Promise<void> {
  const ruled = ruledBy(deps);
  const asking = askingOn(ruled.rules, today(ruled));
  let after = 0;
  for (;;) {
    const ids = await wronglyHeld(deps.db, asking, { after, most: BATCH });
    for (const id of ids) {
      const touched = await inTransaction(deps.db, (trx) => settleHold(trx, ruled, { userId: id }));
      announceHold(deps, touched);
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    after = last;
  }
}

/**
 * Records that the operator knows a person to be an adult. Returns false for an unknown handle, a demo member or a
 * character. Only a command on the server calls this function, so a stolen session cannot confirm anybody's age.
 */
export async function assureByHand(db: Db, handle: string, now: Date): Promise<boolean> {
  const account = await accountByLogin(db, handle);
  if (account === undefined || account.handle !== handle || account.is_demo || account.is_seed_user) return false;
  await inTransaction(db, async (trx) => {
    await putByHand(trx, { userId: account.id, day: today({ now }) });
    // Without rules, an adult is never held.
    await settleHold(trx, { rules: [], now }, { userId: account.id });
  });
  return true;
}
