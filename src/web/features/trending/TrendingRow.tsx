import { Link } from 'wouter';
import type { TrendingRoom } from '#contract/trending.ts';
import { paths } from '#web/paths.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { TrendBadge } from './TrendBadge.tsx';
import { HouseQuestion, Join, LastLine, RoomMark } from './TrendingParts.tsx';

/** A room with its question, its activity, and the button to join. For a member of the room, the row is a link. */
export function TrendingRow({ room, isFirst }: { room: TrendingRoom; isFirst: boolean }) {
  const { id, name, description, trend, roomId } = room;
  return (
    <article aria-label={name} className="relative">
      {trend !== null && <TrendBadge {...trend} />}
      <div className="flex items-start gap-3">
        <RoomMark id={id} />
        <div className="min-w-0 grow">
          <h2 className="text-xl leading-7 [overflow-wrap:anywhere]">
            {roomId === null ? (
              <span>{name}</span>
            ) : (
              <Link href={paths.chat(roomId)} className="after:absolute after:-inset-2 after:content-['']">
                {name}
              </Link>
            )}
          </h2>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{description}</p>
        </div>
      </div>
      <RoomLife room={room} isFirst={isFirst} />
    </article>
  );
}

/** What happens in a room: its question, its last line, who is here, and the way in. */
export function RoomLife({ room, isFirst }: { room: TrendingRoom; isFirst: boolean }) {
  const { tags, prompt, lastMessage, memberCount, onlineCount, roomId } = room;
  return (
    <>
      <HouseQuestion prompt={prompt} className="mt-3" />
      <LastLine said={lastMessage} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-28">
          <span className="tabular block">
            {memberCount === 0
              ? t('trending.empty-so-far', 'Empty so far')
              : rich(
                  t('trending.online-of', '<online>{onlineCount, number} online</online> of {memberCount, number}', {
                    onlineCount,
                    memberCount,
                  }),
                  inBold,
                )}
          </span>
          <span className="block text-sm [overflow-wrap:anywhere] text-ink-2">{tags.join(' ')}</span>
        </p>
        {roomId === null ? (
          <Join room={room} isFirst={isFirst} />
        ) : (
          <p className="ml-auto inline-flex min-h-11 items-center gap-2 font-semibold">
            <Check size={22} />
            {t('trending.joined', 'Joined')}
          </p>
        )}
      </div>
    </>
  );
}

const inBold = { online: (words: string) => <b className="font-semibold">{words}</b> };
