import { useState } from 'react';
import type { Subject } from '#contract/moderation.subjects.ts';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage.ts';
import { emptyDraft, readDraft, type ReportDraft } from './report.rules.ts';

/**
 * The most characters of a draft's name. Ids of Wyn's answers are longer, but their ends are enough within this tab.
 */
const NAME_MAX = 120;

/** Returns the form's values for a subject. The tab keeps them until the report is sent, even if the form closes. */
export function useReportDraft({ kind, id }: Subject) {
  const name = `${kind}.${id}`.slice(-NAME_MAX);
  const [draft, setDraft] = useState(() => readJson(kept.reportDraft, readDraft, name) ?? emptyDraft);
  return {
    draft,
    change: (fields: Partial<ReportDraft>): void => {
      const next = { ...draft, ...fields };
      setDraft(next);
      writeJson(kept.reportDraft, next, name);
    },
    forget: (): void => void writeText(kept.reportDraft, null, name),
  };
}
