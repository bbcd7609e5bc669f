import { giftCategories, type GiftCategory, type GiftType } from '#contract/chat.gifts.ts';
import { ToggleTab } from '#web/ui/Chip.tsx';
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
      className="strip sticky -top-5 z-10 -mx-5 -mt-5 flex gap-3.5 border-b border-line bg-paper px-5 pt-2"
    >
      {filters.map((filter) => (
        <ToggleTab key={filter} on={filter === value} onToggle={() => onChange(filter)}>
          {names[filter]}
        </ToggleTab>
      ))}
    </div>
  );
}
