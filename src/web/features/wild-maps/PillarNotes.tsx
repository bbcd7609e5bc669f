import type { CorePillar, WildMap } from '#contract/wild-maps.ts';
import { pillarSides } from '#content/pillars.ts';
import { spoken, t } from '#web/words/words.ts';
import { numberOf } from './MapNames.tsx';

/** The core pillars as text: each pillar's side, its strength, and its clearest descriptors. */
export function PillarNotes({ map: { corePillars } }: { map: WildMap }) {
  return (
    <>
      <Notes core={corePillars} />
      {corePillars.some(({ value }) => value !== null) && (
        <p className="text-xs text-ink-2">
          {t('wild-maps.only-you-see-the-numbers', 'Only you see the numbers. 50 is the middle, 100 the far end.')}
        </p>
      )}
    </>
  );
}

function Notes({ core }: { core: readonly CorePillar[] }) {
  return (
    <dl className="mt-4 grid grid-cols-1 gap-x-8 @min-[480px]:grid-cols-2">
      {core.map((pillar) => {
        const [first, ...others] = pillar.descriptors;
        // A description says "you", so only its owner reads it.
        const isOwn = pillar.value !== null;
        return (
          <div key={pillar.pillar} className="border-t border-line py-3.5">
            <dt className="flex items-baseline justify-between gap-3 text-sm text-ink-2">
              {spoken(pillar.name)}
              {pillar.value !== null && (
                <span className="tabular">
                  {t('wild-maps.of-100', '{round} of 100', { round: numberOf(pillar.value) })}
                </span>
              )}
            </dt>
            <dd>
              <p className="display text-lg">{leanWords(pillar)}</p>
              {first && (
                <p className="mt-1 text-sm text-ink-2">
                  <span className="font-semibold text-ink">{first.name}.</span>{' '}
                  {isOwn && <span>{first.description}</span>}
                </p>
              )}
              {others.length > 0 && (
                <p className="mt-1 text-sm text-ink-2">
                  {t('wild-maps.also', 'Also')} {others.map(({ name }) => name).join(', ')}
                </p>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Returns, for example, 'Outward, clearly'. On the border, returns both sides; the person's own side comes first. */
function leanWords({ pillar, side: ownSide, lean }: CorePillar): string {
  const side = spoken(ownSide);
  const other = spoken(pillarSides[pillar].find((one) => one !== ownSide) ?? '');
  if (lean === 'border') return t('wild-maps.on-the-border', '{side} / {other}, on the border', { side, other });
  if (lean === 'slight') return t('wild-maps.a-little', '{side}, a little', { side });
  return lean === 'clear'
    ? t('wild-maps.clearly', '{side}, clearly', { side })
    : t('wild-maps.through-and-through', '{side}, through and through', { side });
}
