import { useState } from 'react';
import { TRENDING_FIRST, type TrendingId, type TrendingRoom } from '#contract/trending.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { DeskRooms } from './DeskRooms.tsx';
import { QuietRooms } from './QuietRooms.tsx';
import { RoomPreview } from './RoomPreview.tsx';
import { ranked, useTrending } from './trending.data.ts';
import { ABOUT, lifeWords } from './trending.words.ts';
import { TrendingRow } from './TrendingRow.tsx';

/** The trending rooms: those with life lead, the others are names. A desk shows one of them beside the list. */
export function TrendingPage() {
  useTitle(t('trending.whats-trending', 'What’s Trending'));
  const isDesk = useMedia('(width >= 1200px)');
  const { data, isError, isFetching, refetch } = useTrending();
  const [chosen, setChosen] = useState<TrendingId | null>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = data === undefined || isWhole ? data?.rooms : data.rooms.slice(0, TRENDING_FIRST);
  const room = data?.rooms.find(({ id }) => id === chosen) ?? data?.rooms[0];
  const list =
    shown === undefined || room === undefined ? (
      isError ? (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Waiting />
      )
    ) : (
      <>
        {isDesk ? <DeskRooms rooms={shown} chosen={room.id} onChoose={setChosen} /> : <PhoneRooms rooms={shown} />}
        <More isWhole={isWhole} onChange={setWhole} count={(data?.rooms.length ?? 0) - TRENDING_FIRST} />
      </>
    );
  return (
    <div className="relative isolate flex grow flex-col overflow-x-clip lg:h-dvh lg:flex-row">
      <div className="relative isolate lg:w-119 lg:shrink-0 lg:overflow-y-auto lg:border-e lg:border-line lg:[&>:last-child]:pe-8 lg:[&>:last-child]:ps-14">
        <div
          aria-hidden
          className="absolute inset-x-0 top-0 -z-10 h-28 rtl:-scale-x-100 overflow-hidden [mask-image:linear-gradient(to_right,transparent_55%,black),linear-gradient(black_60%,transparent)] [mask-composite:intersect]"
        >
          <ContourLines seed="what is trending" height={112} peak={[0.86, 0.3]} />
        </div>
        <Page
          title={t('trending.whats-trending', 'What’s Trending')}
          lede={
            <span className="block text-base">
              {ABOUT}
              <span className="block min-h-6">{data && lifeWords(data.rooms)}</span>
            </span>
          }
          back={<BackLink to={paths.match()} />}
        >
          {list}
        </Page>
      </div>
      {isDesk && room && <RoomPreview room={room} />}
    </div>
  );
}

function PhoneRooms({ rooms }: { rooms: readonly TrendingRoom[] }) {
  const { leading, quiet } = ranked(rooms);
  const first = leading.find(({ roomId }) => roomId === null)?.id;
  return (
    <>
      <ul className="-mx-5 border-t border-line md:mx-0">
        {leading.map((room) => (
          <li key={room.id} className="border-b border-line px-5 py-5 md:px-0">
            <TrendingRow room={room} isFirst={room.id === first} />
          </li>
        ))}
      </ul>
      {quiet.length > 0 && <QuietRooms rooms={quiet} />}
    </>
  );
}

type MoreProps = { isWhole: boolean; onChange: (isWhole: boolean) => void; count: number };

function More({ isWhole, onChange, count }: MoreProps) {
  if (count <= 0) return null;
  return (
    <Button variant="quiet" full className="mt-4" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole
        ? t('trending.show-less', 'Show less')
        : t('trending.load-more-trending-chats', 'Load {value} more trending chats...', { value: count })}
    </Button>
  );
}

function Waiting() {
  return (
    <Loading label={t('trending.looking-into-the-rooms', 'Looking into the rooms')} className="divide-y divide-line">
      {['a', 'b', 'c'].map((name) => (
        <div key={name} className="flex gap-3 py-5 lg:py-3">
          <Skeleton className="size-13 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-2 h-16 w-full lg:hidden" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
