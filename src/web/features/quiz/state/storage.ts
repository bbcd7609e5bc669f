import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, readText, writeJson, writeText } from '#web/platform/storage/storage.ts';
import type { Unsaved } from './saver.ts';

/** The keys that mark the quiz and the profile as done, and their copies under the product's own names. */
const flags = [kept.archetypeFlag, kept.profileFlag, kept.archetypeTwin, kept.profileTwin];

/** Returns the session's answers that have not reached the server. */
export function readUnsaved(sessionId: string): Unsaved {
  return readJson(kept.quizUnsaved, (draft) => answersOf(draft, sessionId)) ?? {};
}

/** Stores the session's answers that have not reached the server. Returns false if the browser refuses to store them. */
export function keepUnsaved(sessionId: string, answers: Unsaved): boolean {
  if (Object.keys(answers).length === 0) return writeText(kept.quizUnsaved, null);
  const isWritten = writeJson(kept.quizUnsaved, { sessionId, answers });
  // Some browsers take a text and forget it at once.
  return isWritten && readText(kept.quizUnsaved) !== null;
}

/** Returns the id of a submitted session whose hatching was not shown yet; null if there is no such session. */
export function readHandedIn(): string | null {
  return readText(kept.quizHandedIn);
}

export function keepHandedIn(sessionId: string | null): void {
  writeText(kept.quizHandedIn, sessionId);
}

export function setFlags(): void {
  for (const flag of flags) writeText(flag, 'true');
}

export function clearFlags(): void {
  for (const flag of flags) writeText(flag, null);
}

function answersOf(draft: unknown, sessionId: string): Unsaved | null {
  if (typeof draft !== 'object' || draft === null || !('sessionId' in draft) || !('answers' in draft)) return null;
  const { answers } = draft;
  if (draft.sessionId !== sessionId || typeof answers !== 'object' || answers === null) return null;
  return Object.fromEntries(Object.entries(answers).filter(isAnswer));
}

function isAnswer(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
