import { chatWishOf, type ChatWish } from './wish.ts';

type WishInput = Parameters<typeof chatWishOf>[0];

/** Null for a message that wants nothing of the chats. */
export const read = (input: WishInput): ChatWish | null => chatWishOf(input) ?? null;

export const samples: readonly WishInput[] = [];
