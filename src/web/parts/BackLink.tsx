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
  /** Leads to whatever page this one was opened from, not only to `to`, unless that page leads on at once. */
  anywhere?: boolean;
  className?: string;
}

/** The arrow of a page. Where it leads to the page before, it goes back as the browser does: to the same place in that page. */
export function BackLink({ to, label = t('common.back', 'Back'), anywhere = false, className }: BackLinkProps) {
  const [, navigate] = useLocation();
  return (
    <Link
      href={to}
      aria-label={label}
      className={cx(iconButtonClass(), className)}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        // Where the visit began, `to` takes this page's place: its own arrow would lead here again, and so on.
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
