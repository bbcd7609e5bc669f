import type { ColumnType } from 'kysely';
import type { Companion } from '#content/companions/companion.ts';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageGif } from '#contract/gifs.ts';
import type { Language } from '#contract/languages.ts';
import type { MatchData } from '#contract/matching.parts.ts';
import type { CaseClass, EvidenceLine, ReportCategory, SubjectKind } from '#contract/moderation.subjects.ts';
import type { NotificationSettings } from '#contract/notifications.ts';
import type { OperatorAction, OperatorLine } from '#contract/operator.ts';
import type { MbtiType } from '#contract/people.ts';
import type { DescriptorResult } from '#contract/quiz.ts';
import type { postVisibilities } from '#contract/posts.ts';

/** timestamptz: a Date when read and when written. */
export type Instant = ColumnType<Date, Date, Date>;
/** date: 'YYYY-MM-DD' when read and when written, so that no zone can move a birthday by a day. */
export type CalendarDate = string;
/** jsonb: parsed when read, but written as JSON text, because the drivers disagree about bare arrays. */
export type Json<T> = ColumnType<T, string, string>;

/**
 * Types that the database does not know: the content of a jsonb column, and texts that are narrower than their checks.
 */
export interface ColumnTypes {
  'account.avatar_config': { image: string | null; color: string | null; style: string | null };
  'idempotency.answer': unknown;
  'disk_day.part': 'media' | 'database' | 'rest';
  'account.contact_method': 'email' | 'phone';
  'account.interest_profile': { declined: string[] };
  'companion.persona': Companion;
  'moderation_case.class': CaseClass;
  'moderation_case.reasons': string[];
  'moderation_case.subject_kind': SubjectKind;
  'moderation_event.detail': Record<string, unknown>;
  'moderation_report.category': ReportCategory;
  'moderation_report.evidence': EvidenceLine[];
  'notification_settings.settings': NotificationSettings;
  'outing.language': Language;
  'outing.with_mbti': MbtiType | null;
  'place_setting.value': unknown;
  'operator_log.action': OperatorAction;
  'operator_log.detail': OperatorLine['detail'];
  'post.gif': MessageGif;
  'post.picture': MessagePicture;
  'quiz_party_answer.answers': string[];
  'quiz_party_run.answers': string[];
  'quiz_party_run.draft': string[];
  'quiz_session.results': DescriptorResult[];
  'room_event.payload': unknown;
  'soul_match.data': MatchData;
  'take_down_notice.language': Language;
  'waiting_thing.draft': {
    content: string;
    pictures?: MessagePicture[] | undefined;
    gif?: MessageGif | undefined;
    replyTo?: string | undefined;
    visibility?: (typeof postVisibilities)[number] | undefined;
  };
}
