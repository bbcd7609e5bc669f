import { Link } from 'wouter';
import type { TrendingPreview, TrendingRoom } from '#contract/trending.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { TrendingMark } from '#web/parts/rooms/TrendingMark.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { PeopleHere, PeopleWaiting } from './PeopleHere.tsx';
import { TrendBadge } from './TrendBadge.tsx';
import { AnswerField } from './AnswerField.tsx';
import { HouseQuestion, Join } from './TrendingParts.tsx';
import { usePreview } from './trending.data.ts';

/** The id of the button that joins the room of the preview. */
export const JOIN_ID = 'join-the-room';

/** A room as somebody reads along who has not joined: its question, its last lines, and the people who are there. */
export function RoomPreview({ room }: { room: TrendingRoom }) {
  const { data, error, isFetching, refetch } = usePreview(room.id);
  const isSilent = data ? data.lines.length === 0 : room.lastMessage === null && !error;
  return (
    <>
      <section aria-label={room.name} className="flex min-w-0 grow flex-col">
        <Head room={room} />
        <div className="flex min-h-0 grow flex-col overflow-y-auto px-8 py-7">
          {room.trend !== null && <TrendBadge {...room.trend} />}
          {isSilent ? <Asking room={room} /> : <Plate room={room} saidToday={data?.saidToday ?? 0} />}
          {isSilent ? null : data ? (
            <Lines lines={data.lines} />
          ) : error ? (
            <ErrorState
              title={wordsFor(error)}
              onRetry={() => void refetch()}
              pending={isFetching}
              safe={t('trending.the-rooms-are-there', 'The rooms stay open.')}
            />
          ) : (
            <Waiting />
          )}
        </div>
        <Foot room={room} isSilent={isSilent} />
      </section>
      {data ? (
        <PeopleHere preview={data} />
      ) : (
        (room.onlineCount > 0 || room.lastMessage !== null) && !error && <PeopleWaiting />
      )}
    </>
  );
}

function Head({ room }: { room: TrendingRoom }) {
  const { name, description, tags, onlineCount, memberCount } = room;
  return (
    <header className="flex min-h-22 shrink-0 items-center gap-3.5 border-b border-line px-8 py-4">
      <TrendingMark room={room} size={48} />
      <div className="min-w-0 grow">
        <h2 className="text-xl leading-6 [overflow-wrap:anywhere]">{name}</h2>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-2">
          {description} {tags.join(' ')}
        </p>
      </div>
      {memberCount > 0 && (
        <p className="tabular shrink-0 text-sm text-ink-2">
          {t('trending.here-of', '{onlineCount, number} here of {memberCount, number}', { onlineCount, memberCount })}
        </p>
      )}
    </header>
  );
}

/** A room without a line: its question fills the plate, with the field for an answer below it. */
function Asking({ room }: { room: TrendingRoom }) {
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden rounded-[4px] border border-ink px-10 py-8">
      <div
        aria-hidden
        className="absolute inset-0 -z-10 [mask-image:radial-gradient(ellipse_26rem_13rem_at_center,transparent_70%,black)]"
      >
        <ContourLines seed={room.name} width={780} height={600} peak={[0.5, 0.5]} />
      </div>
      <div className="w-full max-w-lg">
        <HouseQuestion prompt={room.prompt} size="lg" />
        {room.roomId === null && <AnswerField key={room.id} room={room} isFirst className="mt-6" />}
      </div>
    </div>
  );
}

/** The question in one ruled plate with the room's contours. */
function Plate({ room: { name, prompt }, saidToday }: { room: TrendingRoom; saidToday: number }) {
  return (
    <div className="relative isolate shrink-0 overflow-hidden rounded-[4px] border border-ink px-6 py-4.5">
      <div
        aria-hidden
        className="absolute inset-y-0 end-0 rtl:-scale-x-100 -z-10 w-1/2 [mask-image:linear-gradient(to_right,transparent,black_70%)]"
      >
        <ContourLines seed={name} width={280} height={160} peak={[0.8, 0.35]} />
      </div>
      <HouseQuestion prompt={prompt} size="plate" className="max-w-md" />
      <p className="tabular mt-2 min-h-5 text-sm text-ink-2">
        {saidToday > 0 &&
          t('trending.said-today', '{saidToday, plural, one {# line} other {# lines}} since this morning', {
            saidToday,
          })}
      </p>
    </div>
  );
}

type PreviewLine = TrendingPreview['lines'][number];

function Lines({ lines }: { lines: readonly PreviewLine[] }) {
  return (
    <ol className="mt-auto flex flex-col gap-1.5 pt-8">
      {lines.map((line, at) => {
        const isNewVoice = lines[at - 1]?.by.id !== line.by.id;
        const isLast = lines[at + 1]?.by.id !== line.by.id;
        return (
          <li key={line.id} className="flex items-end gap-2.5">
            <span className="w-9 shrink-0">{isLast && <Avatar person={line.by} size={36} />}</span>
            <div className="min-w-0">
              {isNewVoice && (
                <p className="mt-1.5 mb-0.5 text-sm font-semibold">
                  <bdi>{line.by.displayName}</bdi>
                </p>
              )}
              <p {...lineAs(line.text, line.by)} className="w-fit max-w-lg rounded-bubble bg-paper-3 px-4 py-2">
                {lineWords(line.text)}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Waiting() {
  return (
    <Loading className="mt-auto flex flex-col gap-3 pt-8">
      {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
        <div key={width} className="flex items-end gap-2.5">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className={`h-10 rounded-bubble ${width}`} />
        </div>
      ))}
    </Loading>
  );
}

function Foot({ room, isSilent }: { room: TrendingRoom; isSilent: boolean }) {
  return (
    <div className="flex min-h-21 shrink-0 flex-wrap items-center justify-between gap-4 border-t border-line px-8 py-4">
      {room.roomId === null ? (
        <>
          <p>
            <span className="block font-semibold">{t('trending.you-are-reading-along', 'You are reading along.')}</span>
            <span className="block text-sm text-ink-2">
              {t('trending.nobody-sees-you', 'Nobody sees you until you join.')}
            </span>
          </p>
          <Join key={room.id} room={room} variant={isSilent ? 'outline' : 'lime'} id={JOIN_ID} />
        </>
      ) : (
        <>
          <p className="font-semibold">{t('trending.joined', 'Joined')}</p>
          <Link href={paths.chat(room.roomId)} className={buttonClass({ variant: 'lime' })}>
            {t('trending.open-the-room', 'Open the room')}
          </Link>
        </>
      )}
    </div>
  );
}
