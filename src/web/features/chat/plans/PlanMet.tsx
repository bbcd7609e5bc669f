import type { Message } from '#contract/chat.ts';
import { getPlan } from '#contract/plans.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { keepMet } from './plan.acts.ts';

/** Asks a person privately whether the meeting took place. */
export function PlanMet({ message }: { message: Message }) {
  const { chatRoomId: roomId, id: messageId } = message;
  const { data } = useRead(getPlan, { params: { roomId, messageId } });
  const [keep, isRunning] = useOneAtATime((hasMet: boolean | null) => keepMet(message, hasMet));
  if (data === undefined) return null;
  const { hasMet, isAsked } = data;
  if (hasMet === null && !isAsked) return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      {hasMet === null ? (
        <>
          <p className="font-semibold">{t('chat.did-you-meet', 'Did you meet?')}</p>
          <div className="flex gap-2 py-2">
            <Button variant="outline" size="sm" pending={isRunning} onClick={() => void keep(true)}>
              {t('chat.we-did', 'We did')}
            </Button>
            <Button variant="outline" size="sm" disabled={isRunning} onClick={() => void keep(false)}>
              {t('chat.not-this-time', 'Not this time')}
            </Button>
          </div>
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          {hasMet ? t('chat.you-met', 'You met.') : t('chat.you-did-not-meet', 'You did not meet.')}
          {isAsked && (
            <button type="button" className="min-h-11 text-sm font-semibold underline" onClick={() => void keep(null)}>
              {t('chat.take-that-back', 'Take that back')}
            </button>
          )}
        </p>
      )}
      <p className="text-sm text-ink-2">
        {t(
          'chat.a-note-to-yourself-nobody',
          'A note to yourself: nobody else sees it, and it changes no match. It is yours for a year.',
        )}
      </p>
    </div>
  );
}
