import { useState } from 'react';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage.ts';
import type { Words } from './GroupWords.tsx';

const EMPTY: Words = { name: '', description: '', gradient: 0 };

/**
 * Returns the name, description and look of a new group. The tab keeps these values until the group is created, even if
 * the form closes or the page reloads.
 */
export function useGroupDraft() {
  const [words, setWords] = useState(() => readJson(kept.groupDraft, asWords) ?? EMPTY);
  return {
    words,
    change: (next: Words): void => {
      setWords(next);
      writeJson(kept.groupDraft, next);
    },
    forget: (): void => void writeText(kept.groupDraft, null),
  };
}

function asWords(value: unknown): Words | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, description, gradient }: Partial<Record<keyof Words, unknown>> = value;
  if (typeof name !== 'string' || typeof description !== 'string' || typeof gradient !== 'number') return null;
  return { name, description, gradient };
}
