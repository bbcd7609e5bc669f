import { useState, type ReactNode } from 'react';
import { HALL_MOST, type HallGuest } from '#contract/quest-hall.ts';
import { useMe } from '#web/platform/me.ts';
import { useOpenModal } from '#web/platform/modal.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ListBullets } from '#web/ui/icons/ListBullets.ts';
import { Pause } from '#web/ui/icons/Pause.ts';
import { Play } from '#web/ui/icons/Play.ts';
import { SkyScene, Starfield } from '#web/ui/SkyScene.tsx';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { t } from '#web/words/words.ts';
import { GuestPopup } from './GuestPopup.tsx';
import { useHall, useListed } from './hall.data.ts';
import { HallList } from './HallList.tsx';
import { HallMissing } from './HallMissing.tsx';
import { HallQuiet } from './HallQuiet.tsx';
import { HallSky } from './HallSky.tsx';
import { HallWay, UNTIL, useMembership } from './HallWay.tsx';

/** The number of people in the list before somebody asks for all. */
const FIRST = 3;

/** The Quest Hall: its people in rows, or as bubbles, and the button to join or leave it. A wide window shows both. */
export function QuestHall() {
  const me = useMe().data;
  const hall = useHall();
  const [isSky, setSky] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [floating, setFloating] = useState(0);
  const [opened, setOpened] = useState<HallGuest | null>(null);
  const membership = useMembership(me);
  const isIn = me?.inQuestHall === true;
  const isChoosingVibes = useOpenModal() === 'vibe';
  const guests = hall.data ?? [];
  const listed = useListed(guests);
  const shown = asKnown(opened, guests);
  const joinFromPopup = (): void => {
    setOpened(null);
    membership.join();
  };
  const way = me && <HallWay {...membership} isIn={isIn} />;
  if (guests.length === 0 && shown === null && !hall.isError)
    return (
      <SkyScene seed="quest hall" height={90} stars={0} lines={false} className={onDesk}>
        <HallQuiet isKnown={hall.data !== undefined} isIn={isIn} way={way} />
      </SkyScene>
    );
  return (
    <SkyScene
      seed="quest hall"
      height={360}
      peak={[0.5, 0.5]}
      stars={isSky ? 60 : 0}
      lines={isSky}
      className={cx('@container', onDesk)}
    >
      <section
        aria-label={t('quest-hall.quest-hall', 'Quest Hall')}
        className="@min-[52rem]:grid @min-[52rem]:h-112 @min-[52rem]:grid-cols-[minmax(0,1fr)_25rem] @min-[52rem]:gap-x-6"
      >
        {guests.length > 0 && (
          <div className={cx('relative', isSky ? strip : 'hidden', '@min-[52rem]:block @min-[52rem]:h-auto')}>
            <HallSky
              guests={guests}
              me={isIn ? (me ?? null) : null}
              isPaused={isPaused}
              onShown={setFloating}
              onOpen={setOpened}
            />
          </div>
        )}
        <div className={cx(panel, 'relative flex min-h-0 flex-col px-5 py-2 @min-[52rem]:col-start-2')}>
          <Head count={hall.data && countWords(guests.filter(({ isOnline }) => isOnline).length, isIn)} isSky={isSky}>
            <PauseButton isPaused={isPaused} onChange={setPaused} />
          </Head>
          <p className="text-sm text-ink-2">{isIn ? UNTIL : ABOUT}</p>
          {hall.data ? (
            <div className={cx(rows, isSky && 'hidden @min-[52rem]:block')}>
              <HallList {...listed} most={isWhole ? HALL_MOST : FIRST} isIn={isIn} onOpen={setOpened} />
            </div>
          ) : (
            <HallMissing isFailed={hall.isError} pending={hall.isFetching} onRetry={() => void hall.refetch()} />
          )}
          <Foot
            count={listed.guests.length}
            hidden={guests.length - floating}
            isSky={isSky}
            isWhole={isWhole}
            onSky={setSky}
            onWhole={setWhole}
            way={way}
          />
        </div>
      </section>
      {shown !== null && !isChoosingVibes && (
        <GuestPopup guest={shown} isIn={isIn} onJoin={joinFromPopup} onClose={() => setOpened(null)} />
      )}
    </SkyScene>
  );
}

/** Returns the open guest as the hall knows them now. They may have left the hall; the popup keeps showing them. */
const asKnown = (opened: HallGuest | null, guests: readonly HallGuest[]): HallGuest | null =>
  guests.find(({ id }) => id === opened?.id) ?? opened;

const ABOUT = t('quest-hall.about', 'People who could suit you and are around right now. Say hello to one.');

/** On a desk the hall has the sky of the page behind it. */
const onDesk = 'lg:overflow-visible lg:bg-transparent! lg:bg-none! lg:[&>:first-child]:hidden';

/** The height of the bubbles where they stand above the words: a quarter of a phone. */
const strip = 'h-[max(13rem,25vh)] lg:h-62';

const rows = 'mt-1 min-h-0 overflow-y-auto overscroll-contain max-lg:max-h-120';

/** The ground of the words, so that no star and no line runs through them. */
const panel = 'lg:max-h-112 lg:rounded-sheet lg:border lg:border-line lg:bg-night';

interface FootProps {
  /** The number of people. */
  count: number;
  /** The number of them who are no bubbles, because the sky is full. */
  hidden: number;
  isSky: boolean;
  isWhole: boolean;
  onSky: (isSky: boolean) => void;
  onWhole: (isWhole: boolean) => void;
  /** The button to join or leave. */
  way: ReactNode;
}

function Foot({ count, hidden, isSky, isWhole, onSky, onWhole, way }: FootProps) {
  return (
    <div className="-mx-3 mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 pt-2 pb-1">
      {count > FIRST && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          className={isSky ? '@max-[52rem]:hidden' : undefined}
          onClick={() => onWhole(!isWhole)}
        >
          {isWhole ? t('quest-hall.fewer', 'Fewer') : t('quest-hall.all-people', 'All {count}', { count })}
        </Button>
      )}
      {count > 0 && (
        <Button variant="quiet" size="sm" className="@min-[52rem]:hidden" onClick={() => onSky(!isSky)}>
          {isSky && <ListBullets size={20} />}
          <span>{isSky ? listWords(hidden) : t('quest-hall.as-bubbles', 'As bubbles')}</span>
        </Button>
      )}
      <span className="me-3 ms-auto">{way}</span>
    </div>
  );
}

/** `children` is for the bubbles, so it shows where they do. */
function Head({ count, isSky, children }: { count: string | undefined; isSky: boolean; children: ReactNode }) {
  return (
    <div className="relative flex min-h-11 flex-wrap items-center gap-x-3">
      <h2 className="text-xl">{t('quest-hall.quest-hall', 'Quest Hall')}</h2>
      <p className="tabular grow text-sm font-semibold text-ink-2">{count}</p>
      <span className="relative size-11 shrink-0 lg:hidden">
        <Starfield seed="quest hall" count={9} />
      </span>
      <span className={cx(isSky ? 'block' : 'hidden', '@min-[52rem]:block')}>{children}</span>
    </div>
  );
}

/** The button that pauses the motion. With reduced motion there is no button, because nothing floats. */
function PauseButton({ isPaused, onChange }: { isPaused: boolean; onChange: (isPaused: boolean) => void }) {
  if (useReducedMotion()) return null;
  const label = isPaused
    ? t('quest-hall.let-the-hall-float', 'Let the hall float')
    : t('quest-hall.pause-the-hall', 'Pause the hall');
  return <IconButton icon={isPaused ? Play : Pause} label={label} onClick={() => onChange(!isPaused)} />;
}

/** Returns how many people are online in the hall, as text. People who are away are shown but not counted. */
function countWords(online: number, isIn: boolean): string {
  const count = online >= HALL_MOST ? `${HALL_MOST}+` : String(online);
  if (isIn)
    return online === 0
      ? t('quest-hall.you-are-here', 'You are here')
      : t('quest-hall.you-and-here-now', 'You and {count} here now', { count });
  return online === 0 ? '' : t('quest-hall.here-now', '{count} here now', { count });
}

const listWords = (hidden: number): string =>
  hidden > 0
    ? t('quest-hall.in-the-list', '+{hidden} in the list', { hidden })
    : t('quest-hall.as-a-list', 'As a list');
