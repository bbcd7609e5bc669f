import { useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { getPlan } from '#contract/plans.ts';
import { useRoom } from '#web/features/chat/state/chat.data.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { MeetChoice } from '#web/parts/meet/MeetChoice.tsx';
import { tellMeeting } from '#web/parts/meet/meet.data.ts';
import { forYouAlone, keptWords } from '#web/parts/meet/meet.words.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

const MeetWords = fetched(() => import('#web/parts/meet/MeetWords.tsx').then((code) => code.MeetWords));

/** Asks each of two who both said yes whether they met, in the plan's own card, and shows what they keep of it. */
export function PlanMeeting({ message }: { message: Message }) {
  const { chatRoomId: roomId, id: planId, plan } = message;
  const { data } = useRead(getPlan, { params: { roomId, messageId: planId } });
  const { data: room } = useRoom(roomId);
  const [isOpen, setOpen] = useState(false);
  const [takeBack] = useOneAtATime(async () => {
    try {
      await tellMeeting({ roomId, planId }, { hasMet: null });
    } catch (error) {
      tellFailure(error, t('meet.that-was-not-kept', 'That was not kept.'));
    }
  });
  if (data === undefined) return null;
  const { hasMet, meeting, words, isAsked } = data;
  if (hasMet === null && !isAsked) return null;
  const ofTwo = { roomId, planId, title: plan?.title ?? '', otherId: room?.otherUser?.id };
  return (
    <div className="mt-3 border-t border-line pt-3">
      {hasMet === null ? (
        <>
          <p className="font-semibold">{t('meet.did-you-meet', 'Did you meet?')}</p>
          <MeetChoice plan={ofTwo} />
        </>
      ) : (
        <>
          <p>{hasMet ? keptWords(meeting) : t('meet.you-did-not-meet', 'You did not meet.')}</p>
          {words !== '' && (
            <p {...asWritten} className="mt-1 whitespace-pre-wrap text-ink-2 wrap-anywhere">
              {words}
            </p>
          )}
          <p className="flex flex-wrap gap-x-5">
            {hasMet && (
              <button type="button" onClick={() => setOpen(true)} className={ACT}>
                {t('meet.words-for-yourself', 'Words for yourself')}
              </button>
            )}
            {isAsked && (
              <button type="button" onClick={() => void takeBack()} className={ACT}>
                {t('meet.take-that-back', 'Take that back')}
              </button>
            )}
          </p>
        </>
      )}
      <p className="text-sm text-ink-2">{forYouAlone}</p>
      {isOpen && <MeetWords planId={planId} kept={{ meeting, words }} onClose={() => setOpen(false)} />}
    </div>
  );
}

const ACT = 'min-h-11 text-sm font-semibold underline underline-offset-4';
