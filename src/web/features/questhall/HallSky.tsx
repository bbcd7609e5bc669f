import { memo, useMemo, useRef } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { Me, PersonCard } from '#contract/people.ts';
import type { HallGuest } from '#contract/quest-hall.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { guestWords } from './hall.words.ts';
import { moods } from './hall.motion.ts';
import { useFloat, type Float } from './useFloat.ts';

interface HallSkyProps {
  guests: readonly HallGuest[];
  /** The viewer, while they are in the hall themselves. */
  me: Me | null;
  onOpen: (guest: HallGuest) => void;
}

/** Everybody afloat. For a pointer; the list says the same to a keyboard. */
export function HallSky({ guests, me, onOpen }: HallSkyProps) {
  const area = useRef<HTMLDivElement>(null);
  const floaters = useMemo(() => {
    const own = me === null ? [] : [{ id: me.id, vibes: me.currentVibes, energyLevel: me.energyLevel }];
    return [...own, ...guests];
  }, [guests, me]);
  const { hold, grip, hasNames } = useFloat(area, floaters, useReducedMotion());
  return (
    <div ref={area} role="group" aria-label="People in the hall" className="absolute inset-0">
      {guests.map((guest) => (
        <Bubble key={guest.id} guest={guest} hold={hold} grip={grip} hasName={hasNames} onOpen={onOpen} />
      ))}
      {me !== null && (
        <p ref={hold(me.id)} className={cx(bubble(hasNames), 'pointer-events-none')}>
          <span className="grid size-full place-items-center">
            <span className="rounded-full border-2 border-lime">
              <Avatar person={me} size={hasNames ? 40 : 34} />
            </span>
          </span>
          {hasNames ? <span className={cx(name, 'text-lime')}>You</span> : <span className="sr-only">You</span>}
        </p>
      )}
    </div>
  );
}

const bubble = (isLarge: boolean): string =>
  cx('hall-bubble absolute top-0 left-0 rounded-full', isLarge ? 'size-12' : 'size-11');
const name = 'absolute top-full left-1/2 max-w-24 -translate-x-1/2 truncate text-2xs leading-4 font-semibold';

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
      // The list is the keyboard's way: focus would chase what floats.
      tabIndex={-1}
      aria-label={guestWords(guest)}
      onPointerEnter={() => grip(guest.id)}
      onPointerLeave={() => grip(null)}
      onClick={() => onOpen(guest)}
      className={bubble(hasName)}
    >
      <span className="relative grid size-full place-items-center">
        <Face person={guest} isLarge={hasName} />
        {vibe && <Emoji className="absolute -right-0.5 bottom-0 text-sm">{moods[vibe].emoji}</Emoji>}
      </span>
      {hasName && <bdi className={name}>{guest.displayName}</bdi>}
    </button>
  );
});

/** The photo where there is one, else the animal of the archetype. */
function Face({ person, isLarge }: { person: PersonCard; isLarge: boolean }) {
  if (person.profileImageUrl !== null || person.mbtiType === null) {
    return <Avatar person={person} size={isLarge ? 42 : 36} />;
  }
  return (
    <span
      className={cx(
        'grid place-items-center rounded-full border border-moon-2 bg-night-2 text-moon',
        isLarge ? 'size-[2.625rem]' : 'size-9',
      )}
    >
      <Animal name={archetypes[person.mbtiType].animal} size={isLarge ? 26 : 22} />
    </span>
  );
}
