import { useEffect, useMemo } from 'react';
import { listPins } from '#contract/chat.pins.ts';
import type { Message } from '#contract/chat.ts';
import { refreshPins } from '#web/features/chat/state/chat.data.ts';
import type { RoomLog } from '#web/features/chat/state/room.log.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { pinsIn } from './pins.ts';

/** The pins of a room, and whether the person may change them. */
export interface Pins {
  pins: readonly Message[];
  canPin: boolean;
}

/** Reads the pins of a room when its log is opened. Later lines update them. Leaves out pins by `folded` people. */
export function usePins(roomId: string, log: RoomLog, folded: ReadonlySet<number>): Pins {
  const { openedAt } = log;
  const { data } = useRead(listPins, { params: { roomId } });
  useEffect(() => {
    if (openedAt > 0) refreshPins(roomId);
  }, [roomId, openedAt]);
  const pins = useMemo(
    () => pinsIn(log, data?.messages ?? []).filter(({ senderId }) => !folded.has(senderId)),
    [log, data, folded],
  );
  return { pins, canPin: data?.canPin === true };
}
