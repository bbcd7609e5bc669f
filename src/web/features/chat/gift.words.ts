import type { Message } from '#contract/chat.ts';

/** Returns what a reader is told of a gift. */
export function giftTitle({ gift, senderId }: Message, me: number, nameOf: (id: number) => string): string {
  if (senderId === me) return 'You sent a cosmic gift!';
  if (gift?.receiverId === me) return 'You received a cosmic gift!';
  return `${nameOf(senderId)} sent ${nameOf(gift?.receiverId ?? 0)} a gift`;
}
