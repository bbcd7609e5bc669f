import { useCallback, useState } from 'react';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { Edge, type MessageEdgeProps } from './OlderMessages.tsx';

/** The lower end of an earlier part of the log. When it comes near the screen, it loads the next page. */
export function NewerMessages({ runtime, roomId, scroller }: MessageEdgeProps) {
  const last = useRoomState(runtime, roomId).log.past?.messages.at(-1)?.seq;
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    runtime.loadNewer(roomId).catch(() => setHasFailed(true));
  }, [runtime, roomId]);
  if (last === undefined) return null;
  return (
    <div className="relative grid h-14 shrink-0 place-items-center">
      {hasFailed ? (
        <Button size="sm" variant="outline" onClick={load}>
          {t('chat.load-later-messages', 'Load later messages')}
        </Button>
      ) : (
        <Edge key={last} scroller={scroller} onNear={load} />
      )}
    </div>
  );
}
