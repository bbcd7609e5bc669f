import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { wordsFor } from './problems.ts';

/** Shows a failed call in a toast. `title` says what did not happen. Without a title, the toast says only why. */
export function tellFailure(error: unknown, title?: string): void {
  toast(
    title === undefined
      ? { title: wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.')), tone: 'bad' }
      : {
          title,
          description: wordsFor(error, t('common.please-try-again-in-a', 'Please try again in a moment.')),
          tone: 'bad',
        },
  );
}

/** Works like `useOneAtATime`, and shows a failure in a toast. */
export function useTold<A extends readonly unknown[]>(
  work: (...input: A) => Promise<void>,
  title?: string,
): ReturnType<typeof useOneAtATime<A>> {
  return useOneAtATime(async (...input: A) => {
    try {
      await work(...input);
    } catch (error) {
      tellFailure(error, title);
    }
  });
}
