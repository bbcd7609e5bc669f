import { MINUTE_MS } from '#contract/durations.ts';
import { giftTypes } from '#content/gifts.ts';
import { GIFT_LINE } from '#contract/chat.gifts.ts';
import type { Rng } from '#server/platform/clock.ts';
import { between, oneOf, weighted } from './chance.ts';
import { seededId } from './members.ts';
import type { DemoMessage, DemoTalk } from './talks.ts';

/** The relative chances of the rarities: rare gifts are given rarely. */
const CHANCES = { common: 6, rare: 4, legendary: 2, cosmic: 1 } as const;

/** Adds gifts to the talks. In most talks with an answer, a gift follows about half of the lines after the first. */
export function withGifts(rng: Rng, talks: readonly DemoTalk[]): DemoTalk[] {
  return talks.map((talk) => {
    const [first, second] = talk.lines;
    if (first === undefined || second === undefined || rng() < 0.25) return talk;
    const lines = talk.lines.flatMap((line, at) =>
      at > 0 && rng() < 0.5 ? [line, giftAfter(rng, talk, line)] : [line],
    );
    return { ...talk, lines };
  });
}

/** Returns a line with an unwrapped gift, from the sender and at the time of a given line. */
function giftAfter(rng: Rng, { low, high }: DemoTalk, { senderId, at }: DemoMessage): DemoMessage {
  const rarity = weighted(
    rng,
    Object.entries(CHANCES).map(([name, chance]) => [name, chance] as const),
  );
  const { id: type } = oneOf(
    rng,
    giftTypes.filter((one) => one.rarity === rarity),
  );
  const unwrappedAt = new Date(at.getTime() + between(rng, 0, 1) * MINUTE_MS);
  return {
    id: seededId(rng, at),
    clientId: seededId(rng, at),
    senderId,
    content: GIFT_LINE,
    at,
    gift: { type, receiverId: senderId === low ? high : low, note: '', unwrappedAt },
  };
}

/** Returns the rows of a talk's gifts; a gift's `seq` is that of its own line. */
export function giftRows({ roomId, lines }: DemoTalk): Record<string, unknown>[] {
  return lines.flatMap(({ id, senderId, at, gift }, index) =>
    gift === undefined
      ? []
      : [
          {
            id,
            room_id: roomId,
            seq: index + 1,
            type: gift.type,
            sender_id: senderId,
            receiver_id: gift.receiverId,
            sent_at: at,
            unwrapped_at: gift.unwrappedAt,
          },
        ],
  );
}
