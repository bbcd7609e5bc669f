import type { Selectable } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { Letter } from '#content/decision-mails.ts';
import type { Says } from '#content/says.ts';
import { changeStanding, enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/accounts.ts';
import { saysIn, speakerFor } from '#server/platform/speaker.ts';
import { isSuspended } from '#server/features/visibility/standing.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { AccountTable } from '#server/platform/database/tables.ts';
import type { Deps } from '#server/platform/deps.ts';
import { decisionsInForce } from './decisions.queries.ts';

export type PenaltyAccount = Selectable<AccountTable>;
/** The function to call after the commit. */
export type After = () => void;

/** How long delivery of a letter may take. */
export const LETTER_MS = 7 * DAY_MS;

/**
 * Suspends a person or pauses their writing, as all decisions in force together require. Withdrawing one decision
 * lifts only what no other decision requires. The account must be locked.
 */
export async function settlePerson(deps: Deps, trx: Trx, person: PenaltyAccount): Promise<After> {
  const active = await decisionsInForce(trx, person.id, deps.clock.now());
  const suspension = active.find(({ action }) => action !== 'no_writing');
  const pauses = active.flatMap(({ action, until }) => (action === 'no_writing' && until !== null ? [until] : []));
  const latest = pauses.toSorted((a, b) => b.getTime() - a.getTime())[0];
  const announce = await changeStanding(deps, trx, {
    userId: person.id,
    suspended_at: suspension?.decided_at ?? null,
    writing_paused_until: latest ?? null,
  });
  const isNew = suspension !== undefined && !isSuspended(person);
  const tellAll = isNew ? await deps.sessions.endAll(trx, person.id) : undefined;
  return () => {
    tellAll?.();
    announce();
  };
}

/** Mails a letter in the person's language, except to demo members, AI characters and people without an address. */
export async function sendLetter(
  deps: Deps,
  trx: Trx,
  { to, write }: { to: PenaltyAccount; write: (says: Says) => Letter },
): Promise<After> {
  if (to.email === null || to.is_demo || to.is_seed_user) return () => undefined;
  const letter = write(saysIn((await speakerFor(trx, to.id)).language));
  const until = new Date(deps.clock.now().getTime() + LETTER_MS);
  await enqueueMessage(deps, trx, { kind: 'letter', to: to.email, handle: to.handle, ...letter, until });
  return () => deps.jobs.hurry(MESSAGE_JOB);
}

export const all =
  (afters: readonly After[]): After =>
  () => {
    for (const after of afters) after();
  };
