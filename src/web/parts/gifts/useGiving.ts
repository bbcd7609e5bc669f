import { useState } from 'react';
import { GIFT_NOTE_MAX, type GiftType } from '#contract/chat.gifts.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { sendGift } from '#contract/gifts.ts';
import { leftIn } from '#contract/texts.written.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { newId } from '#web/platform/newId.ts';
import { onSessionEnd } from '#web/platform/session/session.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { refreshGifts } from './gifts.data.ts';
import type { GiftPickerProps } from './GiftPicker.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';

/** Unsent notes by receiver, until the document is unloaded or the person signs out. */
const begun = new Map<number, string>();
/** By receiver, the last attempt without success. A retry reuses the `clientId`, so that only one gift is given. */
const tried = new Map<number, { what: string; clientId: string; at: number }>();
/** After this time, the same gift and note count as a second gift and not as a retry. */
const RETRY_MS = 10 * MINUTE_MS;
onSessionEnd(() => {
  begun.clear();
  tried.clear();
});

interface Giving extends Pick<GiftPickerProps, 'receiver' | 'roomId' | 'onGiven'> {
  chosen: GiftType | undefined;
}

/** Returns the note for the chosen gift, and the function that sends the gift. */
export function useGiving({ receiver, roomId, chosen, onGiven }: Giving) {
  const [note, setNote] = useState(() => begun.get(receiver.id) ?? '');
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [send, isRunning] = useOneAtATime(async () => {
    if (chosen === undefined) return;
    const what = `${chosen.id} ${note}`;
    const last = tried.get(receiver.id);
    const isRetry = last?.what === what && Date.now() - last.at < RETRY_MS;
    const clientId = isRetry ? last.clientId : newId();
    tried.set(receiver.id, { what, clientId, at: Date.now() });
    try {
      const { message } = await call(sendGift, {
        body: {
          giftTypeId: chosen.id,
          receiverId: receiver.id,
          message: note,
          clientId,
          ...(roomId !== undefined && { chatRoomId: roomId }),
          ...(isAsked && { sendAnyway: true }),
        },
      });
      begun.delete(receiver.id);
      tried.delete(receiver.id);
      refreshGifts();
      onGiven(message);
    } catch (error) {
      if (asCallError(error).code === 'gifts_used') refreshGifts();
      if (asCallError(error).code === 'send_anyway') setAsked(true);
      else setProblem(wordsFor(error, t('parts.that-did-not-go-out', 'That did not go out. Please try again.')));
    }
  });
  return {
    note,
    setNote: (text: string): void => {
      begun.set(receiver.id, text);
      setNote(text);
      setProblem(undefined);
      // A changed note needs a new confirmation.
      setAsked(false);
    },
    problem,
    isAsked,
    isTooLong: leftIn(note, GIFT_NOTE_MAX) < 0,
    send,
    isRunning,
  };
}
