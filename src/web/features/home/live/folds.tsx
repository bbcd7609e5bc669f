import { useState, type ReactNode } from 'react';
import type { Room } from '#contract/chat.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { listPosts, type Post } from '#contract/posts.ts';
import { listTrending } from '#contract/trending.ts';
import { Fold } from '#web/features/home/Fold.tsx';
import { areas } from '#web/features/home/areas.ts';
import { DaySlots } from '#web/parts/match/DaySlots.tsx';
import { lastWords, lineAs } from '#web/parts/rooms/lines.words.ts';
import { RoomAvatar } from '#web/parts/rooms/RoomAvatar.tsx';
import { leftWords, metWords, untilReset, waitingIn } from '#web/parts/match/matchDay.ts';
import { markedName } from '#web/parts/people/marked.words.ts';
import { ago } from '#web/platform/ago.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { asWrittenBy } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Heart } from '#web/ui/icons/Heart.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { MarkInText, PersonMark } from '#web/ui/Marks.tsx';
import { shortCount } from '#web/ui/shortCount.ts';
import { t } from '#web/words/words.ts';
import type { ChatNews } from './chat.news.ts';

/** The classes that place a fold. */
export type FoldLook = { className?: string | undefined };

/** Shows today's match slots, the state of the matches, and when the day ends. `now` is the server's time in ms. */
export function MatchFold({ day, now, className }: { day: MatchDay; now: number } & FoldLook) {
  if (day.missing.length > 0 && !day.hasMet)
    return (
      <Fold {...areas.match} line={areas.match.note} className={className}>
        <span className="flex gap-2">
          {Array.from({ length: day.dailyLimit }, (_, at) => (
            <span key={at} className="size-9 rounded-full border-[1.5px] border-dashed border-edge" />
          ))}
        </span>
      </Fold>
    );
  const waiting = waitingIn(day).filter(({ user }) => !user.isDemo).length;
  const state =
    waiting > 0
      ? t('home.waiting', '{waiting} waiting', { waiting })
      : day.remainingMatches > 0
        ? leftWords(day)
        : metWords(day);
  return (
    <Fold
      {...areas.match}
      className={className}
      line={<span className="tabular">{`${state} · ${untilReset(day, now)}`}</span>}
    >
      <DaySlots day={day} words="below" />
    </Fold>
  );
}

/**
 * Shows the pictures of others' newest public posts, or the text of a post if there is no picture. From `lg` (1200 px),
 * it shows both.
 */
export function PeekFold({ me }: { me: Me }) {
  const newestPosts = useRead(listPosts, { query: { limit: 3 } }, { staleTime: MINUTE_MS }).data?.posts ?? [];
  const posts = newestPosts.filter(({ user }) => user.id !== me.id);
  const [now] = useState(() => new Date());
  const [newest] = posts;
  if (!newest) return <Fold {...areas.peek} line={areas.peek.note} />;
  const author = newest.user.displayName ?? `@${newest.user.handle}`;
  return (
    <Fold {...areas.peek} line={<Told by={markedName(author, newest.user)}>{ago(newest.createdAt, now)}</Told>}>
      <Glimpse posts={posts} />
    </Fold>
  );
}

/** As much of a text as three lines hold, up to the end of a word. */
const BEGINNING = /^(.{44}\S*)\s.*$/s;

function Glimpse({ posts }: { posts: readonly Post[] }) {
  const pictured = posts.filter(({ imageUrl }) => imageUrl?.startsWith('/') === true);
  const told = posts.find(({ content }) => content !== '');
  const isWords = pictured.length === 0;
  return (
    <span className="flex items-center gap-3">
      {pictured.map(({ id, imageUrl }) => (
        <img
          key={id}
          src={imageUrl ?? ''}
          alt=""
          decoding="async"
          // A wide screen has the words beside the first picture, and no room for more pictures and whole words.
          className="size-11 rounded-control object-cover lg:h-32 lg:w-26 lg:not-first:hidden"
        />
      ))}
      {told && (
        <span className={cx('min-w-0', !isWords && 'hidden lg:block')}>
          <bdi
            {...asWrittenBy(told.user)}
            className={cx(
              'display line-clamp-3 leading-5 break-words lg:leading-snug',
              isWords ? 'lg:text-2xl' : 'lg:text-lg',
            )}
          >
            {told.content.replace(BEGINNING, '$1…')}
          </bdi>
          <span className="mt-3 hidden items-center gap-2.5 text-sm text-ink-2 lg:flex">
            <Avatar person={told.user} size={28} />
            <bdi className="min-w-0 grow truncate">@{told.user.handle}</bdi>
            {told.likes > 0 && (
              <span className="tabular flex shrink-0 items-center gap-1.5 font-semibold">
                <Heart size={18} label={t('home.likes', 'Likes:')} /> {shortCount(told.likes)}
              </span>
            )}
          </span>
        </span>
      )}
    </span>
  );
}

type ChatFoldProps = { me: Me; news: ChatNews } & FoldLook;

/** Shows the last message of the first unread room, else of the first. From `lg` (1200 px), shows up to three rooms. */
export function ChatFold({ me, news: { unread, lead, others, rows }, className }: ChatFoldProps) {
  if (lead === null)
    return (
      <Fold {...areas.chat} line={areas.chat.note} className={className}>
        <OpenQuestion />
      </Fold>
    );
  const said = (
    <Told by={lead.name} of={lead.otherUser}>
      {unread > 0 ? others > 0 && `+${others}` : t('home.all-read', 'all read')}
    </Told>
  );
  return (
    <Fold
      {...areas.chat}
      className={className}
      line={
        unread > 0 ? (
          <>
            <span className="font-semibold text-coral-ink">{t('home.unread', '{unread} unread', { unread })}</span>
            <span className="lg:hidden">
              {' · '}
              {said}
            </span>
          </>
        ) : (
          said
        )
      }
      // From `lg` the rooms themselves say it.
      lineClass={unread > 0 ? undefined : 'lg:hidden'}
    >
      <Bubble room={lead} me={me} />
      <span className="hidden flex-col gap-3 lg:flex">
        {rows.map((room) => (
          <RoomLine key={room.id} room={room} me={me} />
        ))}
      </span>
    </Fold>
  );
}

/** A question that stands in an open room, for a person who talks with nobody yet. */
function OpenQuestion() {
  const room = useRead(listTrending, {}, { staleTime: 0 }).data?.rooms[0];
  return (
    room && (
      <span className="block w-fit rounded-bubble rounded-es-[6px] border-[1.5px] border-dashed border-edge bg-paper px-3 py-1.5 text-sm leading-5">
        <span className="line-clamp-2">{room.prompt.text}</span>
      </span>
    )
  );
}

type RoomProps = { room: Room; me: Me };

function Bubble({ room, me }: RoomProps) {
  return (
    <span className="flex items-end gap-2 lg:hidden">
      <span className="shrink-0 @max-[21rem]:hidden">
        <RoomAvatar room={room} size={28} />
      </span>
      <span
        data-said
        className="min-w-0 rounded-bubble rounded-es-[6px] bg-paper-3 px-3 py-1.5 text-sm leading-5 break-words"
      >
        {/* The text is clamped in an element without padding, because the cut-off text would show in the padding. */}
        <span className="line-clamp-2">
          <Words room={room} me={me} />
        </span>
      </span>
    </span>
  );
}

function RoomLine({ room, me }: RoomProps) {
  return (
    <span className="flex items-center gap-3">
      <RoomAvatar room={room} size={36} />
      <span className="min-w-0 grow text-sm leading-5">
        <span className="flex min-w-0 items-center gap-1.5">
          <bdi className="truncate font-semibold">{room.name}</bdi>
          <PersonMark of={room.otherUser} className="shrink-0" />
        </span>
        <span className="block truncate text-ink-2">
          <Words room={room} me={me} />
        </span>
      </span>
      <Badge count={room.unreadCount} tone={room.isMuted ? 'quiet' : 'coral'} />
    </span>
  );
}

/** The room's last message. Its text direction does not depend on the "You: " before it. */
function Words({ room, me }: RoomProps) {
  return (
    <span>
      {room.lastMessageSenderId === me.id && <span>{t('home.you', 'You: ')}</span>}
      <bdi {...lineAs(room.lastMessage ?? '', room.otherUser)}>{lastWords(room) ?? ''}</bdi>
    </span>
  );
}

type ToldProps = { by: string; of?: Room['otherUser']; children: ReactNode };

/** A name with the mark of a character or demo member, and a few words after it. */
function Told({ by, of, children }: ToldProps) {
  return (
    <span>
      <bdi>{by}</bdi>
      <MarkInText of={of} />
      {children !== false && <span> · {children}</span>}
    </span>
  );
}
