import { withArticle, type MessageGift } from '#contract/chat.gifts.ts';
import type { Message } from '#contract/chat.ts';
import { language, spoken, t } from '#web/words/words.ts';

/** Returns the note of a gift. Without a note, returns a sentence with the gift's name; '' if the kind is unknown. */
export function giftLine({ giftType: type, message }: MessageGift): string {
  if (message !== '' || type === null) return message;
  const gift = language === 'en' ? withArticle(type.name) : spoken(type.name);
  return t('chat.sent-you-gift', 'Sent you {gift}! 🎁', { gift });
}

/** Returns the title of a gift: that the reader sent or received it, or the names of both people. */
export function giftTitle({ gift, senderId }: Message, me: number, nameOf: (id: number) => string): string {
  if (senderId === me) return t('chat.you-sent-a-cosmic-gift', 'You sent a cosmic gift!');
  if (gift?.receiverId === me) return t('chat.you-received-a-cosmic-gift', 'You received a cosmic gift!');
  return t('chat.sent-a-gift', '{name} sent {name2} a gift', {
    name: nameOf(senderId),
    name2: nameOf(gift?.receiverId ?? 0),
  });
}
