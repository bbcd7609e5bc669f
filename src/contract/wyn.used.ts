import { z } from 'zod';

/** The most marks of used openers that a device keeps and sends, the latest ones. */
export const USED_MAX = 300;

/** The mark of an opener that a person put into a chat. It cannot be turned back into the words. */
export const usedMark = z.string().regex(/^[0-9a-z]{1,14}$/);

/** Returns the mark of an opener in a chat. Capitals and punctuation make no difference. */
export function markOf(chatRoomId: string, text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const key = `${chatRoomId} ${words.join(' ')}`;
  return hashOf(key, 0x81_1c_9d_c5).toString(36) + hashOf(key, 0x9e_37_79_b9).toString(36);
}

/** FNV-1a over the code points, from a start of its own. */
function hashOf(text: string, start: number): number {
  let hash = start;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
}
