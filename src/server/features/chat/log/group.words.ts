import type { Room } from '#contract/chat.ts';
import { spokenToReader } from '#server/platform/reader.ts';

/** Returns the name or the description of a group; those of an open room, which are ours, in the reader's language. */
export const groupWords = (roomType: Room['roomType'], words: string): string =>
  roomType === 'trending' ? spokenToReader(words) : words;
