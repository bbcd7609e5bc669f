import { z } from 'zod';
import { userId } from './people.ts';

export const giftCategories = ['cosmic', 'nature', 'vibes', 'emoji', 'mystical'] as const;
export type GiftCategory = (typeof giftCategories)[number];
/** How rare a kind of gift is, from the most to the least common. */
export const rarities = ['common', 'rare', 'legendary', 'cosmic'] as const;
/** How a gift's particles move when it is unwrapped. */
export const giftMotions = ['sparkle', 'glow', 'bounce', 'float'] as const;

/** The number of particles when a gift is unwrapped, by rarity. */
export const PARTICLES: Readonly<Record<(typeof rarities)[number], number>> = {
  common: 8,
  rare: 12,
  legendary: 16,
  cosmic: 20,
};
/** The length of the animation of a gift that is unwrapped, in milliseconds. */
export const UNWRAP_MS = 2000;

/** The largest length of the note with a gift, in characters. */
export const GIFT_NOTE_MAX = 140;

/** The text of a gift in lists, quotes and notifications. It does not reveal the gift. */
export const GIFT_LINE = 'Sent a gift. 🎁';

export const giftType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  emoji: z.string(),
  category: z.enum(giftCategories),
  rarity: z.enum(rarities),
  animationType: z.enum(giftMotions),
});
export type GiftType = z.infer<typeof giftType>;

/** A gift in its message. While it is wrapped, only its sender knows the kind and the note. */
export const messageGift = z.object({
  receiverId: userId,
  /** Null for all but the sender while the gift is wrapped. Null for a kind that the product no longer has. */
  giftType: giftType.nullable(),
  /** The note. Empty for all but the sender while the gift is wrapped, and if there is no note. */
  message: z.string(),
  unwrappedAt: z.iso.datetime().optional(),
});
export type MessageGift = z.infer<typeof messageGift>;

/** Returns the note of a gift. Without a note, returns a sentence with the gift's name; '' if the kind is unknown. */
export const giftWords = ({ giftType: type, message }: MessageGift): string =>
  message === '' && type !== null ? `Sent you ${withArticle(type.name)}! 🎁` : message;

export function withArticle(name: string): string {
  if (/^An? /.test(name)) return name.replace(/^A/, 'a');
  return /^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`;
}
