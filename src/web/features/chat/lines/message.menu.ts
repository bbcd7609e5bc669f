import type { Message } from '#contract/chat.ts';
import type { Called } from '#web/features/chat/names.ts';
import { mayBeEdited } from '#web/features/chat/state/limits.ts';
import { isThere, type MessageActs } from '#web/features/chat/state/message.acts.ts';
import { savingItem } from '#web/parts/saving/saving.ts';
import { lineName, wordsOfLine } from '#web/parts/translation/lines.ts';
import { want } from '#web/parts/translation/wanted.ts';
import { placeNow } from '#web/platform/place.ts';
import { openReport } from '#web/platform/report.ts';
import { ArrowBendUpLeft } from '#web/ui/icons/ArrowBendUpLeft.ts';
import { Copy } from '#web/ui/icons/Copy.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import { MagicWand } from '#web/ui/icons/MagicWand.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { Prohibit } from '#web/ui/icons/Prohibit.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import { PushPin } from '#web/ui/icons/PushPin.ts';
import { ShareFat } from '#web/ui/icons/ShareFat.ts';
import { Smiley } from '#web/ui/icons/Smiley.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

interface MessageMenuOf {
  message: Message;
  isMine: boolean;
  isAi: boolean;
  author: Called | undefined;
  isSaved: boolean;
}

/** Returns what a person may do with a message. */
export function itemsOf(
  { message, isMine, isAi, author, isSaved }: MessageMenuOf,
  acts: MessageActs | null,
): MenuItem[] {
  const { chatRoomId, seq, content, isDeleted } = message;
  const kind = isAi ? 'companion_reply' : 'message';
  // True if `content` is the product's text, not the author's.
  const isWordless = (message.gift ?? message.voice ?? message.gif ?? message.party) !== undefined;
  const canAnswer = acts?.canWrite === true && isThere(message);
  const isFresh = mayBeEdited(message);
  // A person who may no longer write can still delete their messages.
  const canDelete = isMine && acts !== null && isDeleted !== true;
  const items: (MenuItem | false)[] = [
    canAnswer && {
      label: t('chat.reply', 'Reply'),
      icon: ArrowBendUpLeft,
      movesFocus: true,
      onSelect: () => acts.reply(message),
    },
    canAnswer &&
      isMine &&
      (message.plan ?? message.poll) === undefined &&
      !isWordless &&
      isFresh && {
        label: t('common.edit', 'Edit'),
        icon: NotePencil,
        movesFocus: true,
        onSelect: () => acts.edit(message),
      },
    !isWordless &&
      isDeleted !== true &&
      content !== '' && { label: t('chat.copy', 'Copy'), icon: Copy, onSelect: () => void copy(content) },
    !isMine &&
      placeNow().machines.includes('translates') &&
      wordsOfLine(message) !== '' && {
        label: t('parts.translate', 'Translate'),
        icon: MagicWand,
        onSelect: () => want(lineName(message)),
      },
    isThere(message) &&
      (message.plan ?? message.poll) === undefined &&
      (!isWordless || (message.gif ?? message.voice) !== undefined) && {
        label: t('chat.forward', 'Forward'),
        icon: ShareFat,
        onSelect: () => acts?.ask('forward', message),
      },
    pinItem(message, acts),
    (isSaved || isThere(message)) && savingItem({ id: message.id, roomId: chatRoomId }, isSaved),
    message.reactions !== undefined && {
      label: t('chat.who-reacted', 'Who reacted'),
      icon: Smiley,
      onSelect: () => acts?.ask('who', message),
    },
    canDelete && {
      label: t('chat.delete-for-everyone', 'Delete for everyone'),
      icon: Trash,
      danger: true,
      onSelect: () => acts.ask('remove', message),
    },
    !isMine &&
      acts?.canBan === true &&
      author?.canBeBanned === true && {
        label: t('common.ban', 'Ban'),
        icon: Prohibit,
        danger: true,
        onSelect: () => acts.ask('ban', message),
      },
    !isMine && {
      label: t('common.report', 'Report'),
      icon: Flag,
      danger: true,
      onSelect: () => openReport({ kind, id: `${chatRoomId}:${seq}` }),
    },
  ];
  return items.filter((item) => item !== false);
}

function pinItem(message: Message, acts: MessageActs | null): MenuItem | false {
  if (acts?.canWrite !== true || !acts.canPin) return false;
  const isPinned = message.pinnedSeq !== undefined;
  if (!isPinned && !isThere(message)) return false;
  return {
    label: isPinned ? t('chat.unpin', 'Unpin') : t('chat.pin', 'Pin'),
    icon: PushPin,
    onSelect: () => acts.pin(message, !isPinned),
  };
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: t('chat.copied', 'Copied.') });
  } catch {
    toastFailure({ title: t('chat.the-browser-did-not-let', 'The browser did not let us copy.') });
  }
}
