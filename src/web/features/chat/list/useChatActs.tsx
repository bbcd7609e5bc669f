import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { useChatRuntime } from '#web/features/chat/state/chat.session.ts';
import {
  answer,
  changeSettings,
  clearRoom,
  deleteRoom,
  leaveRoom,
  readRoom,
} from '#web/features/chat/state/list.data.ts';
import { isRequest } from '#web/parts/rooms/chats.order.ts';
import { leavingWords } from '#web/parts/rooms/groups.words.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Broom } from '#web/ui/icons/Broom.ts';
import { EnvelopeSimple } from '#web/ui/icons/EnvelopeSimple.ts';
import { SignOut } from '#web/ui/icons/SignOut.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';
import { useSettingItems } from './useSettingItems.ts';

type ChatConfirmation = 'clear' | 'delete' | 'leave';

interface ChatActs {
  /** The entries for the person's own settings of the chat. */
  settings: MenuItem[];
  reading: MenuItem;
  /** The entries that clear, delete or leave the chat. Each asks first. */
  ends: MenuItem[];
  /** The dialog in which an entry of `ends` asks. The caller renders it beside the menu. */
  question: ReactNode;
}

/** Returns the menu entries for a chat. If the chat is open, deleting or leaving it navigates to the list. */
export function useChatActs(room: Room, isOpen: boolean): ChatActs {
  const [asked, setAsked] = useState<ChatConfirmation | null>(null);
  const runtime = useChatRuntime();
  const [, go] = useLocation();
  const settings = useSettingItems(room);
  const [run, isRunning] = useTold(async (what: () => Promise<void>) => {
    await what();
    setAsked(null);
  });
  const away = (): void => {
    if (isOpen) go(paths.chats(), { replace: true });
  };
  const remove = async (): Promise<void> => {
    if (isRequest(room)) await answer(room.id, 'delete');
    else if (runtime !== null && room.type === 'group') return leaveRoom(runtime, room, away);
    else if (runtime !== null) await deleteRoom(runtime, room);
    away();
    return undefined;
  };
  const confirm = (): void => {
    if (asked !== 'clear') void run(remove);
    else if (runtime !== null) void run(() => clearRoom(runtime, room));
  };
  const remover = room.type === 'group' ? leaveItem(() => setAsked('leave')) : deleteItem(() => setAsked('delete'));
  return {
    settings,
    reading: readingItem(room, {
      mark: (isUnread) => void run(() => changeSettings(room.id, { isUnread })),
      read: () => void run(() => readRoom(room)),
    }),
    ends: isRequest(room) ? [remover] : [clearItem(() => setAsked('clear')), remover],
    question: (
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        {...wordsOf(asked, room)}
        danger
        pending={isRunning}
        onConfirm={confirm}
      />
    ),
  };
}

const clearItem = (onSelect: () => void): MenuItem => ({
  label: t('chat.clear-history', 'Clear history'),
  icon: Broom,
  danger: true,
  onSelect,
});

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

/**
 * Returns the entry that marks a chat as read, if it has unread messages or is marked as unread. Otherwise the entry
 * marks the chat as unread.
 */
function readingItem(room: Room, on: { mark: (isUnread: boolean) => void; read: () => void }): MenuItem {
  if (room.unreadCount > 0)
    return { label: t('chat.mark-as-read', 'Mark as read'), icon: EnvelopeSimple, onSelect: on.read };
  const { isMarkedUnread } = room;
  const label = isMarkedUnread ? t('chat.mark-as-read', 'Mark as read') : t('chat.mark-as-unread', 'Mark as unread');
  return { label, icon: EnvelopeSimple, onSelect: () => on.mark(!isMarkedUnread) };
}

function wordsOf(asked: ChatConfirmation | null, { name, type, roomType }: Room) {
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
      description: leavingWords(roomType, t('chat.if-it-is-yours', ' If it is yours, its eldest admin inherits it.')),
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
