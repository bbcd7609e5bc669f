import { sql } from 'kysely';
import type { CaseClass, Subject, SubjectKind } from '#contract/moderation.subjects.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface CaseRow {
  id: string;
  class: CaseClass;
  score: number;
  state: 'open' | 'seconding' | 'appealed' | 'closed';
  round: number;
  version: number;
  hidden_at: Date | null;
  opened_at: Date;
  due_at: Date;
  is_new: boolean;
}

interface NewCase {
  id: string;
  kind: SubjectKind;
  subjectId: string;
  /** Null for Wyn, and for a notice about a thing that was not found. */
  authorId: number | null;
  class: CaseClass;
  dueAt: Date;
  now: Date;
}

/** Returns the subject's only case, locked; creates it if the subject has none. */
export async function claimCase(trx: Trx, one: NewCase): Promise<CaseRow> {
  // The update changes nothing: it locks and returns the existing row, even if a concurrent transaction made it.
  const { rows } = await sql<CaseRow>`
    INSERT INTO moderation_case (id, subject_kind, subject_id, author_id, class, state, opened_at, due_at)
    VALUES (${one.id}, ${one.kind}, ${one.subjectId}, ${one.authorId}, ${one.class}, 'open', ${one.now}, ${one.dueAt})
    ON CONFLICT (subject_kind, subject_id) DO UPDATE SET version = moderation_case.version
    RETURNING id, class, score, state, round, version, hidden_at, opened_at, due_at, id = ${one.id}::uuid AS is_new
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert returned no row.');
  return row;
}

interface CaseChange {
  id: string;
  class: CaseClass;
  score: number;
  reasons: string[];
  dueAt: Date;
  hiddenAt: Date | null;
}

/** Writes the judgement of a case's reports. */
export async function updateCase(trx: Trx, change: CaseChange): Promise<void> {
  await sql`
    UPDATE moderation_case SET class = ${change.class}, score = ${change.score},
      reasons = ${JSON.stringify(change.reasons)}::jsonb, due_at = ${change.dueAt}, hidden_at = ${change.hiddenAt},
      version = version + 1
    WHERE id = ${change.id}
  `.execute(trx);
}

/** Opens a closed case in a new round, in which everybody may report the subject again. */
export async function reopenCase(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`
    UPDATE moderation_case SET state = 'open', round = round + 1, opened_at = ${now}, closed_at = NULL, taken_by = NULL
    WHERE id = ${id} AND state = 'closed'
  `.execute(trx);
}

interface CaseEvent {
  caseId: string;
  id: string;
  kind: string;
  /** Null for an automatic event, and for a notice from outside. */
  actorId: number | null;
  /** Never contains a member's words. */
  detail: Record<string, unknown>;
  now: Date;
}

export async function insertCaseEvent(trx: Trx, event: CaseEvent): Promise<void> {
  await trx
    .insertInto('moderation_event')
    .values({
      case_id: event.caseId,
      id: event.id,
      kind: event.kind,
      actor_id: event.actorId,
      detail: JSON.stringify(event.detail),
      created_at: event.now,
    })
    .execute();
}

/** Returns the id of a thing's case, if it has one. */
export async function caseIdOf(db: Db, { kind, id }: Subject): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM moderation_case WHERE subject_kind = ${kind} AND subject_id = ${id}
  `.execute(db);
  return rows[0]?.id;
}
