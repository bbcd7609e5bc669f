import { Link, useLocation } from 'wouter';
import { cx } from '#web/ui/cx.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { cameFrom } from '#web/platform/entry.ts';
import { t } from '#web/words/words.ts';
import { isBack } from './wayBack.ts';

interface BackLinkProps {
  /** Where it leads from a page that was opened by its address. */
  to: string;
  label?: string;
  /** Links to the page from which this one was opened, not only to `to`, unless that page redirects. */
  anywhere?: boolean;
  className?: string;
}

/** The back arrow of a page. If it leads to the page before, it goes back in the history, with the scroll position. */
export function BackLink({ to, label = t('common.back', 'Back'), anywhere = false, className }: BackLinkProps) {
  const [, navigate] = useLocation();
  return (
    <Link
      href={to}
      aria-label={label}
      className={cx(iconButtonClass(), className)}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        // On the first page of a visit, `to` replaces this page: otherwise its own arrow would lead here again.
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
