import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { openModal } from '#web/platform/modal.ts';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { Confetti } from '#web/ui/icons/Confetti.ts';
import { SlidersHorizontal } from '#web/ui/icons/SlidersHorizontal.ts';
import { VibeButton } from './VibeButton.tsx';
import { WordMark } from './WordMark.tsx';
import { WynButton } from './WynButton.tsx';

/** The word mark and the tools of the whole app; on the home screen and under Match. The rail holds two of them on wide screens. */
export function TopBar() {
  return (
    <header className="pt-safe bg-paper">
      <div className="mx-auto grid h-(--bar-top) max-w-[42.5rem] grid-cols-[1fr_auto_1fr] items-center px-3 lg:max-w-none">
        <div className="flex items-center">
          <Link href={paths.quizParty()} aria-label="Quiz party" className={iconButtonClass()}>
            <Confetti size={26} />
          </Link>
          <VibeButton className="lg:hidden" />
        </div>
        <Link href={paths.home()} aria-label="wildin, home" className="rounded-control px-1">
          <WordMark />
        </Link>
        <div className="flex items-center justify-end">
          <IconButton icon={SlidersHorizontal} label="Soul matching preferences" onClick={() => openModal('soul')} />
          <WynButton className="lg:hidden" />
        </div>
      </div>
    </header>
  );
}
