import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { RowSkeleton } from '#web/ui/Skeleton.tsx';
import { t } from '#web/words/words.ts';

/** The next page loads when the end of the list is this far below the visible part. */
const AHEAD = '800px';

/** Reads the next page once, before the end of the list becomes visible. Needs a new key for each page. */
export function MoreChats({ onReach }: { onReach: () => Promise<unknown> }) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  const [hasFailed, setFailed] = useState(false);
  const read = (): void => {
    setFailed(false);
    reach.current().catch(() => setFailed(true));
  };
  useEffect(() => {
    if (end.current === null) return undefined;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting !== true) return;
        watch.disconnect();
        reach.current().catch(() => setFailed(true));
      },
      { root: end.current.closest('[data-keeps-scroll]'), rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={end} className="px-3 pb-4">
      {hasFailed ? (
        <Button variant="quiet" onClick={read}>
          {t('parts.show-more-chats', 'Show more chats')}
        </Button>
      ) : (
        <RowSkeleton rows={2} />
      )}
    </div>
  );
}
