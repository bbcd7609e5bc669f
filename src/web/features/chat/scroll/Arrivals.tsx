import { use, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { NamesContext, SOMEONE } from '#web/features/chat/names.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { lineWords } from '#web/parts/rooms/lines.words.ts';
import { markedName } from '#web/parts/people/marked.words.ts';
import { cardHeard } from '#web/ui/help.words.ts';
import { ArrowDown } from '#web/ui/icons/ArrowDown.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { isolate, t } from '#web/words/words.ts';
import type { useLatest } from './useLatest.ts';

/** The button and the announcer of new messages, outside the element that scrolls. */
export function Arrivals(arriving: ToLatestProps) {
  return (
    <>
      <ToLatest {...arriving} />
      <Announcer room={arriving.room} runtime={arriving.runtime} />
    </>
  );
}

interface RoomProps {
  room: Room;
  runtime: ChatRuntime;
}

type ToLatestProps = RoomProps & { latest: ReturnType<typeof useLatest> };

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
      className="absolute end-4 bottom-3 flex h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 text-sm font-semibold transition-colors hover:bg-paper-2"
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
function Announcer({ room, runtime }: RoomProps) {
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
        <p
          key={id}
        >{`${isolate(nameOf(senderId))}: ${(hasCards && cardHeard(content)) || isolate(lineWords(content))}`}</p>
      ))}
    </div>
  );
}
