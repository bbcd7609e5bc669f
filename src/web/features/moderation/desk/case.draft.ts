import { useEffect, useState } from 'react';
import { actions, noWritingDays, type Action } from '#contract/moderation.decisions.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage/storage.ts';

/** What a moderator has filled in about a case and has not sent yet. */
export interface CaseDraft {
  action: Action | null;
  days: (typeof noWritingDays)[number];
  policy: string | null;
  sentence: string;
  /** The answer to an appeal. */
  answer: string;
  /** A note for moderators, or a message to one side of the case. */
  line: string;
}

const empty: CaseDraft = { action: null, days: 7, policy: null, sentence: '', answer: '', line: '' };

function readCaseDraft(value: unknown): CaseDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { action, days, policy, sentence, answer, line } = value as Record<string, unknown>;
  const text = (part: unknown): string => (typeof part === 'string' ? part : '');
  return {
    action: actions.find((one) => one === action) ?? null,
    days: noWritingDays.find((one) => one === days) ?? empty.days,
    policy: typeof policy === 'string' ? policy : null,
    sentence: text(sentence),
    answer: text(answer),
    line: text(line),
  };
}

const listeners = new Set<() => void>();

function draftOf(caseId: string): CaseDraft {
  return readJson(kept.caseDraft, readCaseDraft, caseId) ?? empty;
}

/** Removes the draft of a case after it has been sent. */
export function forgetDraft(caseId: string): void {
  writeText(kept.caseDraft, null, caseId);
  for (const listener of listeners) listener();
}

/** Returns the draft for a case. The tab keeps the draft until it is sent, even after a refusal or a reload. */
export function useCaseDraft(caseId: string) {
  const [draft, setDraft] = useState(() => draftOf(caseId));
  useEffect(() => {
    const read = (): void => setDraft(draftOf(caseId));
    listeners.add(read);
    return () => void listeners.delete(read);
  }, [caseId]);
  return {
    draft,
    change: (fields: Partial<CaseDraft>): void => {
      const next = { ...draftOf(caseId), ...fields };
      if (writeJson(kept.caseDraft, next, caseId)) for (const listener of listeners) listener();
      else setDraft({ ...draft, ...fields });
    },
  };
}
