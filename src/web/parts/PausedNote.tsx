import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Until when the person may read and not write; null where they may write. */
function usePause(): string | null {
  const until = useMe().data?.writingPausedUntil ?? null;
  const isOver = useIsPast(until === null ? 0 : Date.parse(until));
  return isOver ? null : until;
}

export function useIsPaused(): boolean {
  return usePause() !== null;
}

/** Says until when the person cannot write, and where they find why. Drafts stay as they are. */
export function PausedNote() {
  const until = usePause();
  if (until === null) return null;
  return (
    <p className="border-t border-line px-5 pt-3 text-sm text-ink-2">
      You can write again on <time dateTime={until}>{moment.format(new Date(until))}</time>. What you type stays here.{' '}
      <Link
        href={paths.decisions()}
        className="relative font-semibold text-ink underline after:absolute after:-inset-2 after:content-['']"
      >
        Why
      </Link>
    </p>
  );
}
