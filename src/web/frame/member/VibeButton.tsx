import { vibes } from '#content/vibes.ts';
import { useMe } from '#web/platform/me.ts';
import { openModal } from '#web/platform/modal.ts';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { toolClass, ToolName } from '#web/ui/ToolName.tsx';
import { listOf, spoken, t } from '#web/words/words.ts';

/** The emoji for a person who has chosen no vibe today. */
const NO_VIBE = '😎';

/** Shows the person's vibes of today; a tap opens the window that changes them. */
export function VibeButton({ isNamed = true }: { isNamed?: boolean }) {
  const chosen = (useMe().data?.currentVibes ?? []).flatMap((key) => vibes.find((vibe) => vibe.key === key) ?? []);
  const words = listOf(chosen.map(({ label }) => spoken(label)));
  return (
    <button
      type="button"
      aria-label={
        words
          ? t('frame.your-vibes', 'Your vibes: {words}', { words })
          : t('frame.choose-your-vibes', 'Choose your vibes')
      }
      onClick={() => openModal('vibe')}
      className={cx(toolClass(isNamed), !isNamed && 'w-auto! min-w-11 px-2')}
    >
      <Emoji className="text-xl tracking-[-0.08em] whitespace-nowrap">
        {chosen.map(({ emoji }) => emoji).join('') || NO_VIBE}
      </Emoji>
      {isNamed && <ToolName>{t('frame.tool-vibes', 'Vibes')}</ToolName>}
    </button>
  );
}
