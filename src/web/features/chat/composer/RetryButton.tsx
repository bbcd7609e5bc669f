import { t } from '#web/words/words.ts';

/** A button, beside the error text of an upload, that repeats the upload. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry} className="min-h-11 rounded-control px-1 font-semibold text-ink underline">
      {t('common.try-again', 'Try again')}
    </button>
  );
}
