import { openModal } from '#web/platform/modal.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';

/** A visitor's button for Wyn, by name: unlike a member's, it loads nothing of a member's frame. */
export function VisitorWyn() {
  return (
    <button
      type="button"
      title={t('frame.chat-with-wyn-your-ai', 'Chat with Wyn, your AI wingman')}
      onClick={() => openModal('wyn')}
      className="inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold"
    >
      {t('frame.tool-wyn', 'Wyn')} <AiMark />
    </button>
  );
}
