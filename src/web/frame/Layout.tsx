import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { BottomTabs } from './BottomTabs.tsx';
import { NavRail } from './NavRail.tsx';

export type LayoutProps = {
  children: ReactNode;
  unread: number;
  /** Above the page: the top bar, where it belongs. */
  top?: ReactNode;
  railFoot?: ReactNode;
  /** A screen that brings its own lower edge (a wizard's action) has no tabs; `wide`: none on phones only. */
  tabs?: boolean | 'wide' | undefined;
};

/** Signed in: rail from 1200 px, tabs below that, the page between. */
export function Layout({ children, unread, top, railFoot, tabs = true }: LayoutProps) {
  return (
    <>
      <NavRail unread={unread} foot={railFoot} />
      <div
        className={cx(
          'flex min-h-dvh flex-col lg:pl-(--rail)',
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

/** Signed out, and screens that stand alone. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      {children}
    </main>
  );
}
