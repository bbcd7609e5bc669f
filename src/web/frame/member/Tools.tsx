import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { openModal } from '#web/platform/modal.ts';
import { Confetti } from '#web/ui/icons/Confetti.ts';
import { SlidersHorizontal } from '#web/ui/icons/SlidersHorizontal.ts';
import { toolClass, ToolName } from '#web/ui/ToolName.tsx';
import { t } from '#web/words/words.ts';

type ToolProps = { isNamed?: boolean };

export function PartyTool({ isNamed = true }: ToolProps) {
  return (
    <Link href={paths.quizParty()} aria-label={t('frame.quiz-party', 'Quiz party')} className={toolClass(isNamed)}>
      <Confetti size={26} />
      {isNamed && <ToolName>{t('frame.tool-party', 'Party')}</ToolName>}
    </Link>
  );
}

export function PreferencesTool({ isNamed = true }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={t('frame.soul-matching-preferences', 'Soul matching preferences')}
      onClick={() => openModal('soul')}
      className={toolClass(isNamed)}
    >
      <SlidersHorizontal size={26} />
      {isNamed && <ToolName>{t('frame.tool-matching', 'Matching')}</ToolName>}
    </button>
  );
}
