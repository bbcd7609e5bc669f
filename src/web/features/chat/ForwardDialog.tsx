import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import type { Message, Room } from '#contract/chat.ts';
import { paths } from '#web/paths.ts';
import { TextField } from '#web/ui/Field.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { useFoundChats } from '#web/parts/chats.find.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { MoreChats } from '#web/parts/MoreChats.tsx';
import { RoomAvatar } from './RoomAvatar.tsx';

type ForwardDialogProps = { message: Message; runtime: ChatRuntime; open: boolean; onClose: () => void };

/** Sends the words of a message to another room, as one's own. */
export function ForwardDialog({ message, runtime, open, onClose }: ForwardDialogProps) {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const search = useDeferredValue(text).trim();
  const { rooms: found, isPending, more, readMore } = useFoundChats({ shown: 'all', search, openId: null });
  const rooms = found.filter(({ id, canSend, request }) => id !== message.chatRoomId && canSend && request === null);
  const forward = ({ id, name }: Room): void => {
    runtime.send(id, message.content);
    onClose();
    toast({
      title: t('chat.sent-to', 'Sent to {name}.', { name }),
      action: { label: t('common.open', 'Open'), onPress: () => navigate(paths.chat(id)) },
    });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={t('chat.forward', 'Forward')}
      description={t('chat.it-goes-as-your-own', 'It goes as your own words.')}
    >
      <TextField
        label={t('chat.search-chats', 'Search chats')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
      />
      <ul className="pt-3">
        {rooms.map((room) => (
          <li key={room.id} className="[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
            <button
              type="button"
              onClick={() => forward(room)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-paper-2"
            >
              <RoomAvatar room={room} size={40} />
              <bdi className="min-w-0 grow truncate font-semibold">{room.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {more !== null && <MoreChats key={`${search} ${more}`} onReach={readMore} />}
      {rooms.length === 0 && !isPending && more === null && (
        <p className="pt-3 text-ink-2">{t('chat.no-other-chat-takes-a', 'No other chat takes a message.')}</p>
      )}
    </Sheet>
  );
}
