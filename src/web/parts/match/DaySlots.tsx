import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { MatchDay, SoulMatch } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { PersonMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { foundToday } from './matchDay.ts';

type DaySlotsProps = {
  day: MatchDay;
  /**
   * The position of the name and the state. `beside`: beside the face or below it, as the width allows. `below`: below
   * the face, and hidden below 1200 px.
   */
  words: 'beside' | 'below';
  /** Whether each slot links to its match; must be false inside another link. */
  isLinked?: boolean;
};

/** The day's slots: the people that searches found, with their state, and the empty slots. */
export function DaySlots({ day, words, isLinked = false }: DaySlotsProps) {
  const found = foundToday(day);
  const count = Math.max(day.dailyLimit, day.humanMatches);
  const isMany = count > 3;
  const isLong = found.some((match) => longestWord(match?.user.displayName) > MOST_BESIDE);
  const look = words === 'below' ? foldLook(isMany) : pageLook(isMany || isLong, isMany);
  return (
    <ul data-reads aria-label={isLinked ? t('parts.todays-places', 'Today’s places') : undefined} className={look.list}>
      {Array.from({ length: count }, (_, slot) => {
        const match = found[slot];
        const isUsed = slot < day.humanMatches;
        return (
          <li key={slot} className="min-w-0">
            <Place match={isLinked ? match : undefined} className={look.item}>
              <Circle match={isUsed ? match : undefined} isUsed={isUsed} className={look.circle} />
              <span className={look.words}>
                <span className="display line-clamp-2 break-words max-lg:text-sm max-lg:leading-5">
                  <bdi>
                    {isUsed ? (match?.user.displayName ?? t('parts.met', 'Met')) : t('parts.free-slot', 'Open')}
                  </bdi>
                </span>
                {isUsed && <PersonMark of={match?.user} />}
                {isUsed && (
                  <span className="block text-[min(0.9375rem,6.5vw)] text-pretty [overflow-wrap:anywhere] text-ink-2">
                    {stateOf(match)}
                  </span>
                )}
              </span>
            </Place>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(match: SoulMatch | undefined): string {
  if (match === undefined) return t('parts.moved-on', 'moved on');
  if (!match.isLikedByMe) return t('parts.slot-waiting', 'waiting');
  return match.isTalking ? t('parts.slot-talking', 'talking') : t('parts.slot-met', 'met');
}

interface SlotClasses {
  list: string;
  item: string;
  circle: string;
  words: string;
}

/** The most letters of a word that a third of the smallest phone holds beside a face. */
const MOST_BESIDE = 7;
const longestWord = (name = ''): number => Math.max(...name.split(/\s+/).map((word) => word.length));

/** `isBelow`: the words stand below the face, because they have no room beside it. */
function pageLook(isBelow: boolean, isMany: boolean): SlotClasses {
  return {
    // The smallest phone fits five in a row, and fewer with large text.
    list: cx(
      '@container grid gap-x-2 gap-y-3',
      isMany ? 'grid-cols-[repeat(auto-fit,minmax(3.1rem,1fr))]' : 'grid-cols-3 lg:flex lg:gap-x-7',
    ),
    item: cx(
      'flex rounded-control',
      isBelow
        ? cx('flex-col items-center gap-2 text-center', !isMany && 'lg:w-24')
        : 'items-center gap-2 @max-[20rem]:flex-col @max-[20rem]:text-center lg:w-24 lg:flex-col lg:text-center',
    ),
    circle: isMany ? 'w-12 lg:w-16' : 'w-11 lg:w-[4.75rem]',
    words: 'block w-full min-w-0 leading-5',
  };
}

function foldLook(isMany: boolean): SlotClasses {
  return {
    list: cx('flex @max-[15rem]:flex-wrap', isMany ? 'gap-1.5 lg:gap-3' : 'gap-2 lg:gap-6'),
    item: 'flex flex-col gap-2 lg:text-center',
    circle: isMany ? 'w-7 lg:w-14' : 'w-11 lg:w-20',
    words: 'hidden w-full min-w-0 leading-5 lg:block',
  };
}

function Place({
  match,
  className,
  children,
}: {
  match: SoulMatch | undefined;
  className: string;
  children: ReactNode;
}) {
  if (match === undefined) return <span className={className}>{children}</span>;
  const href = match.isLikedByMe ? paths.chat(match.chatRoomId) : paths.soulResult(match.id);
  return (
    <Link href={href} className={cx(className, 'hover:bg-paper-2')}>
      {children}
    </Link>
  );
}

type CircleProps = { match: SoulMatch | undefined; isUsed: boolean; className: string };

/** The face of a slot. A waiting match has a ring, an empty slot a dashed edge, and a lost match a check mark. */
function Circle({ match, isUsed, className }: CircleProps) {
  const isWaiting = match !== undefined && !match.isLikedByMe;
  return (
    <span
      aria-hidden
      className={cx(
        'grid aspect-square shrink-0 place-items-center rounded-full',
        className,
        isWaiting && 'border-[1.5px] border-ink p-[3px]',
        !isUsed && 'border-[1.5px] border-dashed border-edge',
        isUsed && !match && 'bg-paper-3 text-ink-2',
      )}
    >
      {match && <Avatar person={match.user} size="fill" />}
      {isUsed && !match && <Check size={22} />}
    </span>
  );
}
