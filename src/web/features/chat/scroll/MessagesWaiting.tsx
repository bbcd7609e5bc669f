import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { ErrorState } from '#web/ui/States.tsx';
import { Loading } from '#web/ui/Skeleton.tsx';
import { WayOut } from '#web/ui/wayOut.ts';
import { t } from '#web/words/words.ts';
import { BubbleSkeleton } from './RoomSkeleton.tsx';

/** A placeholder while the messages load, or the error if they did not. */
export function MessagesWaiting({ roomId, runtime }: { roomId: string; runtime: ChatRuntime }) {
  const { log, status } = useRoomState(runtime, roomId);
  if (status === 'error')
    return (
      // The error needs no link to the list, because the header above has one.
      <WayOut value={null}>
        <ErrorState
          onRetry={() => runtime.reload(roomId)}
          title={t('chat.the-messages-did-not-load', 'The messages did not load.')}
        />
      </WayOut>
    );
  if (status !== 'loading' || log.pending.length > 0) return null;
  return (
    <Loading label={t('chat.loading-messages', 'Loading messages')}>
      <BubbleSkeleton />
    </Loading>
  );
}
