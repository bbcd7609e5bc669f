import { use, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Room } from '#contract/chat.ts';
import { useBothering } from '#web/features/chat/lines/Bothered.tsx';
import type { LineView } from '#web/features/chat/lines/line.view.ts';
import { MessageWindows } from '#web/features/chat/lines/MessageWindows.tsx';
import { ToUnread } from '#web/features/chat/lines/ToUnread.tsx';
import { useUnread } from '#web/features/chat/lines/useUnread.ts';
import { mayLink, NamesContext, SOMEONE } from '#web/features/chat/names.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import { readUpTo } from '#web/features/chat/state/chat.data.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { shownOf } from '#web/features/chat/state/room.past.ts';
import { lineWords } from '#web/parts/rooms/lines.words.ts';
import { markedName } from '#web/parts/people/marked.words.ts';
import { useBlockedIds } from '#web/parts/people/people.data.ts';
import { useAttention } from '#web/platform/activity.ts';
import { useMe } from '#web/platform/me.ts';
import { useNow } from '#web/platform/useNow.ts';
import { ArrowDown } from '#web/ui/icons/ArrowDown.ts';
import { cardHeard } from '#web/ui/help.words.ts';
import { Badge } from '#web/ui/Marks.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { Loading } from '#web/ui/Skeleton.tsx';
import { WayOut } from '#web/ui/wayOut.ts';
import { t } from '#web/words/words.ts';
import { MessageLines } from './MessageLines.tsx';
import { NewerMessages } from './NewerMessages.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { PinnedStrip } from './PinnedStrip.tsx';
import { PendingBubbles } from './PendingBubbles.tsx';
import { BubbleSkeleton } from './RoomSkeleton.tsx';
import { RoomNotice } from './RoomNotice.tsx';
import { Forming, Typists } from './Typists.tsx';
import { useComings } from './useComings.ts';
import { useLatest } from './useLatest.ts';
import { useMessageActs } from './useMessageActs.ts';
import { usePins } from './usePins.ts';
import { useWantedLine } from './useWantedLine.ts';
import type { Reveal } from './useWindow.ts';

interface MessageListProps {
  room: Room;
  runtime: ChatRuntime;
}

const noMessages = t('chat.no-messages-yet-start-the', 'No messages yet. Start the conversation!');

/** The conversation. While the person is at its end, the end stays in view. Otherwise the scroll position is kept. */
export function MessageList({ room, runtime }: MessageListProps) {
  const { log, status } = useRoomState(runtime, room.id);
  const { me } = runtime.store;
  const folded = useBlockedIds({ isOn: room.type === 'group' });
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { messages, hasOlder } = shownOf(log);
  const toPresent = useCallback(() => runtime.toPresent(room.id), [runtime, room.id]);
  const latest = useLatest({
    scroller,
    content,
    written: log.pending.length,
    onPresent: log.past !== null ? toPresent : undefined,
  });
  const today = new Date(useNow()).setHours(0, 0, 0, 0);
  const names = use(NamesContext);
  useReading({ room, runtime, isAtEnd: latest.isAtEnd, last: log.loaded ? log.last : 0 });
  const isEmpty = status === 'ready' && log.messages.length === 0 && log.pending.length === 0;
  const isBetweenPeople = !isCompanion(room) && !isDemoRoom(room);
  const bothering = useBothering(log.messages, { me, isBetweenPeople });
  const { pins, canPin } = usePins(room.id, log, folded);
  const reveal = useRef<Reveal>(null);
  const { acts, asked, close } = useMessageActs({ room, runtime, canPin, scroller, reveal });
  const { lines, comings, onUnfold } = useComings(room, messages);
  const view = useLineView(room, { me, names, today, onJump: acts.jump, onUnfold });
  useWantedLine({ roomId: room.id, isLoaded: log.loaded, jump: acts.jump });
  const unread = useUnread(room, log);
  const ownLast = log.messages.findLast(({ senderId, notice }) => senderId === me && notice === undefined);

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <PinnedStrip room={room} me={me} pins={pins} acts={acts} />
      <ToUnread room={room} runtime={runtime} unread={unread} onJump={acts.jump} />
      <div
        ref={scroller}
        role="region"
        aria-label={t('chat.messages-with', 'Messages with {name}', { name: room.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={latest.onScroll}
        data-conversation
        className="min-h-0 grow basis-0 overflow-x-hidden contain-strict overflow-y-auto overscroll-contain focus-visible:-outline-offset-4 [overflow-anchor:none]"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end px-4 pt-3 pb-3">
          <Waiting room={room} runtime={runtime} />
          {log.loaded && !hasOlder && <RoomNotice room={room} />}
          <OlderMessages runtime={runtime} roomId={room.id} scroller={scroller} />
          {isEmpty && !(room.matchData !== null && room.canSend) && (
            <p className="py-4 text-center text-ink-2">{noMessages}</p>
          )}
          <MessageActsContext value={acts}>
            {messages.length > 0 && (
              <MessageLines
                messages={lines}
                comings={comings}
                hasOlder={hasOlder}
                folded={folded}
                view={view}
                unread={unread}
                bothering={bothering}
                ownLast={ownLast?.id}
                otherReadSeq={room.otherReadSeq ?? 0}
                reveal={reveal}
              />
            )}
          </MessageActsContext>
          <LowerEnd room={room} runtime={runtime} scroller={scroller} today={today} />
        </div>
      </div>
      <MessageWindows asked={asked} runtime={runtime} onClose={close} />
      <Arrivals latest={latest} room={room} runtime={runtime} />
    </div>
  );
}

/** Returns the same object until a value changes, so that lines need not render again. */
function useLineView(
  room: Room,
  { me, names, today, onJump, onUnfold }: Pick<LineView, 'me' | 'names' | 'today' | 'onJump' | 'onUnfold'>,
): LineView {
  const { name } = room;
  const [isCounted, isAi, isDemo] = [room.type === 'group', isCompanion(room), isDemoRoom(room)];
  const [isMineLinked, isOtherLinked] = [mayLink(useMe().data), mayLink(room.otherUser)];
  return useMemo(
    () => ({ me, names, today, onJump, onUnfold, name, isCounted, isAi, isDemo, isMineLinked, isOtherLinked }),
    [me, names, today, onJump, onUnfold, name, isCounted, isAi, isDemo, isMineLinked, isOtherLinked],
  );
}

/** A placeholder while the messages load, or the error if they did not. */
function Waiting({ room, runtime }: MessageListProps) {
  const { log, status } = useRoomState(runtime, room.id);
  if (status === 'error')
    return (
      // The error needs no link to the list, because the header above has one.
      <WayOut value={null}>
        <ErrorState
          onRetry={() => runtime.reload(room.id)}
          title={t('chat.the-messages-did-not-load', 'The messages did not load.')}
        />
      </WayOut>
    );
  if (status !== 'loading' || log.pending.length > 0) return null;
  return (
    <Loading label={t('chat.loading-messages', 'Loading messages')}>
      <BubbleSkeleton />
    </Loading>
  );
}

interface LowerEndProps extends MessageListProps {
  scroller: RefObject<HTMLElement | null>;
  today: number;
}

/** The part after the messages: unsent messages and typing. Far back in the log, it loads the next messages instead. */
function LowerEnd({ room, runtime, scroller, today }: LowerEndProps) {
  const { log, typists, forming } = useRoomState(runtime, room.id);
  const names = use(NamesContext);
  if (log.past !== null) return <NewerMessages runtime={runtime} roomId={room.id} scroller={scroller} />;
  return (
    <>
      <PendingBubbles roomId={room.id} log={log} runtime={runtime} today={today} name={room.name} names={names} />
      {forming === null ? (
        <Typists isTyping={typists.length > 0} name={room.name} isAi={isCompanion(room)} />
      ) : (
        <Forming content={forming.content} name={room.name} />
      )}
    </>
  );
}

interface ReadingProgress extends MessageListProps {
  isAtEnd: boolean;
  last: number;
}

/** Marks the room as read up to its last line while the person is active and at the end of the conversation. */
function useReading({ room, runtime, isAtEnd, last }: ReadingProgress): void {
  const isLooking = useAttention();
  const isUnread = last > 0 && (last > room.readSeq || room.unreadCount > 0);
  useEffect(() => {
    if (isLooking && isAtEnd && isUnread) readUpTo(runtime, room.id, last);
  }, [isLooking, isAtEnd, isUnread, last, runtime, room.id]);
}

/** The button and the announcer of new messages, outside the element that scrolls. */
function Arrivals(arriving: ToLatestProps) {
  return (
    <>
      <ToLatest {...arriving} />
      <Announcer room={arriving.room} runtime={arriving.runtime} />
    </>
  );
}

type ToLatestProps = MessageListProps & { latest: ReturnType<typeof useLatest> };

/** A button that scrolls to the end. It counts the messages that arrived since the person left the end. */
function ToLatest({ latest, room, runtime }: ToLatestProps) {
  const { log } = useRoomState(runtime, room.id);
  const [seen, setSeen] = useState(log.last);
  if (latest.isAtEnd && seen !== log.last) setSeen(log.last);
  if (latest.isAtEnd) return null;
  const count = log.messages.filter(
    ({ seq, senderId, notice }) => seq > seen && senderId !== runtime.store.me && notice === undefined,
  ).length;
  return (
    <button
      type="button"
      onClick={latest.toEnd}
      className="absolute right-4 bottom-3 flex h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 text-sm font-semibold transition-colors hover:bg-paper-2"
    >
      <ArrowDown size={18} />
      {count === 0 ? t('chat.latest', 'Latest') : t('chat.new', 'New')}
      <Badge
        count={count}
        noun={t('chat.new-messages', '{count, plural, one {new message} other {new messages}}', { count })}
      />
    </button>
  );
}

/** How many of the last lines are checked for messages to announce. */
const SAID = 10;

/**
 * Announces new messages of other people to a screen reader while the conversation is open. It has its own element, so
 * that lines that are mounted while scrolling are not announced.
 */
function Announcer({ room, runtime }: MessageListProps) {
  const { log } = useRoomState(runtime, room.id);
  const names = use(NamesContext);
  const nameOf = (id: number): string => {
    if (names === undefined) return markedName(room.name, room.otherUser);
    const called = names.get(id);
    return markedName(called?.name ?? SOMEONE, called?.person);
  };
  const hasCards = isCompanion(room) || isDemoRoom(room);
  const [from, setFrom] = useState<number | null>(null);
  if (from === null && log.loaded) setFrom(log.last);
  const heard = log.messages
    .slice(-SAID)
    .filter(
      ({ seq, senderId, notice }) => seq > (from ?? log.last) && senderId !== runtime.store.me && notice === undefined,
    );
  return (
    <div role="log" aria-label={t('chat.new-messages-2', 'New messages')} className="sr-only">
      {heard.map(({ id, senderId, content }) => (
        <p key={id}>{`${nameOf(senderId)}: ${(hasCards && cardHeard(content)) || lineWords(content)}`}</p>
      ))}
    </div>
  );
}
