import { useState } from 'react';
import type { Meeting } from '#contract/plans.meetings.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { MeetChoice } from '#web/parts/meet/MeetChoice.tsx';
import { tellMeeting, useAskedPlan, type MeetPlan } from '#web/parts/meet/meet.data.ts';
import { forYouAlone, keptWords } from '#web/parts/meet/meet.words.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';

const MeetWords = fetched(() => import('#web/parts/meet/MeetWords.tsx').then((code) => code.MeetWords));

interface Told extends MeetPlan {
  meeting: Meeting | null;
}

/** Asks once whether two met, the day after a plan of theirs. */
export function MeetNotice() {
  const asked = useAskedPlan().data?.plan ?? null;
  const [told, setTold] = useState<Told | null>(null);
  if (told !== null) return <ToldNotice told={told} onClose={() => setTold(null)} />;
  if (asked === null) return null;
  const { roomId, messageId: planId, title, person } = asked;
  const plan = { roomId, planId, title, otherId: person.id };
  const putAway = async (): Promise<void> => {
    try {
      await tellMeeting(plan, { hasMet: null });
    } catch (error) {
      tellFailure(error, t('meet.that-was-not-kept', 'That was not kept.'));
    }
  };
  return (
    <section aria-labelledby="did-you-meet" className={LOOK}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-2">
          <h2 id="did-you-meet" className="text-lg">
            {t('meet.did-you-meet', 'Did you meet?')}
          </h2>
          <p className="text-ink-2 wrap-anywhere">
            {rich(t('meet.title-with-person', '<title/> with <person/>'), {
              title: <bdi>{title}</bdi>,
              person: <bdi>{person.displayName}</bdi>,
            })}
          </p>
        </div>
        <IconButton icon={X} label={t('meet.do-not-ask-me', 'Do not ask me')} onClick={() => void putAway()} />
      </div>
      <MeetChoice
        plan={plan}
        onTold={({ hasMet, meeting = null }) => hasMet === true && setTold({ ...plan, meeting })}
      />
      <p className="text-sm text-ink-2">{forYouAlone}</p>
    </section>
  );
}

const LOOK = 'border-t border-line px-5 py-3 lg:border-t-0 lg:border-b lg:px-14';

function ToldNotice({ told, onClose }: { told: Told; onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('meet.did-you-meet', 'Did you meet?')} className={LOOK}>
      <p role="status">{keptWords(told.meeting)}</p>
      <p className="flex flex-wrap gap-x-5">
        <button type="button" onClick={() => setOpen(true)} className={ACT}>
          {t('meet.words-for-yourself', 'Words for yourself')}
        </button>
        <button type="button" onClick={onClose} className={ACT}>
          {t('meet.done', 'Done')}
        </button>
      </p>
      {isOpen && <MeetWords planId={told.planId} kept={{ meeting: told.meeting, words: '' }} onClose={onClose} />}
    </section>
  );
}

const ACT = 'min-h-11 font-semibold underline underline-offset-4';
