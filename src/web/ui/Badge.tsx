import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';

/**
 * A count of unread things: nothing at 0, "99+" above 99. It is coral wherever it counts, and `quiet` in a muted room.
 * `noun` is the name of the things for a screen reader.
 */
export function Badge({ count, noun = t('ui.unread', 'unread'), tone = 'coral', className }: BadgeProps) {
  if (count <= 0) return null;
  const text = count > 99 ? '99+' : String(count);
  return (
    <span
      className={cx(
        'tabular inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 text-2xs leading-none font-bold',
        tone === 'coral' ? 'bg-coral-fill text-on-coral' : 'bg-paper-3 text-ink',
        className,
      )}
    >
      <span aria-hidden>{text}</span>
      <span className="sr-only">
        {text} {noun}
      </span>
    </span>
  );
}

export type BadgeProps = {
  count: number;
  noun?: string | undefined;
  tone?: 'coral' | 'quiet' | undefined;
  className?: string | undefined;
};
