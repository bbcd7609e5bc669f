import { memo } from 'react';
import { Link } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { listTime } from '#web/features/chat/times.ts';
import { lastWords, lineAs } from '#web/parts/rooms/lines.words.ts';
import { unreadIn } from '#web/parts/rooms/chats.order.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { paths } from '#web/paths.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { cx } from '#web/ui/cx.ts';
import { PushPin } from '#web/ui/icons/PushPin.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { MarkInText, PersonMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { ChatMore } from './ChatMore.tsx';
import { isMuted } from './muting.ts';
import { RoomAvatar } from '#web/parts/rooms/RoomAvatar.tsx';
import { useLastBy, type LastBy } from './useLastBy.ts';

interface ChatRowProps {
  room: Room;
  me: number | undefined;
  /** A time of today, which changes only at midnight. */
  now: Date;
  isOpen: boolean;
}

export const ChatRow = memo(function ChatRow({ room, me, now, isOpen }: ChatRowProps) {
  const [text] = useDraft(me ?? 0, room.id);
  // The draft of the open chat is already visible in its field.
  const draft = isOpen || !room.canSend ? '' : text.trim();
  const lastBy = useLastBy(room, me);
  const { otherUser, unreadCount, lastMessageTimestamp } = room;
  const lastMessage = lastWords(room);
  return (
    <li data-room={room.id} className="group/row @container relative touch-pan-y contain-content">
      <Link
        href={paths.chat(room.id)}
        aria-current={isOpen ? 'page' : undefined}
        className={cx(
          'flex min-h-18 items-center gap-3 rounded-bubble px-3 py-2.5 transition-colors pointer-coarse:pe-11',
          isOpen ? 'bg-paper-3' : 'hover:bg-paper-2',
        )}
      >
        <RoomAvatar room={room} size={50} presence />
        <span className="flex min-w-0 grow flex-col">
          <span className="flex items-center gap-x-2 @max-[14rem]:flex-wrap">
            <bdi className="max-w-full truncate font-semibold">{room.name}</bdi>
            <PersonMark of={otherUser} className="shrink-0" />
            {isMuted(room) && (
              <span role="img" aria-label={t('chat.muted', 'Muted')} className="shrink-0 text-ink-2">
                <SpeakerSlash size={16} />
              </span>
            )}
            {lastMessageTimestamp !== null && (
              <time
                dateTime={lastMessageTimestamp}
                className="tabular ms-auto shrink-0 ps-1 text-xs font-medium text-ink-2"
              >
                {listTime(lastMessageTimestamp, now)}
              </time>
            )}
          </span>
          <span className="flex items-center gap-2">
            <span className={cx('grow truncate', unreadIn(room) > 0 ? 'font-medium text-ink' : 'text-ink-2')}>
              {draft !== '' ? (
                <span>
                  <span className="font-semibold">{t('chat.draft', 'Draft:')}</span> <bdi {...asWritten}>{draft}</bdi>
                </span>
              ) : lastMessage === null ? (
                <span>{wordsWithout(room)}</span>
              ) : (
                <span>
                  {isMine(room, me) ? <span>{t('chat.you', 'You: ')}</span> : <By last={lastBy} />}
                  <bdi {...lineAs(room.lastMessage ?? '', otherUser)}>{lastMessage}</bdi>
                </span>
              )}
            </span>
            {room.pinnedAt !== null && (
              <span role="img" aria-label={t('chat.pinned', 'Pinned')} className="shrink-0 text-ink-2">
                <PushPin size={16} filled />
              </span>
            )}
            {unreadCount === 0 && room.isMarkedUnread ? (
              <span
                role="img"
                aria-label={t('chat.marked-as-unread', 'Marked as unread')}
                className={cx('size-3 shrink-0 rounded-full', room.isMuted ? 'bg-ink-3' : 'bg-coral-fill')}
              />
            ) : (
              <Badge count={unreadCount} tone={room.isMuted ? 'quiet' : 'coral'} className="shrink-0" />
            )}
          </span>
        </span>
      </Link>
      <ChatMore room={room} isOpen={isOpen} />
    </li>
  );
});

/** Names the author of a group’s last line, with the mark of a companion or a demo member. */
function By({ last }: { last: LastBy | null }) {
  if (last === null) return null;
  return (
    <span>
      <bdi>{last.name}</bdi>
      <MarkInText of={last.from} />
      <span>: </span>
    </span>
  );
}

/** Returns the text for a chat that has no last message, or whose last message this person may not see. */
function wordsWithout({ canSend, lastMessageTimestamp }: Room): string {
  if (!canSend) return t('chat.this-chat-is-closed', 'This chat is closed.');
  return lastMessageTimestamp === null
    ? t('chat.say-the-first-word', 'Say the first word.')
    : t('chat.a-hidden-message', 'A hidden message');
}

function isMine({ lastMessageSenderId }: Room, me: number | undefined): boolean {
  return me !== undefined && lastMessageSenderId === me;
}
