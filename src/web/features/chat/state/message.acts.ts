import { createContext } from 'react';
import { deleteMessage, editMessage, reactToMessage } from '#contract/chat.changes.ts';
import type { Message, ReplyReference } from '#contract/chat.ts';
import { pinMessage } from '#contract/chat.pins.ts';
import { unwrapGift } from '#contract/gifts.ts';
import { removeMember } from '#contract/groups.ts';
import { refreshGroup } from '#web/parts/rooms/groups.data.ts';
import { refreshGifts } from '#web/parts/gifts/gifts.data.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { t } from '#web/words/words.ts';
import { refreshReactions, refreshRoom } from './chat.data.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import type { Answered } from './room.store.ts';

/** The actions for messages of the visible room. */
export interface MessageActs {
  /** False in a closed room and while a request waits. Then nothing can be answered, edited, reacted to or pinned. */
  canWrite: boolean;
  /** True if the person may pin messages for the whole room. */
  canPin: boolean;
  /** True for the owner and admins of a group. */
  canBan: boolean;
  pin: (message: Message, isOn: boolean) => void;
  reply: (message: Message) => void;
  edit: (message: Message) => void;
  /** Adds or removes the person's reaction. */
  react: (message: Message, emoji: string, isOn: boolean) => void;
  /** Opens a window about a message, such as all emoji, who reacted, or the question before a deletion. */
  ask: (kind: MessageDialog['kind'], message: Message) => void;
  /** Shows an unwrapped gift. A gift that is still wrapped is unwrapped first, by its receiver. */
  openGift: (message: Message) => Promise<void>;
  /** Scrolls to a message and loads it first if need be. Used by quotes, pins, search and unread messages. */
  jump: (seq: number) => void;
}

export interface MessageDialog {
  kind: 'react' | 'who' | 'forward' | 'remove' | 'ban' | 'gift' | 'unwrap';
  message: Message;
}

/** The quick reactions in the menu. */
export const AT_HAND = ['❤️', '😂', '👍', '😮', '😢', '🎉'] as const;

export const MessageActsContext = createContext<MessageActs | null>(null);

/** The highest number of characters in a quote, as on the server. */
const QUOTE_MAX = 120;

/** Returns the quote of a message as the server will make it. */
export function quoteOf({ id, seq, senderId, content, endsAt }: Answered): ReplyReference {
  const words = [...content].slice(0, QUOTE_MAX).join('');
  return { messageId: id, seq, senderId, content: words, ...(endsAt !== undefined && { endsAt }) };
}

/** Returns whether a message is neither deleted nor hidden, so that a reply can quote its words. */
export const isThere = ({ isDeleted, isHidden }: Message): boolean => isDeleted !== true && isHidden !== true;

/** Changes the text of the person's own message. Throws a CallError on failure. */
export async function edit(
  runtime: ChatRuntime,
  { chatRoomId, id }: Message,
  { content, isSure }: { content: string; isSure: boolean },
): Promise<void> {
  const params = { roomId: chatRoomId, messageId: id };
  const body = { content, ...(isSure && { sendAnyway: true }) };
  const { message } = await call(editMessage, { params, body });
  runtime.amend(message);
  refreshRoom(chatRoomId);
}

/** Deletes the person's own message for everybody. If that fails, shows an error and returns false. */
export async function remove(runtime: ChatRuntime, { chatRoomId, id }: Message): Promise<boolean> {
  try {
    const { message } = await call(deleteMessage, { params: { roomId: chatRoomId, messageId: id } });
    runtime.amend(message);
    refreshRoom(chatRoomId);
    return true;
  } catch (error) {
    tellFailure(error, t('chat.not-deleted', 'Not deleted.'));
    return false;
  }
}

/** Bans the author of a message from its group, even a former member. On failure, shows an error and returns false. */
export async function ban({ chatRoomId: roomId, senderId: userId }: Message): Promise<boolean> {
  try {
    await call(removeMember, { params: { roomId, userId }, body: { isBanned: true } });
    void refreshGroup(roomId);
    return true;
  } catch (error) {
    tellFailure(error, t('chat.not-banned', 'Not banned.'));
    return false;
  }
}

/** Unwraps a gift and returns its changed message. If that fails, shows an error and returns undefined. */
export async function unwrap(runtime: ChatRuntime, { id: giftId }: Message): Promise<Message | undefined> {
  try {
    const { message } = await call(unwrapGift, { params: { giftId } });
    runtime.amend(message);
    refreshGifts();
    return message;
  } catch (error) {
    tellFailure(error, t('chat.still-wrapped-3', 'Still wrapped.'));
    return undefined;
  }
}

/** Adds or removes the person's reaction. If that fails, shows an error. */
export async function react(
  runtime: ChatRuntime,
  { chatRoomId, id }: Message,
  body: { emoji: string; isOn: boolean },
): Promise<void> {
  try {
    const { message } = await call(reactToMessage, { params: { roomId: chatRoomId, messageId: id }, body });
    runtime.amend(message);
    refreshReactions(chatRoomId, id);
  } catch (error) {
    tellFailure(
      error,
      body.isOn ? t('chat.no-reaction-left', 'No reaction left.') : t('chat.the-reaction-stays', 'The reaction stays.'),
    );
  }
}

/** Pins a message for the whole room or unpins it. If that fails, shows an error. */
export async function pin(runtime: ChatRuntime, { chatRoomId, id }: Message, isOn: boolean): Promise<void> {
  try {
    const params = { roomId: chatRoomId, messageId: id };
    const { message } = await call(pinMessage, { params, body: { isOn } });
    runtime.amend(message);
  } catch (error) {
    tellFailure(error, isOn ? t('chat.not-pinned', 'Not pinned.') : t('chat.still-pinned', 'Still pinned.'));
  }
}
