import { altLeft } from '#web/features/chat/state/limits.ts';
import { t } from '#web/words/words.ts';

/** Says how many characters of a description are too many; nothing while it fits. */
export function TooLong({ text }: { text: string }) {
  const left = altLeft(text);
  return (
    <p aria-live="polite" className="px-1 text-sm text-coral-ink empty:hidden">
      {left < 0 ? t('ui.too-many', '{over} too many', { over: -left }) : null}
    </p>
  );
}
