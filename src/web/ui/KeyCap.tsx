import { cx } from './cx.ts';

/** A keyboard key beside its action, hidden on touch screens. A screen reader reads only the action. */
export function KeyCap({ children, className }: { children: string; className?: string }) {
  return (
    <kbd
      aria-hidden
      className={cx(
        'inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-[7px] border-[1.5px] border-current/30 px-1.5',
        'font-text text-xs font-semibold pointer-coarse:hidden',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
