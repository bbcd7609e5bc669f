import { useEffect, useRef, type MouseEvent } from 'react';
import { customCard, interestCards, type InterestCard } from '#content/interest-cards.ts';
import { interestsById } from '#content/interests.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RemovableChip } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Plus } from '#web/ui/icons/Plus.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { spoken, t } from '#web/words/words.ts';
import { tintOf } from './CardFace.tsx';
import { hasChosen, picksOn, type Deck } from './deck.ts';

interface Props {
  deck: Deck;
  /** The reason why saving failed. */
  problem: string | undefined;
  isSaving: boolean;
  onRemove: (id: string) => void;
  onRemoveOwn: (name: string) => void;
  onReopen: (cardId: string) => void;
  onAgain: () => void;
  onSave: () => void;
}

/** Shows all choices by card, for a last check before saving. */
export function SummaryStage({ deck, problem, isSaving, onReopen, onAgain, onSave, ...on }: Props) {
  const noteRemover = useKeptFocus(deck.picks.length + deck.custom.length);
  const groups = interestCards.filter((card) => isOn(card, deck));
  const rest = interestCards.filter((card) => !isOn(card, deck));
  return (
    <div className="flex grow animate-[fade-in_220ms_ease-out] flex-col pb-6" onClickCapture={noteRemover}>
      <PageHeading className="display-tight mt-6 text-4xl md:text-5xl">
        {t('interests.your-vibe-check', 'Your Vibe Check')}
      </PageHeading>
      <p className="mt-2 text-lg text-ink-2">{ledeOf(deck)}</p>
      <ul className="mt-5 divide-y divide-line">
        {groups.map((card) => (
          <Group key={card.id} card={card} deck={deck} onChange={() => onReopen(card.id)} {...on} />
        ))}
      </ul>
      {rest.length > 0 && (
        <section className="mt-6">
          <h2 className="text-xl">
            {groups.length === 0
              ? t('interests.pick-something', 'Pick something')
              : t('interests.room-for-more', 'Room for more?')}
          </h2>
          <div className="mt-3 flex flex-wrap gap-2.5">
            {rest.map((card) => (
              <Button key={card.id} variant="outline" size="sm" onClick={() => onReopen(card.id)}>
                <Plus size={16} />
                {spoken(card.name)}
              </Button>
            ))}
          </div>
        </section>
      )}
      <Button variant="quiet" size="sm" className="mt-5 mb-2 -ms-4 self-start" onClick={onAgain}>
        {t('interests.go-through-the-cards-again', 'Go through the cards again')}
      </Button>
      <div className="pb-safe sticky bottom-0 mt-auto -mx-5 bg-paper px-5 pt-4 md:static md:mx-0 md:mt-8 md:max-w-sm md:px-0">
        <p role="alert" className="mb-3 text-sm text-coral-ink empty:hidden">
          {problem}
        </p>
        <Button variant="lime" size="lg" full pending={isSaving} onClick={onSave}>
          {t('interests.continue-to-matching', 'Continue to Matching')}
        </Button>
      </div>
    </div>
  );
}

const isOn = (card: InterestCard, deck: Deck): boolean =>
  card === customCard ? deck.custom.length > 0 : picksOn(card, deck).length > 0;

function ledeOf(deck: Deck): string {
  const count = deck.picks.length + deck.custom.length;
  if (!hasChosen(deck))
    return t('interests.nothing-yet-one-thing-is', 'Nothing yet. One thing is enough to start a conversation.');
  return count === 1
    ? t('interests.one-thing-you-could-talk', 'One thing you could talk about at 2 a.m.')
    : t('interests.things-you-could-talk-about', '{count} things you could talk about at 2 a.m.', { count });
}

type GroupProps = Pick<Props, 'deck' | 'onRemove' | 'onRemoveOwn'> & { card: InterestCard; onChange: () => void };

function Group({ card, deck, onChange, onRemove, onRemoveOwn }: GroupProps) {
  const isOwn = card === customCard;
  const title = isOwn ? t('interests.in-your-own-words', 'In your own words') : spoken(card.name);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className={cx('grid size-11 shrink-0 place-items-center rounded-control', tintOf(card))}>
          <Animal name={card.animal} size={30} />
        </span>
        <h2 className="min-w-0 grow basis-28 text-lg leading-6">{title}</h2>
        <Button
          variant="quiet"
          size="sm"
          className="-me-3"
          aria-label={t('interests.change', 'Change {title}', { title })}
          onClick={onChange}
        >
          {t('interests.change-2', 'Change')}
        </Button>
      </div>
      <ul aria-label={title} className="mt-3 flex flex-wrap gap-2.5">
        {isOwn
          ? deck.custom.map((name) => <Chosen key={name} name={name} onRemove={() => onRemoveOwn(name)} />)
          : picksOn(card, deck).map((id) => (
              <Chosen key={id} name={spoken(interestsById.get(id)?.name ?? id)} onRemove={() => onRemove(id)} />
            ))}
      </ul>
    </li>
  );
}

function Chosen({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="max-w-full wrap-anywhere">
      <RemovableChip onRemove={onRemove}>{name}</RemovableChip>
    </li>
  );
}

const REMOVERS = '[data-remover]';

/**
 * Returns a click handler that keeps the focus. After a chip is removed, the focus moves to the next chip, to the last
 * chip if there is no next chip, or to the heading if no chip is left.
 */
function useKeptFocus(count: number): (event: MouseEvent<HTMLElement>) => void {
  const before = useRef(count);
  const place = useRef<{ whole: HTMLElement; index: number }>(null);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || place.current === null || document.activeElement !== document.body) return;
    const { whole, index } = place.current;
    const left = [...whole.querySelectorAll<HTMLElement>(REMOVERS)];
    const next = left[Math.min(index, left.length - 1)] ?? whole.querySelector<HTMLElement>('[data-page-heading]');
    next?.focus({ preventScroll: true });
  }, [count]);
  return ({ currentTarget, target }) => {
    const remover = (target as Element).closest<HTMLElement>(REMOVERS);
    const all = [...currentTarget.querySelectorAll<HTMLElement>(REMOVERS)];
    if (remover) place.current = { whole: currentTarget, index: all.indexOf(remover) };
  };
}
