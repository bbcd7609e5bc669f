import { bandNames, bandOf, type VibeKey } from '#content/vibes.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Portrait } from '#web/ui/Portrait.tsx';
import { spoken, t } from '#web/words/words.ts';
import { latinFor, seedOf, wordsFor } from './choice.ts';

type PlateProps = { chosen: readonly VibeKey[]; energyLevel: number };

/** The plate with today's creature, or a prompt while no vibe is chosen. Both have the same minimum height. */
export function PortraitPlate({ chosen, energyLevel }: PlateProps) {
  const words = wordsFor(chosen);
  const rung = spoken(bandNames[bandOf(energyLevel)]);
  const seed = seedOf(chosen, energyLevel);
  return (
    <figure className="relative isolate flex min-h-[min(21rem,37dvh)] short:min-h-[33dvh] flex-col overflow-hidden rounded-plate border-[1.5px] border-ink px-4 pt-3 pb-3 lg:px-6 lg:pt-5 lg:pb-5">
      <ContourLines seed={seed} height={330} levels={9} peak={[0.5, 0.4]} className="-z-10" />
      {words ? (
        <>
          <p aria-hidden className="flex justify-between text-xs font-semibold text-ink-2">
            <span>{t('vibes.plate-of-the-day', 'Plate of the day')}</span>
            <span>{rung}</span>
          </p>
          <div key={seed} data-state="open" className="pop grid grow place-items-center">
            <Portrait
              vibes={chosen}
              band={bandOf(energyLevel)}
              label={t('vibes.your-portrait', 'Your portrait: {words}, {rung}', { words: words.toLowerCase(), rung })}
              className="size-[min(12.5rem,22dvh)] short:size-[16dvh] lg:size-[min(24rem,46dvh)]"
            />
          </div>
          <figcaption>
            <p className="display-tight text-xl lg:text-3xl">{words}</p>
            <p lang="la" className="latin text-base lg:text-lg">
              {latinFor(chosen, energyLevel)}
            </p>
          </figcaption>
        </>
      ) : (
        <p className="display m-auto max-w-56 text-center text-lg text-balance text-ink-2">
          {t('vibes.pick-a-vibe-and-see', 'Pick a vibe and see who turns up.')}
        </p>
      )}
    </figure>
  );
}
