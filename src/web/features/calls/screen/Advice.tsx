import { t } from '#web/words/words.ts';

/** One plain line for a first call with somebody. */
export function Advice() {
  return (
    <p className="text-sm text-ink-2">
      {t(
        'calls.advice',
        'First call with somebody: keep your address, work and money to yourself, and hang up whenever you like.',
      )}
    </p>
  );
}
