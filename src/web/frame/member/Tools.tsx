import { Link } from 'wouter';
import { WynButton } from '#web/parts/wyn/WynButton.tsx';
import { paths } from '#web/paths.ts';
import { openModal } from '#web/platform/modal.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { Confetti } from '#web/ui/icons/Confetti.ts';
import { SlidersHorizontal } from '#web/ui/icons/SlidersHorizontal.ts';
import { namedToolClass, ToolName } from '#web/ui/ToolName.tsx';
import { t } from '#web/words/words.ts';
import { areToolsNamed } from './toolNames.ts';

export function PartyTool() {
  const isNamed = areToolsNamed();
  return (
    <Link
      href={paths.quizParty()}
      aria-label={t('frame.quiz-party', 'Quiz party')}
      className={isNamed ? namedToolClass() : iconButtonClass()}
    >
      <Confetti size={26} />
      {isNamed && <ToolName>{t('frame.tool-party', 'Party')}</ToolName>}
    </Link>
  );
}

export function PreferencesTool() {
  const isNamed = areToolsNamed();
  return (
    <button
      type="button"
      aria-label={t('frame.soul-matching-preferences', 'Soul matching preferences')}
      onClick={() => openModal('soul')}
      className={isNamed ? namedToolClass() : iconButtonClass()}
    >
      <SlidersHorizontal size={26} />
      {isNamed && <ToolName>{t('frame.tool-matching', 'Matching')}</ToolName>}
    </button>
  );
}

export function WynTool() {
  return <WynButton isNamed={areToolsNamed()} />;
}
