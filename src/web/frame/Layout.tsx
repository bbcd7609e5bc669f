import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { BottomTabs } from './BottomTabs.tsx';
import { NavRail } from './NavRail.tsx';

export type LayoutProps = {
  children: ReactNode;
  unread: number;
  /** The top bar above the page, on pages that have one. */
  top?: ReactNode;
  railEnd?: ReactNode;
  railFoot?: ReactNode;
  /** Whether the page has the tab bar; `wide`: only from 768 px on. Pages with their own lower edge have no tab bar. */
  tabs?: boolean | 'wide' | undefined;
};

/** The layout for members: a rail from 1200 px, tabs below that width. */
export function Layout({ children, unread, top, railEnd, railFoot, tabs = true }: LayoutProps) {
  return (
    <>
      <NavRail unread={unread} end={railEnd} foot={railFoot} />
      <div
        className={cx(
          'flex min-h-dvh flex-col lg:ps-(--rail)',
          tabs === true && 'pb-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))]',
          tabs === 'wide' && 'md:pb-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))]',
          tabs && 'lg:pb-0',
        )}
      >
        {top}
        <main id="main" className="flex grow flex-col">
          {children}
        </main>
      </div>
      {tabs && <BottomTabs unread={unread} isWide={tabs === 'wide'} />}
    </>
  );
}

/** The layout for visitors and for pages without navigation. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      {children}
    </main>
  );
}
