import { meetings, type Meeting } from '#contract/plans.meetings.ts';
import { useFault } from '#web/parts/failures/useFault.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { reportMeeting, tellMeeting, type MeetPlan } from './meet.data.ts';
import { meetingWords } from './meet.words.ts';

interface MeetChoiceProps {
  plan: MeetPlan;
  /** Called once an answer is stored. */
  onTold?: (kept: { hasMet: boolean | null; meeting?: Meeting }) => void;
}

/** The answers to "Did you meet?". The last of the three leads on into a report. */
export function MeetChoice({ plan, onTold }: MeetChoiceProps) {
  const [tell, isRunning, fault] = useFault(async (kept: { hasMet: boolean | null; meeting?: Meeting }) => {
    await tellMeeting(plan, kept);
    onTold?.(kept);
    if (kept.meeting === 'wrong') reportMeeting(plan);
  });
  return (
    <div role="group" aria-label={t('meet.how-it-was', 'How it was')}>
      <div className="flex flex-wrap gap-2 py-2">
        {meetings.map((meeting) => (
          <Button
            key={meeting}
            variant="outline"
            size="sm"
            disabled={isRunning}
            onClick={() => void tell({ hasMet: true, meeting })}
          >
            {meetingWords[meeting]}
          </Button>
        ))}
      </div>
      <button
        type="button"
        disabled={isRunning}
        onClick={() => void tell({ hasMet: false })}
        className="min-h-11 text-sm font-semibold underline underline-offset-4"
      >
        {t('meet.we-did-not-meet', 'We did not meet')}
      </button>
      <p role="alert" className="text-sm text-coral-ink empty:hidden">
        {fault}
      </p>
    </div>
  );
}
