import type { EvidenceLine, ReportCategory, SubjectKind } from '#contract/moderation.subjects.ts';
import { reportCategories } from '#contract/moderation.subjects.ts';
import { kindWords } from '#content/report-words.ts';
import { spoken, t } from '#web/words/words.ts';

/** What a person has filled in so far. `block` is null until they touch the switch. */
export interface ReportDraft {
  category: ReportCategory | null;
  note: string;
  block: boolean | null;
}

export const emptyDraft: ReportDraft = { category: null, note: '', block: null };

/** Returns a stored draft with defaults for unreadable fields; null if the value is not an object. */
export function readDraft(value: unknown): ReportDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { category, note, block } = value as Record<string, unknown>;
  return {
    category: reportCategories.find((one) => one === category) ?? null,
    note: typeof note === 'string' ? note : '',
    block: typeof block === 'boolean' ? block : null,
  };
}

/**
 * Returns true if the report also blocks the person. By default it does, except in a report about self-harm, so that a
 * person at risk does not lose the contact.
 */
export function blocks({ category, block }: ReportDraft): boolean {
  return block ?? category !== 'self_harm';
}

/** Returns a text about how much is sent: "This message and 2 lines around it". */
export function extentOf(kind: SubjectKind, lines: readonly Pick<EvidenceLine, 'isSubject'>[]): string {
  const around = lines.filter(({ isSubject }) => !isSubject).length;
  const thing = spoken(kindWords[kind].this);
  if (around === 0 || around === lines.length) return thing;
  return t(
    'moderation.and-lines-around-it',
    '{thing} and {around} {around, plural, one {line} other {lines}} around it',
    { thing, around },
  );
}
