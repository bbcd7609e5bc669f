import { giftTypes } from '#content/gifts.ts';
import {
  getGiftShelf,
  listGiftTypes,
  listReceivedGifts,
  listSentGifts,
  sendGift,
  setGiftShelf,
  unwrapGift,
} from '#contract/gifts.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { give, giftDayOf } from './gifts.ts';
import { receivedGifts, sentGifts, setShelf, shelfFor } from './shelf.ts';
import { unwrap } from './unwrap.ts';

export function gifts(server: Server): void {
  const { deps } = server;

  serve(server, listGiftTypes, async ({ caller }) => ({
    types: [...giftTypes],
    today: await giftDayOf(deps, caller.userId),
  }));

  serve(server, sendGift, ({ caller, body }) => {
    const { giftTypeId: typeId, receiverId, message: note, chatRoomId: roomId, sendAnyway: isSure = false } = body;
    const clientId = body.clientId ?? deps.newId();
    return give(deps, { userId: caller.userId, receiverId, typeId, note, roomId, clientId, isSure });
  });

  serve(server, unwrapGift, ({ caller, params }) => unwrap(deps, { userId: caller.userId, giftId: params.giftId }));

  serve(server, listReceivedGifts, ({ caller, query }) =>
    receivedGifts(deps, { userId: caller.userId, before: query.before }),
  );
  serve(server, listSentGifts, ({ caller, query }) => sentGifts(deps, { userId: caller.userId, before: query.before }));

  serve(server, getGiftShelf, ({ caller, params, query }) =>
    shelfFor(deps, { userId: params.id, viewerId: caller.userId, before: query.before }),
  );
  serve(server, setGiftShelf, async ({ caller, body }) => {
    await setShelf(deps, { userId: caller.userId, isHidden: body.isHidden });
    return { ok: true as const };
  });
}
