import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import type { listPhotoChecks, OpenedCheck, WaitingCheck } from '#contract/photo-check.desk.ts';
import type { CheckReason } from '#contract/photo-check.ts';
import { NAMELESS } from '#contract/people.ts';
import { checkLine, checkReasonWords } from '#content/photo-check.ts';
import {
  checkQueue,
  checkSeal,
  countWaitingChecks,
  endOf,
  openForModerator,
  passCheck,
  queuedCheck,
  refuseCheck,
  tellOfCheck,
  type QueuedCheck,
} from '#server/features/photo-check/photo-check.ts';
import { addToCase, tellModerators } from '#server/features/moderation/cases/cases.ts';
import { insertCaseEvent } from '#server/features/moderation/cases/cases.queries.ts';
import { mayActOn, openRuling } from '#server/features/moderation/cases/ruling.ts';
import { rule } from '#server/features/moderation/decisions/decisions.ts';
import { all, type After } from '#server/features/moderation/penalties/effects.ts';
import { lineBy } from '#server/features/moderation/subjects/evidence.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { spokenToReader } from '#server/platform/reader.ts';
import type { Once } from '#server/platform/http/idempotency.ts';

/** The most checks in one list; the rest comes as these go. */
const LISTED = 50;
/** The rule of every refusal: it says what a check needs, and blames nobody. */
const RULE = 'photo_check';

interface CheckAtDesk {
  callerId: number;
  id: string;
}

/** Returns the checks that wait, by age alone. */
export async function checksFor(
  { db }: Pick<Deps, 'db'>,
  callerId: number,
): Promise<z.input<typeof listPhotoChecks.response>> {
  const rows = await checkQueue(db, { callerId, most: LISTED });
  return { checks: rows.map(headOf), waiting: await countWaitingChecks(db) };
}

function headOf({
  id,
  user_id: userId,
  handle,
  display_name: name,
  sent_at: sentAt,
  ...row
}: QueuedCheck): WaitingCheck {
  const at = sentAt ?? row.started_at;
  return {
    id,
    person: {
      id: userId,
      handle,
      displayName: name ?? spokenToReader(NAMELESS),
      memberDays: Math.floor((at.getTime() - row.member_since.getTime()) / DAY_MS),
    },
    sentAt: at.toISOString(),
    endsAt: endOf(at).toISOString(),
  };
}

/** Opens a check for the caller, which is recorded. Throws `not_found` when it waits no more. */
export async function openCheck(deps: Deps, asked: CheckAtDesk): Promise<OpenedCheck> {
  const seal = checkSeal(deps);
  const found = await inTransaction(deps.db, async (trx) => {
    const row = await queuedCheck(trx, asked);
    const opened = row && (await openForModerator(deps, trx, { seal, id: asked.id }));
    if (row === undefined || opened === undefined) return undefined;
    await note(deps, trx, { ...asked, kind: 'check_opened' });
    return { row, opened };
  });
  if (found === undefined) throw new AppError('not_found');
  const { steps, profile } = found.opened;
  return {
    ...headOf(found.row),
    steps: steps.map(({ pose, picture }) => ({ pose, picture: picture.toString('base64') })),
    redrawn: found.row.redrawn,
    profile,
  };
}

/** Returns a check of the queue that the caller has opened. */
async function openedBy(trx: Trx, asked: CheckAtDesk): Promise<QueuedCheck> {
  const row = await queuedCheck(trx, asked);
  if (row === undefined) throw new AppError('not_found');
  if (!row.is_opened) throw new AppError('forbidden', { message: 'Open the pictures first.' });
  return row;
}

/** Gives the person the badge. */
export async function passOn(deps: Deps, asked: CheckAtDesk, once: Once): Promise<void> {
  const userId = await inTransaction(deps.db, async (trx) => {
    await openedBy(trx, asked);
    const passed = await passCheck(trx, { id: asked.id, now: deps.clock.now() });
    if (passed === undefined) throw new AppError('not_found');
    await note(deps, trx, { ...asked, kind: 'check_passed' });
    await once.record(trx, asked.id);
    return passed;
  });
  tellOfCheck(deps, userId);
  await deps.desk.call();
}

/**
 * Refuses a check. It opens and closes its case with a decision, so that the person gets a statement and may appeal. A
 * moderator gets no decision by another, only the reason.
 */
export async function refuseOn(
  deps: Deps,
  asked: CheckAtDesk,
  { reason, once }: { reason: CheckReason; once: Once },
): Promise<void> {
  const now = deps.clock.now();
  const { after, userId } = await inTransaction(deps.db, async (trx) => {
    const row = await openedBy(trx, asked);
    const isJudged = await mayActOn(trx, asked.callerId, row.user_id);
    const decided = isJudged ? await decideOn(deps, trx, { row, asked, reason, once }) : undefined;
    // The check is locked after its person, as by everything that changes a main picture.
    if (!(await refuseCheck(trx, { id: asked.id, reason, now }))) throw new AppError('not_found');
    if (!isJudged) {
      await note(deps, trx, { ...asked, kind: 'check_refused' });
      await once.record(trx, asked.id);
    }
    return { after: decided ?? (() => undefined), userId: row.user_id };
  });
  after();
  tellOfCheck(deps, userId);
  await tellModerators(deps, asked.id);
}

interface Refusal {
  row: QueuedCheck;
  asked: CheckAtDesk;
  reason: CheckReason;
  once: Once;
}

async function decideOn(deps: Deps, trx: Trx, { row, asked, reason, once }: Refusal): Promise<After> {
  const { sentence } = checkReasonWords[reason];
  const text = checkLine(reason);
  const added = await addToCase(deps, trx, {
    // What moderators did with the check before has this id, too, so the case tells of it.
    caseId: asked.id,
    subject: { kind: 'photo_check', id: asked.id },
    authorId: row.user_id,
    reporterId: null,
    category: 'other',
    note: '',
    evidence: [lineBy(row.display_name, { key: 'check', text, at: (row.sent_at ?? row.started_at).toISOString() })],
    isCheck: true,
    device: null,
    address: null,
    now: deps.clock.now(),
  });
  const ruling = await openRuling({ deps, trx }, { callerId: asked.callerId, caseId: added.caseId, once }, undefined);
  const by = { moderatorId: asked.callerId, secondId: null };
  return all([added.after, await rule(ruling, { action: 'hide', policy: RULE, sentence, ...by })]);
}

async function note(deps: Deps, trx: Trx, { callerId, id, kind }: CheckAtDesk & { kind: string }): Promise<void> {
  const event = { caseId: id, id: deps.newId(), kind, actorId: callerId, detail: {}, now: deps.clock.now() };
  await insertCaseEvent(trx, event);
}
