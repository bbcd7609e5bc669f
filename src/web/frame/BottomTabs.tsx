import { Link, useLocation } from 'wouter';
import { cx } from '#web/ui/cx.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { paths } from '#web/paths.ts';
import { usePlace } from '#web/platform/place.ts';
import { t } from '#web/words/words.ts';
import { tabOf, tabsOpen } from './tabs.ts';

/** The navigation below 1200 px: the five areas at the lower edge. With `isWide`, only from 768 px on. */
export function BottomTabs({ unread, isWide = false }: { unread: number; isWide?: boolean }) {
  const [location] = useLocation();
  const here = tabOf(location);
  const { off } = usePlace();
  return (
    <nav
      data-bar
      aria-label={t('frame.main', 'Main')}
      className={cx(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden',
        isWide && 'max-md:hidden',
      )}
    >
      <ul className="mx-auto grid h-(--bar-bottom) max-w-xl auto-cols-fr grid-flow-col">
        {tabsOpen(off).map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.icon === here?.icon ? 'page' : undefined}
              className={cx(
                'relative flex h-full flex-col items-center justify-center gap-1 text-[min(0.75rem,5.2vw)] leading-4 font-semibold',
                tab.icon === here?.icon ? 'text-ink' : 'text-ink-3 hover:text-ink',
              )}
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
    </nav>
  );
}
