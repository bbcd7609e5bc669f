import type { ReactNode } from 'react';
import type { Member } from '#contract/people.ts';
import type { WildMap } from '#contract/wild-maps.ts';
import { Loading } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { drawnFrom, useWildMap } from './useWildMap.ts';

type FrameProps = {
  person: Member;
  className: string;
  titleClassName: string;
  /** Shown until the map has loaded. */
  skeleton: ReactNode;
  /** Draws the map. */
  children: (map: WildMap) => ReactNode;
};

/** The section of a person's map, with its title, placeholder and error. Renders nothing if there is no map (404). */
export function WildMapFrame({ person, ...rest }: FrameProps) {
  // The key remounts the frame when the data behind the map change, so that the map is read again.
  return <Frame key={drawnFrom(person)} userId={person.id} {...rest} />;
}

function Frame({
  userId,
  className,
  titleClassName,
  skeleton,
  children,
}: Omit<FrameProps, 'person'> & { userId: number }) {
  const { data, error, isFetching, refetch } = useWildMap(userId);
  if (error?.status === 404) return null;
  return (
    <section aria-labelledby="wild-map" className={className}>
      <h2 id="wild-map" className={titleClassName}>
        {t('wild-maps.wild-map', 'Wild map')}
      </h2>
      {data && children(data)}
      {!data && error && (
        <ErrorState
          title={t('wild-maps.the-map-did-not-unfold', 'The map did not unfold.')}
          safe={t('wild-maps.nothing-on-it-is-lost', 'Nothing on it is lost.')}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('wild-maps.the-wild-map-is-on', 'The wild map is on its way')}>{skeleton}</Loading>
      )}
    </section>
  );
}
