import type { Room } from '#contract/chat.ts';
import { MessageWindows } from '#web/features/chat/lines/MessageWindows.tsx';
import { ToUnread } from '#web/features/chat/lines/ToUnread.tsx';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { MessageActsContext } from '#web/features/chat/state/message.acts.ts';
import { t } from '#web/words/words.ts';
import { Arrivals } from './Arrivals.tsx';
import { LowerEnd } from './LowerEnd.tsx';
import { MessageLines } from './MessageLines.tsx';
import { MessagesWaiting } from './MessagesWaiting.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { PinnedStrip } from './PinnedStrip.tsx';
import { RoomNotice } from './RoomNotice.tsx';
import { useConversation } from './useConversation.ts';

interface MessageListProps {
  room: Room;
  runtime: ChatRuntime;
}

const noMessages = t('chat.no-messages-yet-start-the', 'No messages yet. Start the conversation!');

/** The conversation. While the person is at its end, the end stays in view. Otherwise the scroll position is kept. */
export function MessageList({ room, runtime }: MessageListProps) {
  const { scroller, content, latest, today, isEmpty, isWhole, pins, acts, asked, close, unread, lines } =
    useConversation(room, runtime);
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <PinnedStrip room={room} me={runtime.store.me} pins={pins} acts={acts} />
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
          <MessagesWaiting roomId={room.id} runtime={runtime} />
          {isWhole && <RoomNotice room={room} />}
          <OlderMessages runtime={runtime} roomId={room.id} scroller={scroller} />
          {isEmpty && !(room.matchData !== null && room.canSend) && (
            <p className="py-4 text-center text-ink-2">{noMessages}</p>
          )}
          <MessageActsContext value={acts}>
            {lines.messages.length > 0 && <MessageLines {...lines} />}
          </MessageActsContext>
          <LowerEnd room={room} runtime={runtime} scroller={scroller} today={today} />
        </div>
      </div>
      <MessageWindows asked={asked} runtime={runtime} onClose={close} />
      <Arrivals latest={latest} room={room} runtime={runtime} />
    </div>
  );
}
