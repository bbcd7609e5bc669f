import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { NAMED_AT_ONCE, roomMembers } from '#contract/chat.members.ts';
import type { Message, Room } from '#contract/chat.ts';
import { calledOf, NamesContext, type Called } from '#web/features/chat/names.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { shownOf } from '#web/features/chat/state/room.past.ts';
import { call } from '#web/platform/call.ts';
import { useRead } from '#web/platform/query.ts';

type NamesProps = { room: Room; runtime: ChatRuntime; children: ReactNode };

/** Lets what is inside it know what the people of a room of many are called. */
export function Names({ room, runtime, children }: NamesProps) {
  if (room.type !== 'group') return children;
  return (
    <NamesOfMany room={room} runtime={runtime}>
      {children}
    </NamesOfMany>
  );
}

const none: ReadonlyMap<number, Called> = new Map();

/** The first page of the members is read anyway; others who write or are written about are asked for by id. */
function NamesOfMany({ room: { id: roomId }, runtime, children }: NamesProps) {
  const { messages } = shownOf(useRoomState(runtime, roomId).log);
  const { data, dataUpdatedAt: readAt } = useRead(roomMembers, { params: { roomId } });
  const [far, setFar] = useState(none);
  const asked = useRef<{ readAt: number; ids: Set<number> }>({ readAt: 0, ids: new Set() });
  const near = useMemo(
    () => new Map(data?.members.map((member) => [member.id, calledOf(member, roomId)])),
    [data, roomId],
  );
  const people = useMemo(() => peopleOf(messages), [messages]);
  useEffect(() => {
    if (data === undefined) return;
    // When the members were read anew, what the others are called may have changed, too.
    if (asked.current.readAt !== readAt) asked.current = { readAt, ids: new Set() };
    const { ids } = asked.current;
    const missing = [...people].filter((id) => !near.has(id) && !ids.has(id));
    for (const id of missing) ids.add(id);
    for (let from = 0; from < missing.length; from += NAMED_AT_ONCE) {
      call(roomMembers, { params: { roomId }, query: { ids: missing.slice(from, from + NAMED_AT_ONCE).join(',') } })
        .then(({ members }) => {
          return setFar(
            (known) => new Map([...known, ...members.map((one) => [one.id, calledOf(one, roomId)] as const)]),
          );
        })
        // Without a network they stay nameless, until the members are read again.
        .catch(() => undefined);
    }
  }, [roomId, data, readAt, near, people]);
  const names = useMemo(() => new Map([...far, ...near]), [far, near]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** The people who wrote a line, are quoted in one, receive something or are named. */
function peopleOf(messages: readonly Message[]): Set<number> {
  return new Set(
    messages.flatMap(({ senderId, replyTo, notice, gift }) => [
      senderId,
      ...(replyTo === null ? [] : [replyTo.senderId]),
      ...(notice?.userIds ?? []),
      ...(gift === undefined ? [] : [gift.receiverId]),
    ]),
  );
}
