import { useState } from 'react';
import type { Subject } from '#contract/moderation.subjects.ts';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage.ts';
import { emptyDraft, readDraft, type ReportDraft } from './report.rules.ts';

/** The id of an answer by Wyn is long; its end is enough to distinguish it within this tab. */
const NAME_MAX = 120;

/** The form's values for this subject. The tab keeps them until the report is sent, even if the form closes. */
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
