import { use } from 'react';
import type { Message } from '#contract/chat.ts';
import { NamesContext, SOMEONE } from '#web/features/chat/names.ts';
import { useRoom } from '#web/features/chat/state/chat.data.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { clockTime } from '#web/features/chat/times.ts';
import { t } from '#web/words/words.ts';
import { giftTitle } from './gift.words.ts';
import { GiftMoment } from './GiftMoment.tsx';

interface GiftWindowProps {
  message: Message;
  runtime: ChatRuntime;
  isUnwrapping: boolean;
  onClose: () => void;
}

/** A gift counts as sent "just now" for this time. */
const JUST_NOW_MS = 120_000;

/** Shows the opened gift of a message. Its receiver can answer with thanks. */
export function GiftWindow({ message, runtime, isUnwrapping, onClose }: GiftWindowProps) {
  const room = useRoom(message.chatRoomId).data;
  const names = use(NamesContext);
  const { gift, senderId, createdAt } = message;
  const { me } = runtime.store;
  const { giftType } = gift ?? {};
  if (gift === undefined || !giftType) return null;
  const other = room?.otherUser ?? null;
  const nameOf = (id: number): string =>
    id === me ? t('common.you', 'You') : (names?.get(id)?.name ?? other?.displayName ?? SOMEONE);
  const thank = (): void => {
    onClose();
    runtime.store.update(message.chatRoomId, { about: { kind: 'reply', message } });
  };
  const isFresh = Date.now() - Date.parse(createdAt) < JUST_NOW_MS;
  return (
    <GiftMoment
      gift={{ ...gift, giftType }}
      id={message.id}
      from={{ name: nameOf(senderId), person: other?.id === senderId ? other : null }}
      back={room?.name ?? SOMEONE}
      title={giftTitle(message, me, nameOf)}
      when={isFresh ? t('chat.just-now', 'just now') : clockTime(createdAt)}
      isUnwrapping={isUnwrapping}
      onThanks={gift.receiverId === me && room?.canSend === true ? thank : undefined}
      onClose={onClose}
    />
  );
}
