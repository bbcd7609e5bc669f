import type { KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import type { TrendingId, TrendingRoom } from '#contract/trending.ts';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { TrendingMark } from '#web/parts/rooms/TrendingMark.tsx';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { t } from '#web/words/words.ts';
import { heldTogether, QuietHead, quietName, quietRooms } from './QuietRooms.tsx';
import { JOIN_ID } from './RoomPreview.tsx';
import { ranked } from './trending.data.ts';
import { hereWords } from './trending.words.ts';
import { Ago, Faces, Unread } from './TrendingParts.tsx';

interface DeskRoomsProps {
  rooms: readonly TrendingRoom[];
  chosen: TrendingId;
  onChoose: (id: TrendingId) => void;
}

/** Where a key leads in a list, from a place in it; undefined for other keys. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The rooms beside the preview of one. Arrow keys change the preview, and Enter goes on to the room. */
export function DeskRooms({ rooms, chosen, onChoose }: DeskRoomsProps) {
  const [, navigate] = useLocation();
  const { leading, quiet } = ranked(rooms);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const key = keyOf(event);
    const at = rooms.findIndex(({ id }) => id === chosen);
    const next = rooms[steps[key ?? '']?.(at, rooms.length - 1) ?? -1];
    if (next !== undefined) {
      event.preventDefault();
      onChoose(next.id);
      document.querySelector<HTMLElement>(`[data-open-room="${next.id}"]`)?.focus();
    }
    if (key !== 'Enter') return;
    event.preventDefault();
    const roomId = rooms[at]?.roomId;
    if (roomId) navigate(paths.chat(roomId));
    // Joining is seen by others, so it takes a second press, on its own button.
    else document.getElementById(JOIN_ID)?.focus();
  };
  const rowOf = (room: TrendingRoom) => ({
    type: 'button' as const,
    'data-open-room': room.id,
    'aria-current': room.id === chosen ? ('true' as const) : undefined,
    tabIndex: room.id === chosen ? 0 : -1,
    onClick: () => onChoose(room.id),
    onKeyDown,
  });
  return (
    <div role="group" aria-label={t('trending.rooms', 'Rooms')}>
      <p className="sr-only">{t('trending.keys', 'Arrow keys change the preview; Enter goes on to the room.')}</p>
      <ul className="-mx-3.5">
        {leading.map((room) => (
          <li key={room.id}>
            <button
              {...rowOf(room)}
              className={cx(
                'flex min-h-20 w-full items-start gap-3.5 rounded-bubble px-3.5 py-3 text-start',
                room.id === chosen ? 'bg-paper-3' : 'hover:bg-paper-2',
              )}
            >
              <TrendingMark room={room} />
              <Stirring room={room} />
            </button>
          </li>
        ))}
      </ul>
      {quiet.length > 0 && (
        <section aria-label={quietRooms} className="mt-6 border-t border-line pt-5">
          <QuietHead />
          <ul className="-mx-2.5 mt-2 grid grid-cols-2">
            {quiet.map((room) => (
              <li key={room.id} className="min-w-0">
                <button
                  {...rowOf(room)}
                  className={cx(quietName, 'px-2.5', room.id === chosen ? 'bg-paper-3' : 'hover:bg-paper-2')}
                >
                  {heldTogether(room.name)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A room's name with its last line and who is here, or with the house's question where nobody has spoken lately. */
function Stirring({ room }: { room: TrendingRoom }) {
  const { name, lastMessage, prompt, state, trend } = room;
  const awake = state === 'awake' ? lastMessage : null;
  return (
    <span className="min-w-0 grow">
      <span className="flex items-center gap-2">
        <span className="display min-w-0 truncate text-lg leading-6">{name}</span>
        {trend !== null && (
          <span className={cx('text-2xs font-bold tracking-wide', trend.badge === 'HOT' && 'text-coral-ink')}>
            {t('trending.badge', '{badge, select, HOT {HOT} VIRAL {VIRAL} other {RISING}}', { badge: trend.badge })}
          </span>
        )}
        <span className="ms-auto flex items-center gap-2">
          <Unread of={room} />
          {awake && <Ago at={awake.at} />}
        </span>
      </span>
      <span className="line-clamp-2 text-ink-2 [overflow-wrap:anywhere]">
        {awake ? (
          <>
            <bdi>{awake.by.displayName}</bdi>
            <span>: </span>
            <bdi {...lineAs(awake.text, awake.by)}>{lineWords(awake.text)}</bdi>
          </>
        ) : (
          <span>{prompt.text}</span>
        )}
      </span>
      {room.onlineCount > 0 && (
        <span className="mt-1 flex items-center gap-2">
          <Faces of={room} size={22} />
          <span className="tabular text-sm font-semibold">{hereWords(room)}</span>
        </span>
      )}
    </span>
  );
}
