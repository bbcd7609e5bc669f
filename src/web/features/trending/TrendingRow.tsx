import { Link } from 'wouter';
import type { TrendingRoom } from '#contract/trending.ts';
import { TrendingMark } from '#web/parts/rooms/TrendingMark.tsx';
import { paths } from '#web/paths.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { AnswerField } from './AnswerField.tsx';
import { TrendBadge } from './TrendBadge.tsx';
import { Faces, HouseQuestion, Join, LastLine, SmallQuestion, Unread } from './TrendingParts.tsx';

/** A room with its question, its activity, and the way in. For a member of the room, the row is a link. */
export function TrendingRow({ room, isFirst }: { room: TrendingRoom; isFirst: boolean }) {
  const { name, description, trend, roomId } = room;
  return (
    <article aria-label={name} className="relative">
      {trend !== null && <TrendBadge {...trend} />}
      <div className="flex items-start gap-3">
        <TrendingMark room={room} />
        <div className="min-w-0 grow">
          <div className="flex items-center gap-3">
            <h2 className="min-w-0 grow text-xl leading-7 [overflow-wrap:anywhere]">
              {roomId === null ? (
                <span>{name}</span>
              ) : (
                <Link href={paths.chat(roomId)} className="after:absolute after:-inset-2 after:content-['']">
                  {name}
                </Link>
              )}
            </h2>
            <Unread of={room} />
          </div>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{description}</p>
        </div>
      </div>
      <RoomLife room={room} isFirst={isFirst} />
    </article>
  );
}

/** What happens in a room: its last line, its question, who is here, and the way in. */
export function RoomLife({ room, isFirst }: { room: TrendingRoom; isFirst: boolean }) {
  const { tags, prompt, lastMessage, memberCount, onlineCount, roomId } = room;
  const asks = lastMessage === null && roomId === null;
  return (
    <>
      {lastMessage !== null && <LastLine said={lastMessage} />}
      {lastMessage === null ? <HouseQuestion prompt={prompt} className="mt-3" /> : <SmallQuestion prompt={prompt} />}
      {asks && <AnswerField room={room} isFirst={isFirst} className="mt-3" />}
      {memberCount > 0 && (
        <p className="mt-3 flex items-center gap-2.5">
          <Faces of={room} />
          <span className="tabular">
            {onlineCount === 0
              ? t('trending.in-it', '{memberCount, plural, one {# person} other {# people}} in it', { memberCount })
              : rich(
                  t('trending.online-of', '<online>{onlineCount, number} online</online> of {memberCount, number}', {
                    onlineCount,
                    memberCount,
                  }),
                  inBold,
                )}
          </span>
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-28 text-sm [overflow-wrap:anywhere] text-ink-2">{tags.join(' ')}</p>
        {roomId === null ? (
          <Join room={room} variant={asks ? 'quiet' : isFirst ? 'lime' : 'outline'} />
        ) : (
          <p className="ms-auto inline-flex min-h-11 items-center gap-2 font-semibold">
            <Check size={22} />
            {t('trending.joined', 'Joined')}
          </p>
        )}
      </div>
    </>
  );
}

const inBold = { online: (words: string) => <b className="font-semibold">{words}</b> };
