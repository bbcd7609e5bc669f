import type { AppealReader, Decision } from '#contract/moderation.decisions.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';
import type { DecisionRow, ToldDecision } from '#server/features/moderation/penalties/decisions.queries.ts';
import { toldToReader } from '#server/platform/reader.ts';

const APPEAL_MONTHS = 6;
/** The kinds of subjects without words of their own: their excerpts are ours, and kept in English. */
const OURS: ReadonlySet<SubjectKind> = new Set(['profile_picture', 'group_picture', 'call']);

export const hasDecided = ({ moderator_id: first, second_id: second }: DecisionRow, id: number): boolean =>
  first === id || second === id;

/** Returns who answers an appeal: the deciding moderator, another one, or the first person after a machine decided. */
export function readerOf(decided: DecisionRow, moderators: readonly number[]): AppealReader {
  const { moderator_id: first, second_id: second, appeal_moderator_id: answered, user_id: about } = decided;
  if (first === null && second === null) return 'first';
  if (answered !== null) return hasDecided(decided, answered) ? 'same' : 'another';
  return moderators.some((id) => !hasDecided(decided, id) && id !== about) ? 'another' : 'same';
}

export function endOfAppeals(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + APPEAL_MONTHS);
  return end;
}

export function present(
  row: ToldDecision,
  { now, moderators }: { now: Date; moderators: readonly number[] },
): Decision {
  const { appeal_text: text, appealed_at: at } = row;
  return {
    id: row.id,
    action: row.action,
    kind: row.kind,
    excerpt: row.excerpt !== null && OURS.has(row.kind) ? toldToReader(row.excerpt) : row.excerpt,
    policy: row.policy,
    sentence: row.sentence,
    decidedBy: row.moderator_id === null ? 'machine' : 'person',
    isReviewed: row.moderator_id !== null || row.second_id !== null || row.appeal_outcome === 'upheld',
    reader: readerOf(row, moderators),
    decidedAt: row.decided_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    isInForce: isInForce(row, now),
    appeal:
      text === null || at === null
        ? null
        : {
            text,
            at: at.toISOString(),
            outcome: row.appeal_outcome,
            answer: row.appeal_answer,
            answeredAt: row.answered_at?.toISOString() ?? null,
          },
  };
}

/** Returns whether a decision still has an effect; a warning or a restoration has none beyond its notice. */
function isInForce(row: ToldDecision, now: Date): boolean {
  if (row.withdrawn_at !== null || row.appeal_outcome === 'changed') return false;
  if (row.action === 'hide') return row.is_hidden;
  if (row.action === 'no_writing') return row.until !== null && row.until > now;
  return row.action === 'suspend' || row.action === 'ban';
}
