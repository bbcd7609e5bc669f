import type { Message } from '#contract/chat.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';
import { sendUploads, type Sending } from './uploads.ts';

interface AttachedPicture {
  id: string;
  alt: string;
}

/** Writes a message with pictures of its sender. */
export function sendPictures(
  deps: Sending,
  draft: MessageDraft,
  { wanted, isSure }: { wanted: readonly AttachedPicture[]; isSure: boolean },
): Promise<{ message: Message; duplicate: boolean }> {
  return sendUploads(deps, draft, {
    field: 'pictures',
    unfit: 'AI characters see no pictures.',
    isSure,
    claim: async (trx, thing) => {
      const found = await deps.media.claim(trx, { ...thing, ids: wanted.map(({ id }) => id) });
      const pictures = found.map(({ id, width, height, thumbhash }, at) => {
        return { id, width, height, thumbhash, alt: wanted[at]?.alt ?? '' };
      });
      return { pictures };
    },
  });
}
