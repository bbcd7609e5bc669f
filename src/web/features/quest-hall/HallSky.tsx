import { memo, useEffect, useMemo, useRef } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { Me, PersonCard } from '#contract/people.ts';
import type { HallGuest } from '#contract/quest-hall.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { t } from '#web/words/words.ts';
import { guestWords } from './hall.words.ts';
import { moods } from './hall.motion.ts';
import { roomIn, useFloat, useSize, type Float } from './useFloat.ts';

interface HallSkyProps {
  guests: readonly HallGuest[];
  /** The viewer; null while they are not in the hall. */
  me: Me | null;
  isPaused: boolean;
  /** Receives how many of `guests` fit the area. */
  onShown: (count: number) => void;
  onOpen: (guest: HallGuest) => void;
}

/** The first people of the hall as floating bubbles, for a pointer. A keyboard uses the list of all people instead. */
export function HallSky({ guests, me, isPaused, onShown, onOpen }: HallSkyProps) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const most = size === null ? 0 : roomIn(size);
  const shown = useMemo(() => guests.slice(0, Math.max(0, most - Number(me !== null))), [guests, most, me]);
  const floaters = useMemo(() => {
    const own = me === null ? [] : [{ id: me.id, vibes: me.currentVibes, energyLevel: me.energyLevel }];
    return [...own, ...shown];
  }, [shown, me]);
  useEffect(() => onShown(shown.length), [onShown, shown.length]);
  const { hold, grip, hasNames } = useFloat(area, { floaters, size, isStill: useReducedMotion(), isPaused });
  return (
    <div
      ref={area}
      role="group"
      aria-label={t('quest-hall.people-in-the-hall', 'People in the hall')}
      className="absolute inset-0"
    >
      {shown.map((guest) => (
        <Bubble key={guest.id} guest={guest} hold={hold} grip={grip} hasName={hasNames} onOpen={onOpen} />
      ))}
      {me !== null && (
        <p ref={hold(me.id)} className={cx(bubble(hasNames), 'pointer-events-none')}>
          <span className="grid size-full place-items-center">
            <span className="rounded-full border-2 border-lime">
              <Avatar person={me} size={hasNames ? 40 : 34} />
            </span>
          </span>
          {hasNames ? (
            <span className={cx(name, 'text-lime')}>{t('common.you', 'You')}</span>
          ) : (
            <span className="sr-only">{t('common.you', 'You')}</span>
          )}
        </p>
      )}
    </div>
  );
}

const bubble = (isLarge: boolean): string =>
  cx('hall-bubble absolute top-0 left-0 rounded-full', isLarge ? 'size-12' : 'size-11');
const name =
  'absolute top-full left-1/2 w-max max-w-[min(5.5rem,28vw)] -translate-x-1/2 rounded-[6px] bg-night/80 px-1 text-center text-2xs leading-4 font-semibold';

interface BubbleProps {
  guest: HallGuest;
  hold: Float['hold'];
  grip: Float['grip'];
  hasName: boolean;
  onOpen: (guest: HallGuest) => void;
}

const Bubble = memo(function Bubble({ guest, hold, grip, hasName, onOpen }: BubbleProps) {
  const ref = useMemo(() => hold(guest.id), [hold, guest.id]);
  const [vibe] = guest.vibes;
  return (
    <button
      ref={ref}
      type="button"
      // A keyboard uses the list instead, because the focus would move around with the bubble.
      tabIndex={-1}
      aria-label={guestWords(guest)}
      onPointerEnter={() => grip(guest.id)}
      onPointerLeave={() => grip(null)}
      onClick={() => onOpen(guest)}
      className={bubble(hasName)}
    >
      <span className="relative grid size-full place-items-center">
        <Face person={guest} isLarge={hasName} />
        {guest.isOnline && vibe && <Emoji className="absolute -end-0.5 bottom-0 text-sm">{moods[vibe].emoji}</Emoji>}
        {guest.isDemo && (
          <span className="absolute -bottom-1 rounded-[4px] bg-night-2 px-1 text-[0.625rem] leading-3 font-semibold text-moon-2">
            {t('quest-hall.demo', 'demo')}
          </span>
        )}
      </span>
      {hasName && <bdi className={name}>{guest.displayName}</bdi>}
    </button>
  );
});

/** The person's avatar if they are online, have a photo or have no type. Otherwise the animal of their type. */
function Face({ person, isLarge }: { person: PersonCard; isLarge: boolean }) {
  if (person.isOnline || person.profileImageUrl !== null || person.mbtiType === null) {
    return <Avatar person={person} size={isLarge ? 42 : 36} />;
  }
  return (
    <span
      className={cx(
        'grid size-8.5 place-items-center rounded-full border border-moon-2/50 bg-night-2/60 text-moon-2',
        person.isDemo && 'border-dashed',
      )}
    >
      <Animal name={archetypes[person.mbtiType].animal} size={20} />
    </span>
  );
}
