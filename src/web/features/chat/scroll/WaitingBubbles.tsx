import { Bubble } from '#web/features/chat/lines/Bubble.tsx';
import type { RoomLog } from '#web/features/chat/state/room.log.ts';
import { dropWaiting, useWaitingIn } from '#web/features/chat/state/waiting.data.ts';
import { WaitingNote } from '#web/parts/rules/WaitingNote.tsx';
import { t } from '#web/words/words.ts';

/** The person's messages whose pictures wait for a look. The log has them once others see them, too. */
export function WaitingBubbles({ roomId, log }: { roomId: string; log: RoomLog }) {
  const waiting = useWaitingIn(roomId);
  const isOut = (clientId: string): boolean =>
    log.messages.some((message) => message.senderId === log.me && message.clientId === clientId);
  const shown = waiting.filter(({ clientId }) => !isOut(clientId));
  if (shown.length === 0) return null;
  return (
    <ol aria-label={t('chat.waiting-for-a-look', 'Messages that wait for a look')}>
      {shown.map(
        ({ id, content, pictures, gif, waiting: state }) =>
          state !== undefined && (
            <li key={id} className="pb-2">
              <div className="opacity-60">
                <Bubble isMine isTail author={t('common.you', 'You')} content={content} pictures={pictures} gif={gif} />
              </div>
              <WaitingNote
                id={id}
                waiting={state}
                onGone={() => dropWaiting(id)}
                className="mt-1 ms-auto flex w-72 max-w-[82%] flex-col items-end text-end text-balance md:max-w-[24rem]"
              />
            </li>
          ),
      )}
    </ol>
  );
}
