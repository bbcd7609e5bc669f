import { sql, type Selectable } from 'kysely';
import type { Action } from '#contract/moderation.decisions.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { AccountTable, ModerationDecisionTable } from '#server/platform/database/tables.ts';

export type DecisionRow = Selectable<ModerationDecisionTable>;
/** A decision, with its case's data about the subject. */
export type ToldDecision = DecisionRow & { kind: SubjectKind; is_hidden: boolean };

/** Returns the person's account, locked, so that decisions about one person take effect one after another. */
export async function lockPerson(trx: Trx, userId: number): Promise<Selectable<AccountTable> | undefined> {
  return trx.selectFrom('account').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

interface NewDecision {
  caseId: string;
  id: string;
  userId: number | null;
  action: Action;
  days: number | null;
  until: Date | null;
  policy: string;
  sentence: string;
  excerpt: string | null;
  /** Null for an automatic decision. */
  moderatorId: number | null;
  secondId: number | null;
  now: Date;
}

export async function insertDecision(trx: Trx, one: NewDecision): Promise<void> {
  await trx
    .insertInto('moderation_decision')
    .values({
      case_id: one.caseId,
      id: one.id,
      user_id: one.userId,
      action: one.action,
      days: one.days,
      until: one.until,
      policy: one.policy,
      sentence: one.sentence,
      excerpt: one.excerpt,
      moderator_id: one.moderatorId,
      second_id: one.secondId,
      decided_at: one.now,
    })
    .execute();
}

/** Returns the decisions that restrict a person at this moment, oldest first. */
export async function decisionsInForce(trx: Trx, userId: number, now: Date): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    SELECT * FROM moderation_decision
    WHERE user_id = ${userId} AND action IN ('no_writing', 'suspend', 'ban') AND withdrawn_at IS NULL
      AND appeal_outcome IS DISTINCT FROM 'changed' AND (until IS NULL OR until > ${now})
    ORDER BY decided_at, id
  `.execute(trx);
  return rows;
}

const told = sql`moderation_decision.*, moderation_case.subject_kind AS kind,
  moderation_case.hidden_at IS NOT NULL AS is_hidden`;

/** Returns the decisions on a person's record, newest first. */
export async function recordOf(db: Db, userId: number): Promise<ToldDecision[]> {
  const { rows } = await sql<ToldDecision>`
    SELECT ${told} FROM moderation_decision
    JOIN moderation_case ON moderation_case.id = moderation_decision.case_id
    WHERE moderation_decision.user_id = ${userId} AND moderation_decision.withdrawn_at IS NULL
    ORDER BY moderation_decision.decided_at DESC, moderation_decision.id DESC
  `.execute(db);
  return rows;
}

/** Returns one decision about a person, withdrawn or not. */
export async function decisionAbout(
  db: Db,
  { userId, id }: { userId: number; id: string },
): Promise<ToldDecision | undefined> {
  const { rows } = await sql<ToldDecision>`
    SELECT ${told} FROM moderation_decision
    JOIN moderation_case ON moderation_case.id = moderation_decision.case_id
    WHERE moderation_decision.user_id = ${userId} AND moderation_decision.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Stores an appeal against a decision. Returns false if the decision already has an appeal or was withdrawn. */
export async function setAppeal(
  trx: Trx,
  { caseId, id, text, now }: { caseId: string; id: string; text: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE moderation_decision SET appeal_text = ${text}, appealed_at = ${now}
    WHERE case_id = ${caseId} AND id = ${id} AND appealed_at IS NULL AND withdrawn_at IS NULL
  `.execute(trx);
  return numAffectedRows === 1n;
}

/** Returns the case's appeal that has waited longest. */
export async function waitingAppeal(db: Db, caseId: string): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    SELECT * FROM moderation_decision
    WHERE case_id = ${caseId} AND appealed_at IS NOT NULL AND answered_at IS NULL
    ORDER BY appealed_at, id LIMIT 1
  `.execute(db);
  return rows[0];
}

interface AppealAnswer {
  caseId: string;
  id: string;
  outcome: 'upheld' | 'changed' | 'withdrawn';
  answer: string;
  moderatorId: number;
  now: Date;
}

export async function setAppealAnswer(trx: Trx, one: AppealAnswer): Promise<void> {
  await sql`
    UPDATE moderation_decision SET appeal_outcome = ${one.outcome}, appeal_answer = ${one.answer},
      appeal_moderator_id = ${one.moderatorId}, answered_at = ${one.now},
      withdrawn_at = CASE WHEN ${one.outcome} = 'withdrawn' THEN ${one.now}::timestamptz END
    WHERE case_id = ${one.caseId} AND id = ${one.id}
  `.execute(trx);
}

/** Returns whether a moderator has decided in the case, or answered an appeal in it. */
export async function isDecided(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM moderation_decision
    WHERE case_id = ${caseId} AND (moderator_id IS NOT NULL OR second_id IS NOT NULL OR answered_at IS NOT NULL)
    LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** Returns whether a moderator hid the subject, or confirmed that the machine hid it. */
export async function isHiddenByPerson(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM moderation_decision decision JOIN moderation_case one ON one.id = decision.case_id
    WHERE decision.case_id = ${caseId} AND decision.action = 'hide' AND decision.withdrawn_at IS NULL
      AND decision.decided_at >= one.hidden_at
      AND (decision.moderator_id IS NOT NULL OR decision.second_id IS NOT NULL OR decision.appeal_outcome = 'upheld')
    LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** Selects automatic decisions of a case that no moderator has reviewed. */
const held = sql`moderator_id IS NULL AND second_id IS NULL AND withdrawn_at IS NULL AND appeal_outcome IS NULL`;

/** Returns whether the subject is hidden automatically, and no moderator has reviewed the hiding. */
export async function isHeld(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM moderation_decision WHERE case_id = ${caseId} AND action = 'hide' AND ${held}
  `.execute(db);
  return rows.length > 0;
}

/**
 * Applies a moderator's decision to the automatic decisions in the same case. With `isOver`, an automatic hiding ends:
 * the subject is shown again, or the moderator hides it. Otherwise, the moderator confirms the automatic hiding. An
 * automatic pause from writing always ends. Returns whether there was such a pause.
 */
export async function reviewHeld(
  trx: Trx,
  { caseId, moderatorId, isOver, now }: { caseId: string; moderatorId: number; isOver: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ action: Action }>`
    UPDATE moderation_decision SET withdrawn_at = CASE WHEN ${isOver}::boolean OR action = 'no_writing' THEN ${now}::timestamptz END,
      second_id = CASE WHEN NOT ${isOver}::boolean AND action <> 'no_writing' THEN ${moderatorId}::bigint END
    WHERE case_id = ${caseId} AND ${held} RETURNING action
  `.execute(trx);
  return rows.some(({ action }) => action === 'no_writing');
}
