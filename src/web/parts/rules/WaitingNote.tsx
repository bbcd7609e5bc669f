import { Link } from 'wouter';
import { takeBack, type WaitingState } from '#contract/moderation.waiting.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { clock } from '#web/platform/ago.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Eye } from '#web/ui/icons/Eye.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { t } from '#web/words/words.ts';

interface WaitingNoteProps {
  id: string;
  waiting: WaitingState;
  /** Runs once the thing waits no more because its sender took it back or put it away. */
  onGone: () => void;
  className?: string;
}

/** Says below a picture that it waits for a look, what happens and by when; its sender can take it back. */
export function WaitingNote({ id, waiting, onGone, className }: WaitingNoteProps) {
  const isLate = useIsPast(Date.parse(waiting.opensAt));
  const [end, isRunning] = useTold(async () => {
    await call(takeBack, { params: { id } }).catch((error: unknown) => {
      // It went out, or another device took it back.
      if (asCallError(error).status !== 404) throw error;
    });
    onGone();
  });
  const isRefused = waiting.isRefused === true;
  return (
    <div className={className}>
      <p className="flex items-center gap-1.5 text-sm font-semibold">
        {!isRefused && <Eye size={18} className="shrink-0" />}
        <span>
          {isRefused
            ? t('parts.shown-to-nobody', 'Shown to nobody')
            : t('parts.waiting-for-a-look', 'Waiting for a look')}
        </span>
      </p>
      {isRefused ? (
        <Link href={paths.decisions()} className="inline-flex min-h-11 items-center text-sm font-semibold underline">
          {t('parts.read-why', 'Read why, and answer back')}
        </Link>
      ) : (
        <p className="text-sm text-ink-2">
          {isLate
            ? t('parts.a-moderator-looks', 'A moderator is on it. Others see it right after.')
            : t(
                'parts.others-see-it-after',
                'Others see it once a moderator has looked, or at {time} if none is on duty.',
                { time: clock(waiting.opensAt) },
              )}
        </p>
      )}
      <Button variant="quiet" size="sm" pending={isRunning} onClick={() => void end()}>
        {isRefused ? t('parts.put-it-away', 'Put it away') : t('parts.take-it-back', 'Take it back')}
      </Button>
    </div>
  );
}
