import { useMemo } from 'react';
import type { Room } from '#contract/chat.ts';
import type { RoomLog } from '#web/features/chat/state/room.log.ts';
import { useGroup } from '#web/parts/rooms/groups.data.ts';
import { paceWords } from '#web/parts/rooms/groups.words.ts';
import { Countdown } from '#web/ui/Countdown.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { t } from '#web/words/words.ts';

interface Pace {
  /** The least time between two of the person's messages, in seconds; null if slow mode does not apply to them. */
  seconds: number | null;
  /** The time when the next message may be sent, in ms since 1970. */
  until: number;
  isHeld: boolean;
}

/** Returns how often the person may write in a group: slow mode applies to members who are not alone, not to admins. */
export function usePace(room: Room, { messages, pending, me }: RoomLog): Pace {
  const { data: group } = useGroup(room);
  const seconds = group?.role === 'member' && group.memberCount > 1 ? group.slowSeconds : null;
  const last = messages.findLast(({ senderId, notice }) => senderId === me && notice === undefined)?.createdAt;
  const waiting = pending.findLast(({ state }) => state === 'sending' || state === 'failed')?.createdAt;
  const until = useMemo(() => {
    const at = Math.max(0, ...[last, waiting].map((time) => (time === undefined ? 0 : Date.parse(time))));
    // The server's clock may be ahead of this device's clock. The difference must not make the wait longer.
    return seconds === null ? 0 : Math.min(at, Date.now()) + seconds * 1000;
  }, [last, waiting, seconds]);
  const isPast = useIsPast(until);
  return { seconds, until, isHeld: seconds !== null && !isPast };
}

export function PaceNote({ pace: { seconds, until, isHeld } }: { pace: Pace }) {
  if (seconds === null) return null;
  return (
    // On a narrow screen the countdown needs a second line. Its space is reserved, so that the room does not jump.
    <p className="px-6 pb-2 text-xs text-ink-2 max-md:min-h-10">
      {t('chat.slow-mode-one-message-every', 'Slow mode: one message every {pace}', { pace: paceWords(seconds) })}
      {isHeld && (
        <span>
          {t('chat.the-next-in', ', the next in')} <Countdown key={until} to={until} />
        </span>
      )}
    </p>
  );
}
