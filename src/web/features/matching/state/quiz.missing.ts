import type { CallError } from '#web/platform/calls/call.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** Returns true if the server refused a call because the person has to finish the quiz first. */
export function isQuizMissing({ code, words }: CallError): boolean {
  return code === 'mbti_required' || /\bmbti\b/i.test(words);
}

export function tellQuizMissing(): void {
  toastFailure({ title: t('matching.complete-your-personality-quiz-first', 'Complete your personality quiz first') });
}
