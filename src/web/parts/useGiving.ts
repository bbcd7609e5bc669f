import { useRef, useState } from 'react';
import { GIFT_NOTE_MAX, type GiftType } from '#contract/chat.gifts.ts';
import { sendGift } from '#contract/gifts.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { newId } from '#web/platform/newId.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { refreshGifts } from './gifts.data.ts';
import type { GiftPickerProps } from './GiftPicker.tsx';
import { wordsFor } from './problems.ts';

/** Unsent notes by receiver, until the document is unloaded. */
const begun = new Map<number, string>();

interface Giving extends Pick<GiftPickerProps, 'receiver' | 'roomId' | 'onGiven'> {
  chosen: GiftType | undefined;
}

/** Returns the note for the chosen gift, and the function that sends the gift. */
export function useGiving({ receiver, roomId, chosen, onGiven }: Giving) {
  const [note, setNote] = useState(() => begun.get(receiver.id) ?? '');
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  /** The last attempt with its client id: a retry of the same gift uses the same id, so the server keeps one gift. */
  const tried = useRef({ what: '', clientId: '' });
  const [send, isRunning] = useOneAtATime(async () => {
    if (chosen === undefined) return;
    const what = `${chosen.id} ${note}`;
    if (tried.current.what !== what) tried.current = { what, clientId: newId() };
    try {
      const { message } = await call(sendGift, {
        body: {
          giftTypeId: chosen.id,
          receiverId: receiver.id,
          message: note,
          clientId: tried.current.clientId,
          ...(roomId !== undefined && { chatRoomId: roomId }),
          ...(isAsked && { sendAnyway: true }),
        },
      });
      begun.delete(receiver.id);
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
    isTooLong: [...note.normalize('NFC').trim()].length > GIFT_NOTE_MAX,
    send,
    isRunning,
  };
}
