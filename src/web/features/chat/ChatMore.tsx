import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { isRequest } from '#web/parts/chats.order.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { paths } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Broom } from '#web/ui/icons/Broom.ts';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { EnvelopeSimple } from '#web/ui/icons/EnvelopeSimple.ts';
import { PushPin } from '#web/ui/icons/PushPin.ts';
import { SignOut } from '#web/ui/icons/SignOut.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import { Menu, type MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { answer } from './chat.data.ts';
import { useChatRuntime } from './chat.session.ts';
import { clearRoom, deleteRoom, leaveRoom, readRoom, setMarks } from './list.data.ts';
import { useMuteItems } from './useMuteItems.ts';

interface ChatMoreProps {
  room: Room;
  isOpen: boolean;
}

/** What one can do with a chat of the list: under the pointer, by keyboard, by a swipe and by the second mouse button. */
export function ChatMore({ room, isOpen }: ChatMoreProps) {
  // A menu of its own for each of a thousand rows would be heavy, so it is made at the first press.
  const [isMade, setMade] = useState(false);
  if (isMade) return <MadeMore room={room} isOpen={isOpen} />;
  return <MoreButton room={room} onClick={() => setMade(true)} />;
}

type ButtonProps = Pick<ChatMoreProps, 'room'> & { onClick?: () => void };

function MoreButton({ room, ...rest }: ButtonProps) {
  return (
    <IconButton
      {...rest}
      icon={DotsThree}
      label={t('chat.more-about-the-chat-with', 'More about the chat with {name}', { name: room.name })}
      aria-haspopup="menu"
      data-chat-more
      className="absolute top-1/2 right-2 -translate-y-1/2 bg-paper-3 text-ink opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:pointer-events-none"
    />
  );
}

type Asked = 'clear' | 'delete' | 'leave';

function MadeMore({ room, isOpen }: ChatMoreProps) {
  const [isShown, setShown] = useState(true);
  const [asked, setAsked] = useState<Asked | null>(null);
  const runtime = useChatRuntime();
  const [, go] = useLocation();
  const [run, isRunning] = useOneAtATime(async (what: () => Promise<void>) => {
    try {
      await what();
      setAsked(null);
    } catch (error) {
      toast({
        title: wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.')),
        tone: 'bad',
      });
    }
  });
  const mutes = useMuteItems(room);
  const remove = async (): Promise<void> => {
    if (isRequest(room)) await answer(room.id, 'delete');
    else if (runtime !== null) await (room.type === 'group' ? leaveRoom : deleteRoom)(runtime, room);
    if (isOpen) go(paths.chats(), { replace: true });
  };
  const confirm = (): void => {
    if (asked !== 'clear') void run(remove);
    else if (runtime !== null) void run(() => clearRoom(runtime, room));
  };
  const marks: MenuItem[] = [
    {
      label: room.pinnedAt === null ? t('chat.pin', 'Pin') : t('chat.unpin', 'Unpin'),
      icon: PushPin,
      onSelect: () => void run(() => setMarks(room.id, { isPinned: room.pinnedAt === null })),
    },
    readingItem(room, {
      mark: (isUnread) => void run(() => setMarks(room.id, { isUnread })),
      read: () => void run(() => readRoom(room)),
    }),
  ];
  const ends: MenuItem[] = [
    { label: t('chat.clear-history', 'Clear history'), icon: Broom, danger: true, onSelect: () => setAsked('clear') },
    room.type === 'group' ? leaveItem(() => setAsked('leave')) : deleteItem(() => setAsked('delete')),
  ];
  return (
    <>
      <Menu
        open={isShown}
        onOpenChange={setShown}
        items={isRequest(room) ? [deleteItem(() => setAsked('delete'))] : [...marks, ...mutes, 'line', ...ends]}
      >
        <MoreButton room={room} onClick={() => setShown(true)} />
      </Menu>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        {...wordsOf(asked, room)}
        danger
        pending={isRunning}
        onConfirm={confirm}
      />
    </>
  );
}

const deleteItem = (onSelect: () => void): MenuItem => ({
  label: t('chat.delete-chat', 'Delete chat'),
  icon: Trash,
  danger: true,
  onSelect,
});

const leaveItem = (onSelect: () => void): MenuItem => ({
  label: t('chat.leave', 'Leave'),
  icon: SignOut,
  danger: true,
  onSelect,
});

/** A chat with something unread is read at once; any other is marked, so that one comes back to it. */
function readingItem(room: Room, on: { mark: (isUnread: boolean) => void; read: () => void }): MenuItem {
  if (room.unreadCount > 0)
    return { label: t('chat.mark-as-read', 'Mark as read'), icon: EnvelopeSimple, onSelect: on.read };
  const { isMarkedUnread } = room;
  const label = isMarkedUnread ? t('chat.mark-as-read', 'Mark as read') : t('chat.mark-as-unread', 'Mark as unread');
  return { label, icon: EnvelopeSimple, onSelect: () => on.mark(!isMarkedUnread) };
}

function wordsOf(asked: Asked | null, { name, type }: Room) {
  if (asked === 'clear') {
    return {
      title: t('chat.clear-this-history', 'Clear this history?'),
      description:
        type === 'direct'
          ? t('chat.you-will-no-longer-see', 'You will no longer see what was said here. {name} keeps their copy.', {
              name,
            })
          : t(
              'chat.you-will-no-longer-see-what',
              'You will no longer see what was said here. The others keep their copy.',
            ),
      confirm: t('chat.clear', 'Clear'),
    };
  }
  if (asked === 'leave') {
    return {
      title: t('chat.leave-2', 'Leave {name}?', { name }),
      description: t(
        'chat.it-leaves-your-list-and',
        'It leaves your list, and you come back by invitation only. If it is yours, its eldest admin inherits it.',
      ),
      confirm: t('chat.leave', 'Leave'),
    };
  }
  return {
    title: t('chat.delete-the-chat-with', 'Delete the chat with {name}?', { name }),
    description: t(
      'chat.it-leaves-your-list-with',
      'It leaves your list with everything said in it. {name} keeps their copy and is not told. A new message brings the chat back, empty.',
      { name },
    ),
    confirm: t('chat.delete', 'Delete'),
  };
}
