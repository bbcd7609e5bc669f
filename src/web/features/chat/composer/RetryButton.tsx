import { t } from '#web/words/words.ts';

/** Repeats an upload that a lost connection stopped, beside the text that says so. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry} className="min-h-11 rounded-control px-1 font-semibold text-ink underline">
      {t('common.try-again', 'Try again')}
    </button>
  );
}
