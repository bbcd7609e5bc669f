import type { ChatLimits } from '#contract/chat.list.ts';
import type { Message } from '#contract/chat.ts';
import { chatsInCache } from '#web/parts/chats.data.ts';
import { serverNow } from '#web/platform/serverTime.ts';

/** The server's limits of a message, read with the list. Before that, the server may still refuse one. */
export function chatLimits(): Partial<ChatLimits> {
  return chatsInCache()?.limits ?? {};
}

export const mostPictures = (): number => chatLimits().picturesMax ?? Infinity;

/** In milliseconds. */
export const longestVoice = (): number => chatLimits().voiceMs ?? Infinity;

/** Returns the number of characters that a message has left. */
export function leftOf(content: string): number {
  return (chatLimits().messageMax ?? Infinity) - [...content].length;
}

/** Returns whether a message is young enough for its author to edit it. */
export function mayBeEdited({ createdAt }: Pick<Message, 'createdAt'>): boolean {
  return serverNow() - Date.parse(createdAt) < (chatLimits().editMs ?? Infinity);
}
