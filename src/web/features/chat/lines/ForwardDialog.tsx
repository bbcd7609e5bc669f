import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { gifOfMessage } from '#contract/chat.changes.ts';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { Message, Room } from '#contract/chat.ts';
import { copyPicture, copyVoice } from '#contract/media.ts';
import type { Attached } from '#web/features/chat/outbox/outbox.storage.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { newId } from '#web/platform/newId.ts';
import { paths } from '#web/paths.ts';
import { TextField } from '#web/ui/Field.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { useFoundChats } from '#web/parts/rooms/chats.find.ts';
import { outcomeOf, type SendOutcome } from './outcome.ts';
import { MoreChats } from '#web/parts/rooms/MoreChats.tsx';
import { RoomAvatar } from '#web/parts/rooms/RoomAvatar.tsx';

/** If a message is not sent within this time, a toast says that it is on its way. */
const SOON_MS = 1000;

type ForwardDialogProps = { message: Message; runtime: ChatRuntime; open: boolean; onClose: () => void };

/** Sends a copy of a message (words and pictures, a GIF or a voice note) to another room, as the person's own. */
export function ForwardDialog({ message, runtime, open, onClose }: ForwardDialogProps) {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const search = useDeferredValue(text).trim();
  const { rooms: found, isPending, more, readMore } = useFoundChats({ shown: 'all', search, openId: null });
  const rooms = found.filter((room) => room.id !== message.chatRoomId && takes(room, message));
  const [forward, isRunning, running] = useOneAtATime(async ({ id, name }: Room) => {
    const taken = await takenFrom(message).catch((error: unknown) => {
      toastFailure({
        title: t('chat.not-forwarded', 'It was not forwarded.'),
        description: asCallError(error).words,
      });
    });
    if (taken === undefined) return;
    const { clientId } = runtime.send(id, message.content, taken);
    onClose();
    void tellOutcome(outcomeOf(runtime.store, id, clientId), name, () => navigate(paths.chat(id)));
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={t('chat.forward', 'Forward')}
      description={
        message.voice === undefined
          ? t('chat.it-goes-as-your-own', 'It is sent as your own message.')
          : t('chat.a-copy-goes-from-you', 'They get a copy, sent by you.')
      }
      keepsHeight
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
              disabled={isRunning}
              aria-busy={running?.id === room.id}
              onClick={() => void forward(room)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-paper-2"
            >
              <RoomAvatar room={room} size={40} />
              <bdi className="min-w-0 truncate font-semibold">{room.name}</bdi>
              <PersonMark of={room.otherUser} className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      {more !== null && <MoreChats key={`${search} ${more}`} onReach={readMore} />}
      {rooms.length === 0 && !isPending && more === null && (
        <p className="pt-3 text-ink-2">{t('chat.no-other-chat-takes-a', 'There is no other chat you can write in.')}</p>
      )}
    </Sheet>
  );
}

/** Announces whether a message was sent. If sending takes long, first announces that the message is on its way. */
async function tellOutcome(coming: Promise<SendOutcome>, name: string, open: () => void): Promise<void> {
  const action = { label: t('common.open', 'Open'), onPress: open };
  const wait = setTimeout(
    () => toast({ title: t('chat.on-its-way-to', 'On its way to {name}.', { name }), action }),
    SOON_MS,
  );
  const outcome = await coming;
  clearTimeout(wait);
  if (outcome === 'sent') toast({ title: t('chat.sent-to', 'Sent to {name}.', { name }), action });
  else {
    const description =
      outcome === 'asked'
        ? t('chat.forward-asks', 'These words may hurt there. Open the chat and decide whether to send them.')
        : t('chat.forward-refused', 'Open the chat to read why.');
    toastFailure({ title: t('chat.not-sent-to', 'Not sent to {name}.', { name }), description, action });
  }
}

/** Returns whether the message may go to the room; AI characters take no pictures, GIFs or voice notes. */
function takes({ canSend, request, roomType }: Room, { pictures, gif, voice }: Message): boolean {
  return canSend && request === null && ((pictures ?? gif ?? voice) === undefined || roomType !== 'companion');
}

/** Returns copies of a message's attachments, for another message. Throws a CallError if they cannot be copied. */
async function takenFrom(message: Message): Promise<Attached> {
  const { chatRoomId: roomId, id: messageId, gif, pictures, voice } = message;
  if (gif !== undefined) {
    return { gif: { ...gif, ...(await call(gifOfMessage, { params: { roomId, messageId } })) } };
  }
  if (voice !== undefined) {
    // A voice note belongs to one message, so the new message gets a copy.
    const copy = await call(copyVoice, { params: { id: voice.id }, body: { clientId: newId() } });
    return { voice: { ...voice, ...copy } };
  }
  return pictures === undefined ? {} : { pictures: await copiesOf(message) };
}

/** Each picture belongs to one message, so another message gets copies. */
function copiesOf({ pictures = [] }: Message): Promise<MessagePicture[]> {
  return Promise.all(
    pictures.map(async ({ id, alt }) => {
      const copy = await call(copyPicture, { params: { id }, body: { clientId: newId() } });
      return { ...copy, alt };
    }),
  );
}
