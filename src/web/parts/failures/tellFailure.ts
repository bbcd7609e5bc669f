import { toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { wordsFor } from './problems.ts';

/**
 * Shows a failed call in a toast. `title` says what did not happen. Without a title, the toast says only why; `otherwise`
 * stands in for a reason that the server does not give.
 */
export function tellFailure(error: unknown, title?: string, otherwise?: string): void {
  toastFailure(
    title === undefined
      ? { title: wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.')) }
      : {
          title,
          description: wordsFor(error, otherwise ?? t('common.please-try-again-in-a', 'Please try again in a moment.')),
        },
  );
}

/** Works like `useOneAtATime`, and shows a failure in a toast. */
export function useTold<A extends readonly unknown[]>(
  work: (...input: A) => Promise<void>,
  title?: string,
  otherwise?: string,
): ReturnType<typeof useOneAtATime<A>> {
  return useOneAtATime(async (...input: A) => {
    try {
      await work(...input);
    } catch (error) {
      tellFailure(error, title, otherwise);
    }
  });
}
