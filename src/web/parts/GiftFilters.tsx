import { giftCategories, type GiftCategory, type GiftType } from '#contract/chat.gifts.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

export const ALL = 'all';
export type Filter = GiftCategory | typeof ALL;
const filters: readonly Filter[] = [ALL, ...giftCategories];
export const names: Readonly<Record<Filter | GiftType['rarity'], string>> = {
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

export function Filters({ value, onChange }: { value: Filter; onChange: (filter: Filter) => void }) {
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
