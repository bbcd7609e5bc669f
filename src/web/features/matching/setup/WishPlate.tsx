import { archetypes } from '#content/archetypes.ts';
import type { Preferences } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { t } from '#web/words/words.ts';
import { cardsOf } from './wish.cards.ts';

/** The search as it stands, beside the steps from `lg` (1200 px): every answer changes it at once. */
export function WishPlate({ me, wish }: { me: Me; wish: Preferences }) {
  return (
    <section
      aria-labelledby="wish-plate"
      className="relative isolate overflow-hidden rounded-plate border-[1.5px] border-ink px-6 pt-6 pb-3"
    >
      <ContourLines
        seed={String(me.id)}
        width={400}
        height={190}
        levels={9}
        peak={[0.5, 0.5]}
        className="-z-10 [mask-image:linear-gradient(black_7rem,transparent_10rem)]"
      />
      <div className="grid h-30 place-items-center">
        {me.mbtiType && <Animal name={archetypes[me.mbtiType].animal} size={104} />}
      </div>
      <h2 id="wish-plate" className="mt-5 text-xl">
        {t('matching.your-search-so-far', 'Your search so far')}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {cardsOf(wish, me.age ?? undefined).map(({ label, words, note }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="min-w-0 text-end font-semibold">
              {words}
              {note && <span className="block text-sm font-normal text-ink-2">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
