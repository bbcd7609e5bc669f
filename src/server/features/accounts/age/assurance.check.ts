import type { AgeCheck } from '#contract/accounts.age.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { holdOf, isHeld, isRefused } from '#server/features/visibility/standing.ts';
import type { AgeProvider, CheckState } from './provider.ts';
import { dayOfCheck, regionOf, ruleFor } from '#server/platform/ages/rules.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { accountById } from '#server/features/accounts/record/accounts.queries.ts';
import { rememberRefusal, untilAfter, type Declarer } from './age.ts';
import { announceHold, ruledBy, settleHold, today } from './assurance.ts';
import { checkOf, decideCheck, dropCheck, openCheck, openChecks, type CheckRow } from './assurance.queries.ts';

declare module '#server/platform/deps.ts' {
  interface Deps {
    /** The service that checks ages; undefined when none is configured. Then only the operator checks. */
    ages: AgeProvider | undefined;
  }
}

/** A check that the person does not finish is dropped after this time. */
const LAPSES_MS = DAY_MS;
/** How long the server waits for the person to return before it asks the provider itself. */
const LEFT_MS = 10 * MINUTE_MS;
const MOST = 100;

/** Returns what the person's region requires, and the result of their check. */
export async function ageCheckOf(deps: Deps, userId: number): Promise<AgeCheck> {
  const { db } = deps;
  const account = await accountById(db, userId);
  if (account === undefined) throw new AppError('unauthenticated');
  const check = await checkOf(db, userId);
  const ruled = ruledBy(deps);
  const region = regionOf(account.state_code);
  const method = ruleFor(ruled.rules, region, today(ruled));
  const later = method === 'declared' ? dayOfCheck(ruled.rules, region, today(ruled)) : undefined;
  const asked = later === undefined ? method : ruleFor(ruled.rules, region, later);
  const result = check?.result ?? null;
  const { refusedAt } = holdOf(account);
  return {
    state: result ?? unresolved({ check, isRefused: isRefused(account), isAsked: method !== 'declared', later }),
    from: result === null ? (later ?? null) : null,
    decidedOn: check?.decided_on ?? null,
    canStart: result === null && (asked === 'provider' || isRefused(account)) && deps.ages !== undefined,
    refusedUntil: refusedAt === null ? null : untilAfter(refusedAt).toISOString(),
    isHeld: isHeld(account),
  };
}

interface Unresolved {
  check: CheckRow | undefined;
  isRefused: boolean;
  isAsked: boolean;
  later: string | undefined;
}

function unresolved({ check, isRefused: wasRefused, isAsked, later }: Unresolved): AgeCheck['state'] {
  if (check !== undefined) return 'waiting';
  if (wasRefused) return 'refused';
  if (isAsked) return 'needed';
  return later === undefined ? 'none' : 'later';
}

/** The person who starts a check or returns from it. The job that asks for results knows only the account. */
interface Checked {
  userId: number;
  declarer: Declarer;
}

/**
 * Starts a check at the provider and returns its address. The provider gets no data about the person. An earlier check
 * is settled first. Without that, its result would be lost, because the new reference replaces the earlier one.
 */
export async function startCheck(deps: Deps, checked: Checked): Promise<{ address: string }> {
  const { db, clock, config, ages, log } = deps;
  const { userId } = checked;
  if (ages === undefined) throw new AppError('age_check_closed');
  if ((await settle(deps, checked)) === 'silent') throw silent();
  if (!(await ageCheckOf(deps, userId)).canStart) throw new AppError('age_check_closed');
  const { reference, address } = await ages
    .start(new URL('/account/age?back', config.publicUrl))
    .catch((error: unknown) => {
      log.warn({ err: error }, 'age provider');
      throw silent();
    });
  if (!(await openCheck(db, { userId, reference, now: clock.now() }))) throw new AppError('age_check_closed');
  return { address };
}

const silent = (): AppError =>
  new AppError('unavailable', { message: 'The age check does not answer right now. Please try again later.' });

/** Asks the provider for the result of a person's check and applies it. */
export async function finishCheck(deps: Deps, checked: Checked): Promise<AgeCheck & { hasFailed: boolean }> {
  const state = await settle(deps, checked);
  return { ...(await ageCheckOf(deps, checked.userId)), hasFailed: state === 'failed' };
}

/** The state of a check at the provider; `silent` when the provider does not answer. */
type ProviderCheckState = CheckState | 'silent';

/** Reads the state of a person's open check, applies a result and returns the state; undefined without a check. */
async function settle(deps: Deps, { userId, declarer }: Checked): Promise<ProviderCheckState | undefined> {
  const reference = (await checkOf(deps.db, userId))?.reference ?? null;
  if (reference === null) return undefined;
  const state = await stateOf(deps, reference);
  if (state === 'failed') await dropCheck(deps.db, { userId, reference });
  if (state === 'adult' || state === 'not_adult') await record(deps, { userId, declarer, reference, result: state });
  return state;
}

async function stateOf({ ages, log }: Deps, reference: string): Promise<ProviderCheckState> {
  // The operator removed the provider, so no result will ever come.
  if (ages === undefined) return 'failed';
  return ages.stateOf(reference).catch((error: unknown) => {
    log.warn({ err: error }, 'age provider');
    return 'silent' as const;
  });
}

async function record(
  deps: Deps,
  { userId, declarer, reference, result }: Checked & { reference: string; result: 'adult' | 'not_adult' },
): Promise<void> {
  const ruled = ruledBy(deps);
  let tell: () => Promise<void> = async () => undefined;
  const touched = await inTransaction(deps.db, async (trx) => {
    if (!(await decideCheck(trx, { userId, reference, result, day: today(ruled) }))) return undefined;
    // Runs before `settleHold`, because every transaction that locks a case and a person locks the case first.
    if (result === 'not_adult') tell = await deps.desk.noteMinor(trx, userId, 'age');
    const held = await settleHold(trx, ruled, { userId });
    // Runs after it, because everybody who declares an age locks the account before the refusals.
    if (result === 'not_adult') await rememberRefusal(deps, trx, declarer);
    return held;
  });
  announceHold(deps, touched);
  await tell();
}

/** Asks for the results of checks whose people did not return. Drops those without a result after `LAPSES_MS`. */
export async function finishChecks(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const left = await openChecks(deps.db, { before: new Date(now - LEFT_MS), most: MOST });
  for (const { userId, reference, askedAt } of left) {
    const { state } = await finishCheck(deps, { userId, declarer: { userId } });
    if (state === 'waiting' && now - askedAt.getTime() >= LAPSES_MS) await dropCheck(deps.db, { userId, reference });
  }
}
