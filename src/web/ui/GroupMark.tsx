import type { ReactNode } from 'react';
import { t } from '#web/words/words.ts';
import { ContourLines } from './ContourLines.tsx';
import { cx } from './cx.ts';

/** The names of the looks of a group without a picture; the index is the group's `gradient`. */
export const groupLooks = [
  t('ui.honey', 'Honey'),
  t('ui.moss', 'Moss'),
  t('ui.rose', 'Rose'),
  t('ui.dew', 'Dew'),
  t('ui.lime', 'Lime'),
  t('ui.clay', 'Clay'),
  t('ui.sea', 'Sea'),
  t('ui.bark', 'Bark'),
] as const;

const grounds = [
  'bg-(--tint-honey) text-(--tint-honey-ink)',
  'bg-(--tint-moss) text-(--tint-moss-ink)',
  'bg-(--tint-rose) text-(--tint-rose-ink)',
  'bg-(--tint-dew) text-(--tint-dew-ink)',
  'bg-(--tint-lime) text-(--tint-lime-ink)',
  'bg-(--tint-clay) text-(--tint-clay-ink)',
  'bg-(--tint-sea) text-(--tint-sea-ink)',
  'bg-(--tint-bark) text-(--tint-bark-ink)',
] as const;

type GroupMarkProps = {
  /** The room's id, so that every group has its own contour. */
  seed: string;
  gradient: number;
  /** The length of an edge in px. */
  size?: number | undefined;
  className?: string;
  /** The content over the square. */
  children?: ReactNode;
};

/** The drawn picture of a group. It is a square, because the pictures of people are circles. */
export function GroupMark({ seed, gradient, size = 48, className, children }: GroupMarkProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative isolate inline-block shrink-0 overflow-hidden rounded-control',
        grounds[gradient % grounds.length],
        className,
      )}
      style={{ width: size, height: size }}
    >
      <ContourLines seed={seed} width={64} height={64} levels={5} peak={[0.5, 0.45]} className="text-current" />
      {children}
    </span>
  );
}
