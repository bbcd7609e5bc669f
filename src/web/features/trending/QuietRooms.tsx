import { useState } from 'react';
import { Link } from 'wouter';
import type { TrendingId, TrendingRoom } from '#contract/trending.ts';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { RoomLife } from './TrendingRow.tsx';

export const quietRooms = t('trending.quiet-rooms', 'Quiet rooms');

/** The heading of the rooms in which nobody speaks now. */
export function QuietHead() {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-base">{quietRooms}</h2>
      <p className="text-sm text-ink-2">{t('trending.a-question-waits', 'a question waits in each')}</p>
    </div>
  );
}

/** The quiet rooms by their names. A tap on a name unfolds the room; for a member of the room it is a link. */
export function QuietRooms({ rooms }: { rooms: readonly TrendingRoom[] }) {
  const [open, setOpen] = useState<TrendingId | null>(null);
  return (
    <section aria-label={quietRooms} className="pt-6">
      <QuietHead />
      <ul className="mt-1 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-5">
        {rooms.map((room) => {
          const isOpen = open === room.id;
          return (
            <li key={room.id} className={cx('min-w-0', isOpen && 'col-span-full border-b border-line pb-5')}>
              {room.roomId === null ? (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : room.id)}
                  className={cx(quietName, isOpen && 'display text-xl')}
                >
                  {heldTogether(room.name)}
                </button>
              ) : (
                <Link href={paths.chat(room.roomId)} className={quietName}>
                  {heldTogether(room.name)}
                </Link>
              )}
              {isOpen && (
                <article aria-label={room.name}>
                  <p className="text-sm text-ink-2">{room.description}</p>
                  <RoomLife room={room} isFirst={false} />
                </article>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Keeps the emoji at the end of a room's name beside its last word. */
export const heldTogether = (name: string): string => name.replace(/ (?=\S+$)/u, '\u00A0');

export const quietName =
  'flex min-h-11 w-full items-center rounded-control py-1.5 text-start text-[0.9375rem] leading-5 [overflow-wrap:anywhere]';
