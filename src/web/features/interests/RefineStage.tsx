import type { InterestCard } from '#content/interest-cards.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ToggleChip } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { spoken, t } from '#web/words/words.ts';
import { tintOf } from './CardFace.tsx';

interface Props {
  card: InterestCard;
  /** The ids of the interests that are chosen on this card. */
  picked: readonly string[];
  onToggle: (id: string) => void;
  onSettle: () => void;
}

/**
 * Shows the interests of a card after a yes, or when the summary reopens the card. Without a choice, the card's general
 * interest counts.
 */
export function RefineStage({ card, picked, onToggle, onSettle }: Props) {
  const all = card.general ? [card.general, ...card.items] : card.items;
  return (
    <div className="flex grow animate-[fade-in_220ms_ease-out] flex-col pb-6">
      <div className="mt-5 flex items-center gap-4">
        <span className={cx('grid size-16 shrink-0 place-items-center rounded-bubble', tintOf(card))}>
          <Animal name={card.animal} size={44} />
        </span>
        <div>
          <PageHeading className="display-tight text-3xl md:text-4xl">{spoken(card.name)}</PageHeading>
          <p className="mt-0.5 text-ink-2">
            {t('interests.which-parts-of-it-light', 'Which parts of it light you up?')}
          </p>
        </div>
      </div>
      <div
        role="group"
        aria-label={t('interests.interests-in', 'Interests in {name}', { name: spoken(card.name) })}
        className="mt-6 flex flex-wrap gap-2.5"
      >
        {all.map(({ id, name }) => (
          <ToggleChip key={id} on={picked.includes(id)} onToggle={() => onToggle(id)}>
            {spoken(name)}
          </ToggleChip>
        ))}
      </div>
      <div className="pb-safe sticky bottom-0 mt-auto -mx-5 bg-paper px-5 pt-4 md:static md:mx-0 md:mt-8 md:max-w-sm md:px-0">
        <Button variant="lime" size="lg" full onClick={onSettle}>
          {picked.length === 0
            ? t('interests.a-bit-of-everything', 'A bit of everything')
            : t('interests.keep-these', 'Keep {length, plural, one {this one} other {these {length}}}', {
                length: picked.length,
              })}
        </Button>
      </div>
    </div>
  );
}
