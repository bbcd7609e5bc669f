import { t } from '#web/words/words.ts';

/** Says in the bar of a screen that what it shows is a practice run. */
export function PracticeMark() {
  return (
    <span className="inline-flex min-h-6 items-center rounded-[6px] border border-dashed border-edge px-2 text-xs leading-4 font-semibold">
      {t('matching.practice-run-with-an-invented', 'Practice run with an invented member')}
    </span>
  );
}
