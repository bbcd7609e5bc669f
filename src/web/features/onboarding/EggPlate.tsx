import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Egg } from '#web/ui/Egg.tsx';
import { t } from '#web/words/words.ts';

/** The plate of a person whose archetype is still unknown. */
export function EggPlate({ seed }: { seed: string }) {
  return (
    <figure className="relative isolate flex flex-col overflow-hidden rounded-plate border-[1.5px] border-ink px-5 pt-4 pb-4">
      <ContourLines seed={seed} height={300} peak={[0.5, 0.42]} className="-z-10" />
      <div aria-hidden className="flex justify-between text-xs font-semibold text-ink-2">
        <span>{t('onboarding.plate-of-16', 'Plate ? of 16')}</span>
        <span>? ? ? ?</span>
      </div>
      <Egg className="mx-auto mb-1 h-32 lg:my-8 lg:h-64" />
      <figcaption>
        <p className="display-tight text-2xl">{t('onboarding.still-in-the-egg', 'Still in the egg')}</p>
        <p className="latin text-lg">{t('onboarding.ovum-incognitum-yours', 'Ovum incognitum, yours')}</p>
      </figcaption>
    </figure>
  );
}
