import { useEffect, useRef, useState } from 'react';
import type { Me } from '#contract/people.ts';
import type { HallGuest } from '#contract/quest-hall.ts';
import { useMe } from '#web/platform/me.ts';
import { onSaved, openModal, useOpenModal } from '#web/platform/modal.ts';
import { Button } from '#web/ui/Button.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOnline } from '#web/ui/useOnline.ts';
import { GuestPopup } from './GuestPopup.tsx';
import { useHall, useStep, wordsFor } from './hall.data.ts';
import { HallList } from './HallList.tsx';
import { HallSky } from './HallSky.tsx';

/** The hall of those who are around now, as bubbles and as a list. */
export function QuestHall() {
  const me = useMe().data;
  const hall = useHall();
  const [isList, setList] = useState(false);
  const [opened, setOpened] = useState<HallGuest | null>(null);
  const { join, depart, isPending } = useMembership(me);
  const isIn = me?.inQuestHall === true;
  const guests = hall.data ?? [];
  // Who was opened may float out meanwhile, and is shown as they were.
  const shown = opened === null ? null : (guests.find(({ id }) => id === opened.id) ?? opened);
  return (
    <SkyScene seed="quest hall" height={360} peak={[0.5, 0.5]} stars={60} className="mb-6 rounded-sheet">
      <section aria-label="Quest Hall">
        <div className="flex items-baseline justify-between gap-4 px-6 pt-5 pb-2">
          <h2 className="text-xl">Quest Hall</h2>
          <p className="tabular text-sm font-semibold text-ink-2">{hall.data && countWords(guests.length, isIn)}</p>
        </div>
        {hall.data && guests.length > 0 && isList ? (
          <HallList guests={guests} onOpen={setOpened} />
        ) : (
          <div className="relative h-[25vh] min-h-52">
            {hall.data ? (
              <>
                {guests.length === 0 && <Empty isIn={isIn} />}
                <HallSky guests={guests} me={isIn ? (me ?? null) : null} onOpen={setOpened} />
              </>
            ) : (
              <Missing isFailed={hall.isError} pending={hall.isFetching} onRetry={() => void hall.refetch()} />
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-2 pb-4">
          {guests.length > 0 ? (
            <Button variant="quiet" size="sm" onClick={() => setList(!isList)}>
              {isList ? 'As bubbles' : 'As a list'}
            </Button>
          ) : (
            <span />
          )}
          {me !== undefined && (
            <Button variant="outline" size="sm" pending={isPending} onClick={isIn ? depart : join}>
              {isIn ? 'Depart' : 'Join Quest'}
            </Button>
          )}
        </div>
      </section>
      {shown !== null && (
        <GuestPopup
          guest={shown}
          isIn={isIn}
          onJoin={() => {
            setOpened(null);
            join();
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </SkyScene>
  );
}

function countWords(others: number, isIn: boolean): string {
  if (isIn) return others === 0 ? 'You are here' : `You and ${others} more`;
  return others === 0 ? '' : `${others} here`;
}

function Empty({ isIn }: { isIn: boolean }) {
  return (
    <p className="absolute inset-x-0 top-6 mx-auto max-w-80 px-6 text-center text-balance text-ink-2">
      {isIn
        ? 'You float here alone for now; whoever comes sees you first.'
        : 'Nobody whom you could be matched with is here right now. Be the first light up.'}
    </p>
  );
}

interface MissingProps {
  isFailed: boolean;
  pending: boolean;
  onRetry: () => void;
}

/** Before there is anybody to show: on the way, failed, or without a network. */
function Missing({ isFailed, pending, onRetry }: MissingProps) {
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry();
    wasOffline.current = !isOnline;
  }, [isOnline, onRetry]);
  if (!isFailed) {
    return (
      <Loading label="The hall is filling">
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
      <p className="display text-lg">{isOnline ? 'The hall did not open.' : 'No network, no stars.'}</p>
      <p className="text-sm text-ink-2">
        {isOnline
          ? 'Your matches and chats are as they were.'
          : 'The hall needs a connection, and opens by itself when you have one.'}
      </p>
      <Button variant="outline" size="sm" pending={pending} onClick={onRetry} className="mt-2">
        Try again
      </Button>
    </div>
  );
}

/** Joining asks for today's vibes first and goes on once they are saved; closed without, nothing happens. */
function useMembership(me: Me | undefined) {
  const step = useStep();
  const open = useOpenModal();
  const [isChoosing, setChoosing] = useState(false);
  if (isChoosing && open !== 'vibe') setChoosing(false);
  const { mutate } = step;
  const id = me?.id;
  useEffect(() => {
    if (!isChoosing || id === undefined) return;
    return onSaved((name) => {
      if (name !== 'vibe') return;
      mutate(
        { params: { id }, body: { inQuestHall: true } },
        {
          onSuccess: () =>
            void toast({
              title: 'You are in the Quest Hall',
              description: 'Depart whenever you like; two hours away, and you float out by yourself.',
              tone: 'good',
            }),
          onError: (error) => tellOf('You are not in the hall yet', error),
        },
      );
    });
  }, [isChoosing, id, mutate]);
  return {
    isPending: step.isPending,
    join: () => {
      openModal('vibe');
      setChoosing(true);
    },
    depart: () => {
      if (id === undefined) return;
      mutate(
        { params: { id }, body: { inQuestHall: false } },
        { onError: (error) => tellOf('You are still in the hall', error) },
      );
    },
  };
}

function tellOf(title: string, error: unknown): void {
  toast({ title, description: wordsFor(error, 'Something went wrong. Please try again.'), tone: 'bad' });
}
