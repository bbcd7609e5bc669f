import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { listMatches, type MatchNeed } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { HALL_MOST, type HallGuest } from '#contract/quest-hall.ts';
import { useMe } from '#web/platform/me.ts';
import { onSaved, openerWords, openModal, useOpenModal } from '#web/platform/modal.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ListBullets } from '#web/ui/icons/ListBullets.ts';
import { Pause } from '#web/ui/icons/Pause.ts';
import { Play } from '#web/ui/icons/Play.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { useOnline } from '#web/ui/useOnline.ts';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { t } from '#web/words/words.ts';
import { GuestPopup } from './GuestPopup.tsx';
import { useHall, useStep, wordsFor } from './hall.data.ts';
import { HallList } from './HallList.tsx';
import { HallSky } from './HallSky.tsx';

/** The Quest Hall: its people as bubbles or as a list, and the button to join or leave it. */
export function QuestHall() {
  const me = useMe().data;
  const hall = useHall();
  const [isList, setList] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [floating, setFloating] = useState(0);
  const [opened, setOpened] = useState<HallGuest | null>(null);
  const membership = useMembership(me);
  const isIn = me?.inQuestHall === true;
  const isChoosingVibes = useOpenModal() === 'vibe';
  const guests = hall.data ?? [];
  // The open guest may leave the hall; the popup keeps showing them.
  const shown = opened === null ? null : (guests.find(({ id }) => id === opened.id) ?? opened);
  const isFolded = guests.length === 0 && shown === null && !isIn && !hall.isError;
  if (isFolded)
    return (
      <SkyScene seed="quest hall" height={90} stars={24} lines={false} className={onDesk}>
        <Folded isKnown={hall.data !== undefined}>{me !== undefined && <Way {...membership} isIn={false} />}</Folded>
      </SkyScene>
    );
  return (
    <SkyScene seed="quest hall" height={360} peak={[0.5, 0.5]} stars={60} className={onDesk}>
      <section aria-label={t('quest-hall.quest-hall', 'Quest Hall')}>
        <Head count={hall.data && countWords(guests.filter(({ isOnline }) => isOnline).length, isIn)}>
          {guests.length > 0 && !isList && <PauseButton isPaused={isPaused} onChange={setPaused} />}
        </Head>
        {hall.data && guests.length > 0 && isList ? (
          <HallList guests={guests} onOpen={setOpened} />
        ) : (
          <div className="relative h-35 lg:h-78">
            {hall.data ? (
              <>
                {guests.length === 0 && <Alone />}
                <HallSky
                  guests={guests}
                  me={isIn ? (me ?? null) : null}
                  isPaused={isPaused}
                  onShown={setFloating}
                  onOpen={setOpened}
                />
              </>
            ) : (
              <Missing isFailed={hall.isError} pending={hall.isFetching} onRetry={() => void hall.refetch()} />
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 px-3 pt-1 pb-2">
          {guests.length > 0 ? (
            <Button variant="quiet" size="sm" onClick={() => setList(!isList)}>
              <ListBullets size={20} />{' '}
              {isList ? t('quest-hall.as-bubbles', 'As bubbles') : listWords(guests.length - floating)}
            </Button>
          ) : (
            <span />
          )}
          {me !== undefined && <Way {...membership} isIn={isIn} />}
        </div>
        {isIn && <p className="px-5 pb-3 text-sm text-ink-2">{UNTIL}</p>}
      </section>
      {shown !== null && !isChoosingVibes && (
        <GuestPopup
          guest={shown}
          isIn={isIn}
          onJoin={() => {
            setOpened(null);
            membership.join();
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </SkyScene>
  );
}

/** On a desk the hall has the sky of the page behind it. */
const onDesk = 'lg:overflow-visible lg:bg-transparent! lg:bg-none! lg:[&>:first-child]:hidden';

/** The hall in one line, while nobody is in it. The page needs less sky then (`data-folded`). */
function Folded({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const lacks = useLack();
  return (
    <section
      data-folded
      aria-label={t('quest-hall.quest-hall', 'Quest Hall')}
      className="flex min-h-22 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 lg:pt-6"
    >
      <div className="min-w-0">
        <h2 className="text-xl leading-6">{t('quest-hall.quest-hall', 'Quest Hall')}</h2>
        <p className="min-h-6 text-ink-2">
          {lacks !== undefined
            ? t('quest-hall.one-step-and-you-see', 'The people who are around now. One step, and you see them.')
            : isKnown && t('quest-hall.nobody-is-in', 'Who is around now: nobody, so far. Be the first.')}
        </p>
      </div>
      {children}
    </section>
  );
}

const lacking: Partial<Record<MatchNeed, { words: string; path: string }>> = {
  quiz: { words: t('quest-hall.take-the-quiz-to-join', 'Take the quiz to join'), path: paths.quiz() },
  preferences: { words: t('quest-hall.say-whom-to-meet-then', 'Say whom to meet, then join'), path: paths.soulSetup() },
};

/** Returns the first step that the person must take before they can join; undefined if no step is missing. */
function useLack(): { words: string; path: string } | undefined {
  const [first] = useRead(listMatches).data?.missing ?? [];
  return first && lacking[first];
}

/** The button to join or leave the hall, or a link to the step that is missing before joining. */
function Way({ isIn, join, depart, isPending }: { isIn: boolean } & ReturnType<typeof useMembership>) {
  const lacks = useLack();
  if (!isIn && lacks !== undefined) {
    return (
      <Link href={lacks.path} className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {lacks.words}
      </Link>
    );
  }
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={isIn ? depart : join}>
      {isIn ? t('quest-hall.depart', 'Depart') : t('quest-hall.join-quest', 'Join Quest')}
    </Button>
  );
}

function Head({ count, children }: { count: string | undefined; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 pr-2 pl-5">
      <h2 className="text-xl">{t('quest-hall.quest-hall', 'Quest Hall')}</h2>
      <p className="tabular min-w-0 grow text-sm font-semibold text-ink-2">
        {count || t('quest-hall.who-is-around', 'Who is around now')}
      </p>
      {children}
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

function Alone() {
  return (
    <p className="absolute inset-x-0 top-6 mx-auto max-w-80 px-6 text-center text-balance text-ink-2">
      {t('quest-hall.you-float-here-alone-for', 'You float here alone for now; whoever comes sees you first.')}
    </p>
  );
}

interface MissingProps {
  isFailed: boolean;
  pending: boolean;
  onRetry: () => void;
}

/** Shown until the hall has loaded: a placeholder, or an error with a retry. Retries when the network returns. */
function Missing({ isFailed, pending, onRetry }: MissingProps) {
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry();
    wasOffline.current = !isOnline;
  }, [isOnline, onRetry]);
  if (!isFailed) {
    return (
      <Loading label={t('quest-hall.the-hall-is-filling', 'The hall is filling')}>
        <div className="flex flex-wrap justify-center gap-8 px-8 pt-6">
          {['one', 'two', 'three', 'four', 'five'].map((key) => (
            <Skeleton key={key} className="size-11 rounded-full!" />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <div role="alert" className="flex h-full flex-col items-center justify-center gap-2 px-6 text-center">
      <p className="display text-lg">
        {isOnline
          ? t('quest-hall.the-hall-did-not-open', 'The hall did not open.')
          : t('quest-hall.no-network-no-stars', 'No network, no stars.')}
      </p>
      <p className="text-sm text-ink-2">
        {isOnline
          ? t('quest-hall.your-matches-and-chats-are', 'Your matches and chats are as they were.')
          : t(
              'quest-hall.the-hall-needs-a-connection',
              'The hall needs a connection, and opens by itself when you have one.',
            )}
      </p>
      <Button variant="outline" size="sm" pending={pending} onClick={onRetry} className="mt-2">
        {t('common.try-again', 'Try again')}
      </Button>
    </div>
  );
}

const UNTIL = t(
  'quest-hall.depart-whenever-you-like-two',
  'Depart whenever you like; two hours away, and you float out by yourself.',
);
const JOIN = t('quest-hall.join-quest', 'Join Quest');

/** Joins and leaves the hall. Joining asks for today's vibes first, and continues only once they are saved. */
function useMembership(me: Me | undefined) {
  const step = useStep();
  const open = useOpenModal();
  const isChoosing = open === 'vibe' && openerWords() === JOIN;
  const { mutate } = step;
  const id = me?.id;
  useEffect(() => {
    if (!isChoosing || id === undefined) return;
    return onSaved((name) => {
      if (name !== 'vibe') return;
      mutate(
        { params: { id }, body: { inQuestHall: true } },
        {
          onSuccess: () => sayAloud(t('quest-hall.you-are-in-the-quest', 'You are in the Quest Hall'), UNTIL),
          onError: (error) => tellOf(t('quest-hall.you-are-not-in-the', 'You are not in the hall yet'), error),
        },
      );
    });
  }, [isChoosing, id, mutate]);
  return {
    isPending: step.isPending,
    join: () => openModal('vibe', JOIN),
    depart: () => {
      if (id === undefined) return;
      mutate(
        { params: { id }, body: { inQuestHall: false } },
        { onError: (error) => tellOf(t('quest-hall.you-are-still-in-the', 'You are still in the hall'), error) },
      );
    },
  };
}

function tellOf(title: string, error: unknown): void {
  const otherwise = t('common.something-went-wrong-please-try', 'Something went wrong. Please try again.');
  toastFailure({ title, description: wordsFor(error, otherwise) });
}
