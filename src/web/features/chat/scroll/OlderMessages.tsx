import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { shownOf } from '#web/features/chat/state/room.past.ts';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { t } from '#web/words/words.ts';

/** The next page is requested when the edge of the loaded messages is this near to the screen. */
const AHEAD = '1200px 0px 1200px 0px';

export interface MessageEdgeProps {
  runtime: ChatRuntime;
  roomId: string;
  scroller: RefObject<HTMLElement | null>;
}

/** The upper end of the loaded messages. When it comes near the screen, it loads the page before. */
export function OlderMessages({ runtime, roomId, scroller }: MessageEdgeProps) {
  const { log, isLoadingOlder } = useRoomState(runtime, roomId);
  const [hasFailed, setHasFailed] = useState(false);
  const { messages, hasOlder } = shownOf(log);
  const first = messages[0]?.seq;
  const load = useCallback(() => {
    setHasFailed(false);
    runtime.loadOlder(roomId).catch(() => setHasFailed(true));
  }, [runtime, roomId]);
  if (!hasOlder || first === undefined) return null;
  return (
    <div className="relative grid h-14 shrink-0 place-items-center">
      {hasFailed ? (
        <Button size="sm" variant="outline" onClick={load}>
          {t('chat.load-earlier-messages', 'Load earlier messages')}
        </Button>
      ) : (
        // Each page moves the edge. A new key mounts a new observer, which reports at once if the edge is still near.
        <Edge key={first} scroller={scroller} onNear={load} />
      )}
      {isLoadingOlder && <Spinner label={t('chat.loading-earlier-messages', 'Loading earlier messages')} />}
    </div>
  );
}

/** Calls `onNear` when this edge of the loaded messages is near the screen. */
export function Edge({ scroller, onNear }: { scroller: RefObject<HTMLElement | null>; onNear: () => void }) {
  const edge = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (edge.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { root: scroller.current, rootMargin: AHEAD },
    );
    watch.observe(edge.current);
    return () => watch.disconnect();
  }, [scroller, onNear]);
  return <span ref={edge} className="absolute inset-x-0 top-0 h-px" />;
}
