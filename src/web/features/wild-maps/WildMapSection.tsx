import type { Member } from '#contract/people.ts';
import { pillars } from '#contract/quiz.ts';
import { getWildMap, type CorePillar } from '#contract/wild-maps.ts';
import { pillarSides } from '#content/pillars.ts';
import { useRead } from '#web/platform/query.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { spoken, t } from '#web/words/words.ts';
import { WildMapSheet } from './WildMapSheet.tsx';

/** The map on a person's profile. Only people with a finished quiz have one; new results redraw it. */
export function WildMapSection({ person }: { person: Member }) {
  const { id, personalityPlanet, mbtiType, interests, customInterests, currentVibes } = person;
  if (personalityPlanet === null) return null;
  return <Section key={[mbtiType, interests, customInterests, currentVibes].join('|')} userId={id} />;
}

function Section({ userId }: { userId: number }) {
  const { data, error, isFetching, refetch } = useRead(getWildMap, { params: { userId } }, { staleTime: 0 });
  if (error?.status === 404) return null;
  return (
    // In a narrow column it is drawn as on a phone.
    <section aria-labelledby="wild-map" className="@container mt-8">
      <h2 id="wild-map" className="text-2xl">
        {t('wild-maps.wild-map', 'Wild map')}
      </h2>
      {data && (
        <>
          <WildMapSheet map={data} />
          <PillarNotes core={data.corePillars} />
          {data.corePillars.some(({ value }) => value !== null) && (
            <p className="text-xs text-ink-2">
              {t('wild-maps.only-you-see-the-numbers', 'Only you see the numbers. 50 is the middle, 100 the far end.')}
            </p>
          )}
        </>
      )}
      {!data && error && (
        <ErrorState
          title={t('wild-maps.the-map-did-not-unfold', 'The map did not unfold.')}
          safe={t('wild-maps.nothing-on-it-is-lost', 'Nothing on it is lost.')}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('wild-maps.the-wild-map-is-on', 'The wild map is on its way')}>
          <Skeleton className="mt-3 h-104 w-full rounded-plate! @min-[480px]:aspect-[3/2] @min-[480px]:h-auto @min-[700px]:aspect-[15/8]" />
          <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-4 @min-[480px]:grid-cols-2">
            {pillars.map((pillar) => (
              <Skeleton key={pillar} className="h-30" />
            ))}
          </div>
        </Loading>
      )}
    </section>
  );
}

/** The ridges in words: the side, its strength, and the clearest descriptors. */
function PillarNotes({ core }: { core: readonly CorePillar[] }) {
  return (
    <dl className="mt-4 grid grid-cols-1 gap-x-8 @min-[480px]:grid-cols-2">
      {core.map((pillar) => {
        const [first, ...others] = pillar.descriptors;
        return (
          <div key={pillar.pillar} className="border-t border-line py-3.5">
            <dt className="flex items-baseline justify-between gap-3 text-sm text-ink-2">
              {spoken(pillar.name)}
              {pillar.value !== null && (
                <span className="tabular">
                  {t('wild-maps.of-100', '{round} of 100', { round: Math.round(50 + 50 * Math.abs(pillar.value)) })}
                </span>
              )}
            </dt>
            <dd>
              <p className="display text-lg">{leanWords(pillar)}</p>
              {first && (
                <p className="mt-1 text-sm text-ink-2">
                  <span className="font-semibold text-ink">{first.name}.</span> {first.description}
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

/** Returns 'Outward, clearly', or on the border both sides, the letter's first. */
function leanWords({ pillar, side: ownSide, lean }: CorePillar): string {
  const side = spoken(ownSide);
  const other = spoken(pillarSides[pillar].find((one) => one !== ownSide) ?? '');
  if (lean === 'border') return t('wild-maps.on-the-border', '{side} / {other}, on the border', { side, other });
  if (lean === 'slight') return t('wild-maps.a-little', '{side}, a little', { side });
  return lean === 'clear'
    ? t('wild-maps.clearly', '{side}, clearly', { side })
    : t('wild-maps.through-and-through', '{side}, through and through', { side });
}
