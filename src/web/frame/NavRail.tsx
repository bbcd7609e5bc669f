import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { usePlace } from '#web/platform/place.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { t } from '#web/words/words.ts';
import { railClass } from './rail.ts';
import { tabOf, tabsOpen } from './tabs.ts';

/** The navigation from 1200 px on: the five areas at the left edge, then `end`, and `foot` at the bottom. */
export function NavRail({ unread, end, foot }: { unread: number; end?: ReactNode; foot?: ReactNode }) {
  const [location] = useLocation();
  const here = tabOf(location);
  const { off } = usePlace();
  return (
    <nav
      aria-label={t('frame.main', 'Main')}
      className="fixed inset-y-0 start-0 z-30 hidden w-(--rail) flex-col items-center overflow-y-auto border-e border-line bg-paper py-5 lg:flex"
    >
      <Link href={paths.home()} className="display-tight rounded-control p-2 text-xl">
        <span aria-hidden>w.</span>
        <span className="sr-only">{t('frame.wildin-home', 'wildin, home')}</span>
      </Link>
      <ul className="mt-5 flex flex-col gap-2">
        {tabsOpen(off).map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.icon === here?.icon ? 'page' : undefined}
              className={railClass(tab.icon === here?.icon)}
            >
              <tab.icon size={25} filled={tab.icon === here?.icon} />
              {tab.name}
              {tab.href === paths.chats() && (
                <Badge count={unread} className="absolute top-1.5 start-[calc(50%+0.35rem)]" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {end && <div className="mt-2 pt-4">{end}</div>}
      {foot && <div className="mt-auto flex flex-col items-center gap-1 pt-4">{foot}</div>}
    </nav>
  );
}
