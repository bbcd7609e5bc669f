import { useId, useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { GIFT_NOTE_MAX, type GiftType } from '#contract/chat.gifts.ts';
import { listGiftTypes } from '#contract/gifts.ts';
import type { PersonCard } from '#contract/people.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { GiftMark } from '#web/ui/gifts/GiftMark.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { spoken, t } from '#web/words/words.ts';
import { leftWords } from './gift.words.ts';
import { useGiving } from './useGiving.ts';
import { ALL, type Filter, names, Filters } from './GiftFilters.tsx';

export interface GiftPickerProps {
  receiver: Pick<PersonCard, 'id' | 'displayName'>;
  /** The room in which the gift is given; by default the room of the two people. */
  roomId?: string | undefined;
  onClose: () => void;
  onGiven: (message: Message) => void;
}

/** The window to choose a gift for a person and add a note. The note stays until it is sent, even after closing. */
export function GiftPicker({ receiver, roomId, onClose, onGiven }: GiftPickerProps) {
  const { data, error, refetch } = useRead(listGiftTypes, {}, { staleTime: 0 });
  const [filter, setFilter] = useState<Filter>(ALL);
  const [chosen, setChosen] = useState<GiftType>();
  const giving = useGiving({ receiver, roomId, chosen, onGiven });
  const types = data?.types.filter(({ category }) => filter === ALL || category === filter) ?? [];
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={<bdi>{t('parts.a-gift-for', 'A gift for {displayName}', { displayName: receiver.displayName })}</bdi>}
      description={
        data === undefined
          ? t('parts.the-more-rings-the-rarer', 'The more rings, the rarer.')
          : t('parts.the-more-rings-the-rarer-2', '{left} The more rings, the rarer.', { left: leftWords(data.today) })
      }
      footer={
        data && (
          <div className="flex min-w-0 grow flex-col gap-3">
            <p aria-live="polite" className="min-h-[1.5em]">
              {chosen === undefined ? (
                <span className="text-ink-2">{t('parts.pick-something-that-fits', 'Pick something that fits.')}</span>
              ) : (
                <span>
                  <strong className="font-semibold">{spoken(chosen.name)}.</strong> {spoken(chosen.description)}
                </span>
              )}
            </p>
            <CountedArea
              label={t('parts.note', 'Note')}
              hideLabel
              rows={1}
              placeholder={t('parts.a-few-words-with-it', 'A few words with it, if you like')}
              max={GIFT_NOTE_MAX}
              value={giving.note}
              onChange={giving.setNote}
              error={giving.problem}
            />
            {giving.isAsked && (
              <p role="status" className="text-ink-2">
                <strong className="font-semibold text-ink">{t('parts.send-this', 'Send this?')}</strong>{' '}
                {t('parts.it-may-land-harder-than', 'It may land harder than you mean it.')}
              </p>
            )}
            <Button
              variant="lime"
              pending={giving.isRunning}
              disabled={chosen === undefined || giving.isTooLong || data.today.left === 0}
              onClick={() => void giving.send()}
            >
              {giving.isAsked ? t('parts.send-it-anyway', 'Send it anyway') : t('parts.send-gift', 'Send Gift')}
            </Button>
          </div>
        )
      }
    >
      {data !== undefined ? (
        <>
          <Filters value={filter} onChange={setFilter} />
          <Shelf types={types} chosen={chosen} onChoose={setChosen} />
        </>
      ) : error === null ? (
        <PickerWaiting />
      ) : (
        <ErrorState
          title={t('parts.the-gifts-did-not-load', 'The gifts did not load.')}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  );
}

interface ShelfProps {
  types: readonly GiftType[];
  chosen: GiftType | undefined;
  onChoose: (type: GiftType) => void;
}

/** The gifts as radio buttons, so that the arrow keys move through them. */
function Shelf({ types, chosen, onChoose }: ShelfProps) {
  const group = useId();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(6.9rem,1fr))] gap-y-3 pt-4">
      <legend className="sr-only">{t('parts.gifts', 'Gifts')}</legend>
      {types.map((type) => (
        <label
          key={type.id}
          className="relative flex cursor-pointer flex-col items-center rounded-control pb-1 text-center has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={group}
            checked={type.id === chosen?.id}
            onChange={() => onChoose(type)}
            className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
          />
          <GiftMark gift={type} size={110} isNight={type.id === chosen?.id} />
          <span className="mt-1 leading-tight font-semibold">{spoken(type.name)}</span>
          <span className="text-sm text-ink-2">{names[type.rarity]}</span>
          <span className="sr-only">. {spoken(type.description)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function PickerWaiting() {
  return (
    <Loading className="grid grid-cols-3 gap-4">
      {Array.from({ length: 9 }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- nine alike
        <Skeleton key={at} className="aspect-square rounded-full!" />
      ))}
    </Loading>
  );
}
