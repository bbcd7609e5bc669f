import type { HallGuest } from '#contract/quest-hall.ts';
import { NameAndAge } from '#web/parts/people/NameAndAge.tsx';
import { asWritten } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { DemoMark } from '#web/ui/Marks.tsx';
import { spoken, t } from '#web/words/words.ts';
import { vibesOf } from './hall.words.ts';
import { useHello, useMeeting } from './useMeeting.ts';

interface HallListProps {
  guests: readonly HallGuest[];
  /** The id of the person whose match waits on the page; their row has no button. */
  waitingId: number | undefined;
  /** The number of people who are shown. */
  most: number;
  /** Whether the viewer is in the hall. */
  isIn: boolean;
  onOpen: (guest: HallGuest) => void;
}

/** The people of the hall, a row each: those online first, then the best fit. */
export function HallList({ guests, waitingId, most, isIn, onOpen }: HallListProps) {
  const ranked = guests.toSorted(
    (a, b) => Number(b.isOnline) - Number(a.isOnline) || b.compatibility - a.compatibility,
  );
  return (
    <ul aria-label={t('quest-hall.people-in-the-hall', 'People in the hall')} className="divide-y divide-line">
      {ranked.slice(0, most).map((guest) => (
        <Row key={guest.id} guest={guest} isWaiting={guest.id === waitingId} isIn={isIn} onOpen={onOpen} />
      ))}
    </ul>
  );
}

type RowProps = Pick<HallListProps, 'isIn' | 'onOpen'> & { guest: HallGuest; isWaiting: boolean };

/** A person: a tap on them opens their card, and the button their chat. */
function Row({ guest, isWaiting, isIn, onOpen }: RowProps) {
  const hello = useHello(guest);
  const [meet, isMeeting] = useMeeting(guest, () => undefined);
  const { displayName, age, primaryArchetype, bio, isDemo, matchId } = guest;
  const vibes = vibesOf(guest);
  return (
    <li className="@container">
      <div className="flex min-h-17 items-center gap-3 py-1.5 @max-[16rem]:flex-wrap">
        <button
          type="button"
          onClick={() => onOpen(guest)}
          className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control text-start hover:bg-paper-2"
        >
          <span className="min-w-0">
            <span className="flex min-w-0 flex-wrap items-center gap-x-2">
              <span className="max-w-full leading-5 font-semibold [overflow-wrap:anywhere]">
                <NameAndAge name={displayName} age={age} />
              </span>
              {isDemo && <DemoMark />}
            </span>
            <span className="flex flex-wrap gap-x-1.5 text-sm leading-5 text-ink-2">
              <bdi>{primaryArchetype === null ? `@${guest.username}` : spoken(primaryArchetype)}</bdi>
              {vibes.slice(0, 2).map(({ emoji, label }) => (
                <span key={label}>
                  <Emoji>{emoji}</Emoji> <span className="sr-only">{label}</span>
                </span>
              ))}
            </span>
            {bio && (
              <bdi {...asWritten} className="line-clamp-1 text-sm leading-5 [overflow-wrap:anywhere]">
                {bio}
              </bdi>
            )}
          </span>
          <Avatar person={guest} size={46} presence className="order-first" />
        </button>
        {isWaiting ? (
          <span className="shrink-0 text-sm text-ink-2">{t('quest-hall.waits-for-you', 'waits for you')}</span>
        ) : (
          <Button
            variant="outline"
            size="sm"
            className="shrink-0 @max-[16rem]:grow"
            pending={isMeeting}
            onClick={() => void meet(isIn || matchId !== null ? 'connect' : 'write')}
            aria-label={t('quest-hall.hello-to', '{hello}: {displayName}', { hello, displayName })}
          >
            {hello}
          </Button>
        )}
      </div>
    </li>
  );
}
