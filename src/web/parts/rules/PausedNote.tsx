import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { moment } from '#web/platform/ago.ts';
import { useMe } from '#web/platform/me.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';

/** Returns the end of a decision's ban on writing, as an ISO time; null if no such ban is in force. */
function usePause(): string | null {
  const until = useMe().data?.writingPausedUntil ?? null;
  const isOver = useIsPast(until === null ? 0 : Date.parse(until));
  return isOver ? null : until;
}

function useIsHeld(): boolean {
  return useMe().data?.isAgeHeld === true;
}

export function useIsPaused(): boolean {
  const isHeld = useIsHeld();
  return usePause() !== null || isHeld;
}

const linkLook = "relative font-semibold text-ink underline after:absolute after:-inset-2 after:content-['']";

/** Shows why, or until when, the person cannot write, and links to a page about that. Otherwise renders nothing. */
export function PausedNote() {
  const until = usePause();
  const isHeld = useIsHeld();
  if (until === null && !isHeld) return null;
  if (until === null) {
    return (
      <p className="border-t border-line px-5 pt-3 text-sm text-ink-2">
        {t('parts.you-can-write-once-your', 'You can write once your age is confirmed. What you type stays here.')}{' '}
        <Link href={paths.age()} className={linkLook}>
          {t('parts.confirm-it', 'Confirm it')}
        </Link>
      </p>
    );
  }
  return (
    <p className="border-t border-line px-5 pt-3 text-sm text-ink-2">
      {rich(t('parts.you-can-write-again-on', 'You can write again on <day/>. What you type stays here.'), {
        day: <time dateTime={until}>{moment(until)}</time>,
      })}
      <span> </span>
      <Link href={paths.decisions()} className={linkLook}>
        {t('parts.why', 'Why')}
      </Link>
    </p>
  );
}
