import { openModal } from '#web/platform/modal.ts';
import { cx } from '#web/ui/cx.ts';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { toolClass, ToolName } from '#web/ui/ToolName.tsx';
import { t } from '#web/words/words.ts';

/** The button that opens Wyn, in the color for AI. The letters have a size in px, as larger letters cover the icon. */
export function WynButton({ isNamed = false }: { isNamed?: boolean }) {
  return (
    <button
      type="button"
      aria-label={t('frame.chat-with-wyn-your-ai', 'Chat with Wyn, your AI wingman')}
      onClick={() => openModal('wyn')}
      className={cx(toolClass(isNamed, 'iris'), 'relative')}
    >
      <Sparkle size={27} filled />
      <span
        aria-hidden
        data-ai={t('common.ai', 'AI')}
        className={cx(
          'absolute end-0 rounded-[5px] bg-paper px-0.5 text-[10px] leading-[12px] font-bold after:content-[attr(data-ai)]',
          isNamed ? 'bottom-3.5' : 'bottom-0.5',
        )}
      />
      {isNamed && <ToolName>{t('frame.tool-wyn', 'Wyn')}</ToolName>}
    </button>
  );
}
