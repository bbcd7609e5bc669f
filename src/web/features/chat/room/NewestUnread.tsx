import { Link } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { isMuted } from '#web/features/chat/list/muting.ts';
import { useChats } from '#web/parts/rooms/chats.data.ts';
import { unreadIn } from '#web/parts/rooms/chats.order.ts';
import { lastWords, lineAs } from '#web/parts/rooms/lines.words.ts';
import { RoomAvatar } from '#web/parts/rooms/RoomAvatar.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';

/** The chat with the newest unread line, where no chat is open; nothing while all is read. */
export function NewestUnread() {
  const room = newestOf(useChats().data?.chats ?? []);
  if (room === undefined) return null;
  return (
    <section
      aria-label={t('chat.newest-unread', 'Newest unread')}
      className="mb-8 flex items-center gap-4 rounded-plate border-[1.5px] border-line p-5"
    >
      <RoomAvatar room={room} size={64} presence />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2">
          <bdi className="display truncate text-xl">{room.name}</bdi>
          <PersonMark of={room.otherUser} className="shrink-0" />
          <Badge count={unreadIn(room)} className="shrink-0" />
        </p>
        {room.lastMessage !== null && (
          <p
            {...lineAs(room.lastMessage ?? '', room.otherUser)}
            className="line-clamp-2 text-ink-2 [overflow-wrap:anywhere]"
          >
            {lastWords(room) ?? ''}
          </p>
        )}
      </div>
      <Link href={paths.chat(room.id)} className={`${buttonClass({ variant: 'lime' })} shrink-0`}>
        {t('chat.open-it', 'Open')}
      </Link>
    </section>
  );
}

/** Returns the room with the newest line among those with unread lines; muted rooms call for nobody. */
function newestOf(rooms: readonly Room[]): Room | undefined {
  const unread = rooms.filter((room) => unreadIn(room) > 0 && !isMuted(room));
  return unread.toSorted((a, b) => (b.lastMessageTimestamp ?? '').localeCompare(a.lastMessageTimestamp ?? ''))[0];
}
