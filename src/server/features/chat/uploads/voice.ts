import type { Message } from '#contract/chat.ts';
import { VOICE_LINE } from '#contract/chat.voice.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';
import { sendUploads, type Sending } from './uploads.ts';

interface AttachedVoice {
  id: string;
  wave: number[];
  alt: string;
}

/** Writes a message with a voice note of its sender. The note's length is measured at its upload. */
export function sendVoice(
  deps: Sending,
  draft: Omit<MessageDraft, 'content'>,
  { wanted, isSure }: { wanted: AttachedVoice; isSure: boolean },
): Promise<{ message: Message; duplicate: boolean }> {
  return sendUploads(
    deps,
    { ...draft, content: VOICE_LINE },
    {
      field: 'voice',
      unfit: 'AI characters hear no voice notes.',
      isSure,
      claim: async (trx, thing) => {
        const { id, ms } = await deps.media.claimVoice(trx, { ...thing, id: wanted.id });
        return { voice: { id, ms, wave: wanted.wave, alt: wanted.alt } };
      },
    },
  );
}
