import { onSessionEnd } from '#web/platform/session.ts';
import type { Unsaved } from './saver.ts';

/** Answers that have not reached the server, with the run they belong to. */
const DRAFT = 'wildin.quiz.unsaved';
/** The run that was handed in and whose report nobody has seen yet: closing the tab must not cost anybody their egg. */
const HANDED_IN = 'wildin.quiz.handedIn';
/** Four flags: done with the quiz, done with the profile, and the product's own twins. */
const FLAGS = ['archetypeCompleted', 'profileCompleted', 'wildin_archetypeCompleted', 'wildin_profileCompleted'];

// The next person at this browser begins with a clean table.
onSessionEnd(() => {
  localStorage.removeItem(DRAFT);
  keepHandedIn(null);
  clearFlags();
});

export function readUnsaved(sessionId: string): Unsaved {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(DRAFT) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('sessionId' in draft) || !('answers' in draft)) return {};
    return draft.sessionId === sessionId ? (draft.answers as Unsaved) : {};
  } catch {
    return {};
  }
}

export function keepUnsaved(sessionId: string, answers: Unsaved): void {
  if (Object.keys(answers).length === 0) localStorage.removeItem(DRAFT);
  else localStorage.setItem(DRAFT, JSON.stringify({ sessionId, answers }));
}

export function readHandedIn(): string | null {
  return localStorage.getItem(HANDED_IN);
}

export function keepHandedIn(sessionId: string | null): void {
  if (sessionId === null) localStorage.removeItem(HANDED_IN);
  else localStorage.setItem(HANDED_IN, sessionId);
}

export function setFlags(): void {
  for (const flag of FLAGS) localStorage.setItem(flag, 'true');
}

export function clearFlags(): void {
  for (const flag of FLAGS) localStorage.removeItem(flag);
}
