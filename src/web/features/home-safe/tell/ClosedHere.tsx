import { t } from '#web/words/words.ts';

/** Stands where nobody outside can be told, because the place sends neither mail nor text messages. */
export function ClosedHere() {
  return (
    <p className="border-y border-line py-4">
      {t(
        'home-safe.closed-here',
        'This place sends neither mail nor text messages, so nobody outside can be told. Tell somebody yourself: where, with whom, and when you call.',
      )}
    </p>
  );
}
