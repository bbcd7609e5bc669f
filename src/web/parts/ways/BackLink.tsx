import { Link, useLocation } from 'wouter';
import { cx } from '#web/ui/cx.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { cameFrom } from '#web/platform/entry.ts';
import { t } from '#web/words/words.ts';
import { isBack } from './wayBack.ts';

interface BackLinkProps {
  /** The target, unless the arrow goes back in the history. */
  to: string;
  label?: string;
  /** True goes back to any previous page that does not redirect; false goes back only if that page is `to`. */
  anywhere?: boolean;
  className?: string;
}

/** The back arrow of a page. If the previous page fits (see `anywhere`), it goes back and keeps the scroll position. */
export function BackLink({ to, label = t('common.back', 'Back'), anywhere = false, className }: BackLinkProps) {
  const [, navigate] = useLocation();
  return (
    <Link
      href={to}
      aria-label={label}
      className={cx(iconButtonClass(), className)}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        // On the first page of a visit, `to` replaces this page: otherwise "back" on `to` would lead here again.
        const isFirst = cameFrom() === undefined;
        if (!isPlain || !(isFirst || isBack(to, anywhere))) return;
        event.preventDefault();
        if (isFirst) navigate(to, { replace: true });
        else history.back();
      }}
    >
      <ArrowLeft size={26} />
    </Link>
  );
}
