import type { Subject } from '#contract/moderation.subjects.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';
import { emptyDraft, readDraft } from './report.rules.ts';

/**
 * The most characters of a draft's name. Ids of Wyn's answers are longer, but their ends are enough within this tab.
 */
const NAME_MAX = 120;

/** Returns the form's values for a subject. The tab keeps them until the report is sent, even if the form closes. */
export function useReportDraft({ kind, id }: Subject) {
  return useFormDraft({ form: 'report', of: `${kind}.${id}`.slice(-NAME_MAX), parse: readDraft }, () => emptyDraft);
}
