import { bandNames, bandOf, vibes } from '#content/vibes.ts';
import type { Me } from '#contract/people.ts';
import { openModal } from '#web/platform/modal.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { Portrait } from '#web/ui/Portrait.tsx';
import { listOf, spoken, t } from '#web/words/words.ts';

/** A button that shows the person's vibes of today and opens the window to choose them. */
export function VibeRow({ me: { currentVibes, energyLevel } }: { me: Me }) {
  const chosen = currentVibes.flatMap((key) => vibes.find((vibe) => vibe.key === key) ?? []);
  const [first, second] = chosen;
  const band = bandOf(energyLevel ?? 0);
  return (
    <button
      type="button"
      onClick={() => openModal('vibe')}
      className="flex w-full flex-wrap items-center gap-4 px-5 py-4 text-start transition-colors hover:bg-paper-2 lg:gap-5 lg:px-14 lg:py-8"
    >
      <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-plate border-[1.5px] border-ink lg:size-26">
        {first ? (
          <Portrait vibes={currentVibes} band={band} className="size-full" />
        ) : (
          <Emoji className="text-4xl">😎</Emoji>
        )}
      </span>
      <span className="min-w-0 flex-1 basis-28">
        <span className="display block text-lg lg:text-xl">
          {first
            ? listOf([spoken(first.label), ...(second ? [spoken(second.label).toLowerCase()] : [])])
            : t('home.who-are-you-today', 'Who are you today?')}
        </span>
        {first && (
          <span aria-hidden lang="la" className="latin hidden text-lg lg:block">
            {first.latin[0]} {(second ?? first).latin[1]}
          </span>
        )}
        <span className="block text-sm text-ink-2">
          {first
            ? t('home.until-dawn', '{value}, until dawn', { value: spoken(bandNames[band]) })
            : t('home.two-vibes-and-a-power', 'Two vibes and a power level, until dawn.')}
        </span>
      </span>
      <span className="text-sm font-semibold underline underline-offset-4">
        {first ? t('home.change', 'Change') : t('home.choose', 'Choose')}
      </span>
    </button>
  );
}
