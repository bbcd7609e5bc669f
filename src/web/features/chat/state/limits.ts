import type { ChatLimits } from '#contract/chat.list.ts';
import type { Message } from '#contract/chat.ts';
import { leftIn } from '#contract/texts.written.ts';
import { chatsInCache } from '#web/parts/rooms/chats.data.ts';
import { serverNow } from '#web/platform/serverTime.ts';

/** Returns the server's limits on messages, which come with the list. Before that, only the server checks. */
export function chatLimits(): Partial<ChatLimits> {
  return chatsInCache()?.limits ?? {};
}

export const mostPictures = (): number => chatLimits().picturesMax ?? Infinity;

/** Returns the longest voice note in milliseconds; Infinity before the list is read. */
export const longestVoice = (): number => chatLimits().voiceMs ?? Infinity;

/** Returns the number of characters that may still be added to a message; negative if it is too long. */
export function leftOf(content: string): number {
  return leftIn(content, chatLimits().messageMax ?? Infinity);
}

/** Returns the number of characters that may still be added to a description; negative if it is too long. */
export function altLeft(alt: string): number {
  return leftIn(alt, chatLimits().altMax ?? Infinity);
}

/** Returns whether a message is young enough for its author to edit it. */
export function mayBeEdited({ createdAt }: Pick<Message, 'createdAt'>): boolean {
  return serverNow() - Date.parse(createdAt) < (chatLimits().editMs ?? Infinity);
}
