import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { NAMED_AT_ONCE, roomMembers } from '#contract/chat.members.ts';
import type { Message, Room } from '#contract/chat.ts';
import { mentionsOf } from '#contract/posts.mentions.ts';
import { calledOf, NamesContext, type Called } from '#web/features/chat/names.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { shownOf } from '#web/features/chat/state/room.past.ts';
import { call } from '#web/platform/calls/call.ts';
import { useRead } from '#web/platform/calls/query.ts';

type NamesProps = { room: Room; runtime: ChatRuntime; children: ReactNode };

/** Provides the names of a group's members to the components inside. */
export function Names({ room, runtime, children }: NamesProps) {
  if (room.type !== 'group') return children;
  return (
    <NamesOfMany room={room} runtime={runtime}>
      {children}
    </NamesOfMany>
  );
}

const none: ReadonlyMap<number, Called> = new Map();

/** Uses the members that the header reads anyway, and requests other authors and named people by id or handle. */
function NamesOfMany({ room: { id: roomId }, runtime, children }: NamesProps) {
  const { messages } = shownOf(useRoomState(runtime, roomId).log);
  const { data, dataUpdatedAt: readAt } = useRead(roomMembers, { params: { roomId } });
  const [far, setFar] = useState(none);
  const asked = useRef({ readAt: 0, seen: new Set<number | string>() });
  const near = useMemo(
    () => new Map(data?.members.map((member) => [member.id, calledOf(member, roomId)])),
    [data, roomId],
  );
  const people = useMemo(() => peopleOf(messages), [messages]);
  useEffect(() => {
    if (data === undefined) return;
    // After the members were read again, other names may have changed too, so these people are requested again.
    if (asked.current.readAt !== readAt) asked.current = { readAt, seen: new Set() };
    const { seen } = asked.current;
    const here = new Set<number | string>([...near].flatMap(([id, { handle }]) => [id, handle]));
    const missing = [...people].filter((one) => !here.has(one) && !seen.has(one));
    for (const one of missing) seen.add(one);
    for (const query of queriesFor(missing)) {
      call(roomMembers, { params: { roomId }, query })
        .then(({ members }) => {
          return setFar(
            (known) => new Map([...known, ...members.map((one) => [one.id, calledOf(one, roomId)] as const)]),
          );
        })
        // After a failed request these people have no names until the members are read again.
        .catch(() => undefined);
    }
  }, [roomId, data, readAt, near, people]);
  const names = useMemo(() => new Map([...far, ...near]), [far, near]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** Returns the people in the lines: mentioned people by handle, all others (authors, quoted people, …) by id. */
function peopleOf(messages: readonly Message[]): Set<number | string> {
  return new Set(
    messages.flatMap(({ senderId, replyTo, notice, gift, content }) => [
      senderId,
      ...(replyTo === null ? [] : [replyTo.senderId]),
      ...(notice?.userIds ?? []),
      ...(gift === undefined ? [] : [gift.receiverId]),
      ...mentionsOf(content).map(({ handle }) => handle),
    ]),
  );
}

/** Returns the queries for these people. Each query has at most as many people as the server allows. */
function queriesFor(people: readonly (number | string)[]): { ids?: string; handles?: string }[] {
  const ids = people.filter((one) => typeof one === 'number');
  const handles = people.filter((one) => typeof one === 'string');
  return [
    ...chunksOf(ids).map((chunk) => ({ ids: chunk.join(',') })),
    ...chunksOf(handles).map((chunk) => ({ handles: chunk.join(',') })),
  ];
}

function chunksOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / NAMED_AT_ONCE) }, (_, at) =>
    all.slice(at * NAMED_AT_ONCE, (at + 1) * NAMED_AT_ONCE),
  );
}
