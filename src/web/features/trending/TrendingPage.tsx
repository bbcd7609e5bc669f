import { useState } from 'react';
import { TRENDING_FIRST, trendingIds, type TrendingRoom } from '#contract/trending.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { StaysEnglish } from '#web/ui/StaysEnglish.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { useTrending } from './trending.data.ts';
import { TrendingRow } from './TrendingRow.tsx';

/** The trending rooms, in the server's order: the most unusual activity first. Ten of the twenty show at first. */
export function TrendingPage() {
  useTitle(t('trending.whats-trending', 'What’s Trending'));
  return (
    <div className="relative isolate overflow-x-clip">
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 -z-10 h-64 overflow-hidden [mask-image:linear-gradient(black_40%,transparent)]"
      >
        <ContourLines seed="what is trending" height={256} peak={[0.84, 0.2]} />
      </div>
      <Page title={t('trending.whats-trending', 'What’s Trending')} back={<BackLink to={paths.match()} />}>
        <p className="text-ink-2">
          {t('trending.rooms-by-what-happens-in', '{length} rooms, by what happens in them now.', {
            length: trendingIds.length,
          })}
        </p>
        <StaysEnglish>{t('trending.stays-english', 'What the rooms are called and about is in English.')}</StaysEnglish>
        <Rooms />
      </Page>
    </div>
  );
}

function Rooms() {
  const { data, isError, isFetching, refetch } = useTrending();
  if (data !== undefined) return <Listed rooms={data.rooms} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <Loading
      label={t('trending.looking-into-the-rooms', 'Looking into the rooms')}
      className="mt-6 divide-y divide-line"
    >
      {['a', 'b', 'c', 'd'].map((name) => (
        <div key={name} className="flex flex-col gap-2 py-6">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </Loading>
  );
}

function Listed({ rooms }: { rooms: readonly TrendingRoom[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rooms : rooms.slice(0, TRENDING_FIRST);
  const first = shown.find(({ roomId }) => roomId === null)?.id;
  return (
    <>
      <ul className="-mx-5 mt-5 border-t border-line md:mx-0">
        {shown.map((room) => (
          <li key={room.id} className="border-b border-line px-5 py-5 md:px-0">
            <TrendingRow room={room} isFirst={room.id === first} />
          </li>
        ))}
      </ul>
      {rooms.length > TRENDING_FIRST && (
        <Button variant="quiet" full className="mt-4" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t('trending.show-less', 'Show less')
            : t('trending.load-more-trending-chats', 'Load {value} more trending chats...', {
                value: rooms.length - TRENDING_FIRST,
              })}
        </Button>
      )}
    </>
  );
}
