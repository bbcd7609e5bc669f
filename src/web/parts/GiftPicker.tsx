import { useId, useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { GIFT_NOTE_MAX, giftCategories, type GiftCategory, type GiftType } from '#contract/chat.gifts.ts';
import { listGiftTypes } from '#contract/gifts.ts';
import type { PersonCard } from '#contract/people.ts';
import { useRead } from '#web/platform/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { cx } from '#web/ui/cx.ts';
import { GiftMark } from '#web/ui/gifts/GiftMark.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { leftWords } from './gift.words.ts';
import { useGiving } from './useGiving.ts';

export interface GiftPickerProps {
  receiver: Pick<PersonCard, 'id' | 'displayName'>;
  /** The room in which it is given; without it the room of the two. */
  roomId?: string | undefined;
  onClose: () => void;
  onGiven: (message: Message) => void;
}

const ALL = 'all';
type Filter = GiftCategory | typeof ALL;
const filters: readonly Filter[] = [ALL, ...giftCategories];
const names: Readonly<Record<Filter | GiftType['rarity'], string>> = {
  all: t('parts.all-gifts', 'All'),
  cosmic: t('parts.gift-cosmic', 'Cosmic'),
  nature: t('parts.gift-nature', 'Nature'),
  vibes: t('parts.gift-vibes', 'Vibes'),
  emoji: t('parts.gift-emoji', 'Emoji'),
  mystical: t('parts.gift-mystical', 'Mystical'),
  common: t('parts.gift-common', 'Common'),
  rare: t('parts.gift-rare', 'Rare'),
  legendary: t('parts.gift-legendary', 'Legendary'),
};

/** Chooses a gift for somebody, with a note. What was typed stays until it is sent, also when the window closes. */
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
                <>
                  <strong className="font-semibold">{chosen.name}.</strong> {chosen.description}
                </>
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
              className="min-h-13! pb-7!"
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

function Filters({ value, onChange }: { value: Filter; onChange: (filter: Filter) => void }) {
  return (
    <div
      role="group"
      aria-label={t('parts.kinds-of-gifts', 'Kinds of gifts')}
      className="sticky -top-5 z-10 -mx-5 -mt-5 flex gap-3.5 overflow-x-auto border-b border-line bg-paper px-5 pt-2"
    >
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className={cx(
            'display min-h-11 shrink-0 border-b-[3px] transition-colors hover:text-ink focus-visible:-outline-offset-2',
            filter === value ? 'border-lime text-ink' : 'border-transparent text-ink-2',
          )}
        >
          {names[filter]}
        </button>
      ))}
    </div>
  );
}

interface ShelfProps {
  types: readonly GiftType[];
  chosen: GiftType | undefined;
  onChoose: (type: GiftType) => void;
}

/** The arrows move through the gifts, as in any group of options. */
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
          <span className="mt-1 leading-tight font-semibold">{type.name}</span>
          <span className="text-sm text-ink-2">{names[type.rarity]}</span>
          <span className="sr-only">. {type.description}</span>
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
