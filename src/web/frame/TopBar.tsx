import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { SlidersHorizontal } from '#web/ui/icons/SlidersHorizontal.ts';

export type TopBarProps = {
  /** The party, the vibes, the assistant: each appears with the feature that it opens. */
  children?: ReactNode;
};

/** The word mark and the tools of the whole app; on the home screen and under Match. */
export function TopBar({ children }: TopBarProps) {
  return (
    <header className="pt-safe bg-paper">
      <div className="mx-auto flex h-(--bar-top) max-w-[42.5rem] items-center justify-between pr-3 pl-5 lg:max-w-none">
        <Link href={paths.home()} aria-label="wildin, home" className="rounded-control lg:invisible">
          <WordMark />
        </Link>
        <div className="flex items-center">
          {children}
          <Link href={paths.soulSetup()} aria-label="Soul matching preferences" className={iconButtonClass()}>
            <SlidersHorizontal size={26} />
          </Link>
        </div>
      </div>
    </header>
  );
}

export function WordMark({ className = 'text-2xl' }: { className?: string }) {
  return <span className={`display-tight ${className}`}>wildin</span>;
}
