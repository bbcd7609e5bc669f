import { openModal } from '#web/platform/modal.ts';
import { cx } from '#web/ui/cx.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { t } from '#web/words/words.ts';

/** The button that opens Wyn, in the color for AI. The letters have a size in px, as larger letters cover the icon. */
export function WynButton() {
  return (
    <button
      type="button"
      aria-label={t('frame.chat-with-wyn-your-ai', 'Chat with Wyn, your AI wingman')}
      onClick={() => openModal('wyn')}
      className={cx(iconButtonClass('iris'), 'relative')}
    >
      <Sparkle size={27} filled />
      <span
        aria-hidden
        className="absolute right-0 bottom-0.5 rounded-[5px] bg-paper px-0.5 text-[10px] leading-[12px] font-bold"
      >
        {t('common.ai', 'AI')}
      </span>
    </button>
  );
}
