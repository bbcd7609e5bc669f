import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Badge } from '#web/ui/Marks.tsx';
import { tabOf, tabs } from './tabs.ts';

/** The same five at the left edge of wide screens. `foot` holds what belongs to the whole app. */
export function NavRail({ unread, foot }: { unread: number; foot?: ReactNode }) {
  const [location] = useLocation();
  const here = tabOf(location);
  return (
    <nav
      aria-label="Main"
      className="fixed inset-y-0 left-0 z-30 hidden w-(--rail) flex-col items-center border-r border-line bg-paper py-5 lg:flex"
    >
      <Link href={paths.home()} className="display-tight rounded-control p-2 text-xl">
        <span aria-hidden>w.</span>
        <span className="sr-only">wildin, home</span>
      </Link>
      <ul className="mt-5 flex flex-col gap-2">
        {tabs.map((tab) => (
          <li key={tab.name}>
            <Link
              href={tab.href}
              aria-current={tab === here ? 'page' : undefined}
              className={cx(
                'relative flex h-16 w-17 flex-col items-center justify-center gap-1 rounded-control text-2xs font-semibold transition-colors',
                tab === here ? 'bg-paper-3 text-ink' : 'text-ink-3 hover:bg-paper-2 hover:text-ink',
              )}
            >
              <tab.icon size={25} filled={tab === here} />
              {tab.name}
              {tab.name === 'Chat' && <Badge count={unread} className="absolute top-1.5 left-[calc(50%+0.35rem)]" />}
            </Link>
          </li>
        ))}
      </ul>
      {foot && <div className="mt-auto flex flex-col items-center gap-2">{foot}</div>}
    </nav>
  );
}
