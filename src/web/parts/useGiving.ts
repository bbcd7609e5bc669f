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

/** Notes that were begun, by whom they are for, until the page is left. */
const begun = new Map<number, string>();

interface Giving extends Pick<GiftPickerProps, 'receiver' | 'roomId' | 'onGiven'> {
  chosen: GiftType | undefined;
}

/** Returns the note of a gift that is being chosen, and how to send it. */
export function useGiving({ receiver, roomId, chosen, onGiven }: Giving) {
  const [note, setNote] = useState(() => begun.get(receiver.id) ?? '');
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  /** What was tried last, with its id: the same gift again is not a second one. */
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
      // Other words need another confirmation.
      setAsked(false);
    },
    problem,
    isAsked,
    isTooLong: [...note.normalize('NFC').trim()].length > GIFT_NOTE_MAX,
    send,
    isRunning,
  };
}
