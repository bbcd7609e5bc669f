import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

/** A name in big type, which breaks anywhere and stays within three lines. */
export function Fitted({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={cx('line-clamp-3 block leading-none text-balance wrap-anywhere', className)}>{children}</span>
  );
}
