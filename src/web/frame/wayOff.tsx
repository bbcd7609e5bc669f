import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { RouteEntry } from '#web/map.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

const isRoom = (location: string): boolean => location.startsWith('/chat/');

/**
 * Returns the link that leads away from a page without tabs while it loads or after it fails, because an installed
 * app has no browser buttons. Null for a page that needs no link.
 */
export function wayOffOf({ frame = 'field', page }: RouteEntry, location: string): ReactNode {
  if (isRoom(location)) return wayTo(paths.chats(), t('frame.all-chats', 'All chats'), 'md:hidden');
  // On the page for excluded people, a link to the home screen would lead back to the same page.
  if (frame === 'field' || location === paths.home() || ['suspended', 'refused', 'awaiting'].includes(page))
    return null;
  return wayTo(paths.home(), t('common.back-to-the-trail', 'Back to the trail'));
}

const wayTo = (href: string, name: string, className?: string): ReactNode => (
  <Link href={href} className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), className)}>
    {name}
  </Link>
);
