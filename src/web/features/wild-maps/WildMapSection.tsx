import type { Member } from '#contract/people.ts';
import { pillars } from '#contract/quiz.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { PillarNotes } from './PillarNotes.tsx';
import { drawnFrom, useWildMap } from './useWildMap.ts';
import { WildMapSheet } from './WildMapSheet.tsx';

/** The map on a person's profile. Only people with a finished quiz have one; new results redraw it. */
export function WildMapSection({ person }: { person: Member }) {
  if (person.personalityPlanet === null) return null;
  return <Section key={drawnFrom(person)} userId={person.id} />;
}

function Section({ userId }: { userId: number }) {
  const { data, error, isFetching, refetch } = useWildMap(userId);
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
          <PillarNotes map={data} />
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
