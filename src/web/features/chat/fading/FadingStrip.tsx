import { useState } from 'react';
import type { FadingLength } from '#contract/chat.fading.ts';
import type { Room } from '#contract/chat.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/Button.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { ClockCounterClockwise } from '#web/ui/icons/ClockCounterClockwise.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { wish } from './fading.acts.ts';
import { holdsWords } from './fading.words.ts';

const FadingSheet = fetched(() => import('./FadingSheet.tsx').then((code) => code.FadingSheet));

/** Returns the menu entry of a room of two people, and its sheet. */
export function useFadingItem(room: Room) {
  const [isOpen, setOpen] = useState(false);
  const isOffered = isKnown(room) && (room.canSend || room.fading.length !== null);
  const items: MenuItem[] = isOffered
    ? [
        {
          label: t('chat.fading', 'Disappearing lines'),
          icon: ClockCounterClockwise,
          movesFocus: true,
          onSelect: () => setOpen(true),
        },
      ]
    : [];
  return { items, sheet: isOpen && isKnown(room) && <FadingSheet room={room} onClose={() => setOpen(false)} /> };
}

type FadingRoom = Room & { fading: NonNullable<Room['fading']> };

/** Whether both people of a room know it, so that they can agree on something. */
function isKnown(room: Room): room is FadingRoom {
  const { fading, otherUser, request, lastSeq } = room;
  if (fading === null || request !== null || lastSeq === 0) return false;
  return otherUser !== null && !otherUser.isSeedUser && !otherUser.isDemo;
}

/** Below the header: how long lines are kept, and what the other person asks. Nothing if lines are kept for always. */
export function FadingStrip({ room }: { room: Room }) {
  return isKnown(room) && (room.fading.length ?? room.fading.asked) !== null ? <Strip room={room} /> : null;
}

function Strip({ room }: { room: FadingRoom }) {
  const me = useMe().data?.id;
  const { length, asked } = room.fading;
  const [say, isRunning] = useTold(
    (what: FadingLength | 'off') => wish(room, what),
    t('chat.fading-not-changed', 'That was not changed.'),
  );
  return (
    <section
      aria-label={t('chat.fading', 'Disappearing lines')}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-1.5 text-sm"
    >
      <ClockCounterClockwise size={18} className="shrink-0 text-ink-2" />
      {length !== null && <p className="min-w-0 grow basis-[10rem]">{holdsWords(length)}</p>}
      {asked !== null && (
        <>
          <p className="min-w-0 grow basis-[14rem] [overflow-wrap:anywhere]">
            {asked.by === me
              ? t(
                  'chat.fading-you-asked',
                  'You asked that lines disappear after {length, select, day {a day} week {a week} other {90 days}}.',
                  { length: asked.length },
                )
              : rich(
                  t(
                    'chat.fading-they-ask',
                    '<name/> asks that lines disappear after {length, select, day {a day} week {a week} other {90 days}}.',
                    { length: asked.length },
                  ),
                  { name: <bdi>{room.name}</bdi> },
                )}
          </p>
          <span className="flex gap-2">
            {asked.by !== me && (
              <Button variant="lime" pending={isRunning} onClick={() => void say(asked.length)}>
                {t('chat.fading-agree', 'Agree')}
              </Button>
            )}
            <Button variant="outline" disabled={isRunning} onClick={() => void say(length ?? 'off')}>
              {asked.by === me ? t('chat.fading-take-back', 'Take it back') : t('chat.fading-no', 'Leave it')}
            </Button>
          </span>
        </>
      )}
    </section>
  );
}
