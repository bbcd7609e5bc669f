import { useState, type ReactNode } from 'react';
import type { Room } from '#contract/chat.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { listPosts, type Post } from '#contract/posts.ts';
import { Fold } from '#web/features/home/Fold.tsx';
import { areas } from '#web/features/home/areas.ts';
import { useChats } from '#web/parts/rooms/chats.data.ts';
import { DaySlots } from '#web/parts/match/DaySlots.tsx';
import { lineWords } from '#web/parts/rooms/lines.words.ts';
import { RoomAvatar } from '#web/parts/rooms/RoomAvatar.tsx';
import { leftWords, metWords, untilReset, waitingIn } from '#web/parts/match/matchDay.ts';
import { markedName } from '#web/parts/people/marked.words.ts';
import { ago } from '#web/platform/ago.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { cx } from '#web/ui/cx.ts';
import { AiMark, Badge, DemoMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { chatNews } from './chat.news.ts';

/** Shows today's match slots, the state of the matches, and when the day ends. `now` is the server's time in ms. */
export function MatchFold({ day, now }: { day: MatchDay; now: number }) {
  const waiting = waitingIn(day).filter(({ user }) => !user.isDemo).length;
  const state =
    waiting > 0
      ? t('home.waiting', '{waiting} waiting', { waiting })
      : day.remainingMatches > 0
        ? leftWords(day)
        : metWords(day);
  return (
    <Fold {...areas.match} line={<span className="tabular">{`${state} · ${untilReset(day, now)}`}</span>}>
      <DaySlots day={day} words="below" />
    </Fold>
  );
}

/**
 * Shows the pictures of the newest public posts, or the text of a post if there is no picture. From `lg` (1200 px), it
 * shows both.
 */
export function PeekFold() {
  const posts = useRead(listPosts, { query: { limit: 3 } }, { staleTime: MINUTE_MS }).data?.posts ?? [];
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

function Glimpse({ posts }: { posts: readonly Post[] }) {
  const pictured = posts.filter(({ imageUrl }) => imageUrl?.startsWith('/') === true);
  const words = posts.find(({ content }) => content !== '')?.content;
  return (
    <span className="flex items-center gap-3">
      {pictured.map(({ id, imageUrl }) => (
        <img
          key={id}
          src={imageUrl ?? ''}
          alt=""
          decoding="async"
          className="size-11 rounded-control object-cover lg:h-32 lg:w-26"
        />
      ))}
      {(pictured.length === 0 || words !== undefined) && (
        <bdi
          className={cx(
            'display line-clamp-2 min-w-0 text-base leading-5 break-words lg:line-clamp-4 lg:text-lg lg:leading-6',
            pictured.length > 0 && 'hidden lg:block',
          )}
        >
          {words}
        </bdi>
      )}
    </span>
  );
}

/** Shows the last message of the first unread room, else of the first. From `lg` (1200 px), shows up to three rooms. */
export function ChatFold({ me }: { me: Me }) {
  const { unread, lead, others, rows } = chatNews(useChats().data ?? { chats: [] });
  if (lead === null) return <Fold {...areas.chat} line={areas.chat.note} />;
  return (
    <Fold
      {...areas.chat}
      line={
        unread > 0 ? (
          <>
            <span className="font-semibold text-coral-ink">{t('home.unread', '{unread} unread', { unread })}</span>
            <span className="lg:hidden">
              {' · '}
              <bdi>{lead.name}</bdi>
              {others > 0 && <span>{` +${others}`}</span>}
            </span>
          </>
        ) : (
          <span className="lg:hidden">
            <Told by={lead.name}>{t('home.all-read', 'all read')}</Told>
          </span>
        )
      }
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

type RoomProps = { room: Room; me: Me };

function Bubble({ room, me }: RoomProps) {
  return (
    <span className="flex items-end gap-2 lg:hidden">
      <RoomAvatar room={room} size={28} />
      {room.otherUser?.isSeedUser && <AiMark className="mb-1" />}
      {room.otherUser?.isDemo && <DemoMark className="mb-1 shrink-0" />}
      <span className="min-w-0 rounded-bubble rounded-bl-[6px] bg-paper-3 px-3 py-1.5 text-sm leading-5 break-words">
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
      <span className="min-w-0 grow truncate text-sm">
        <bdi className="font-semibold">{room.name}</bdi>
        {room.otherUser?.isSeedUser && <AiMark className="ml-1.5" />}
        {room.otherUser?.isDemo && <DemoMark className="ml-1.5" />}
        <span> </span>
        <span className="ml-1 text-ink-2">
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
      <bdi>{lineWords(room.lastMessage ?? '')}</bdi>
    </span>
  );
}

function Told({ by, children }: { by: string; children: ReactNode }) {
  return (
    <span>
      <bdi>{by}</bdi> · {children}
    </span>
  );
}
