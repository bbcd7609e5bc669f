import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { openModal } from '#web/platform/modal.ts';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { Confetti } from '#web/ui/icons/Confetti.ts';
import { SlidersHorizontal } from '#web/ui/icons/SlidersHorizontal.ts';
import { t } from '#web/words/words.ts';
import { VibeButton } from './VibeButton.tsx';
import { WynButton } from '#web/parts/wyn/WynButton.tsx';

/** The tools of the whole app, one tap away on every page of a wide screen. */
export function RailFoot() {
  return (
    <>
      <Link href={paths.quizParty()} aria-label={t('frame.quiz-party', 'Quiz party')} className={iconButtonClass()}>
        <Confetti size={26} />
      </Link>
      <IconButton
        icon={SlidersHorizontal}
        label={t('frame.soul-matching-preferences', 'Soul matching preferences')}
        onClick={() => openModal('soul')}
      />
      <VibeButton />
      <WynButton />
    </>
  );
}
