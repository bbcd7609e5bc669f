import { interestCards, type InterestCard } from '#content/interest-cards.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { spoken, t } from '#web/words/words.ts';
import type { SwipeVerdict } from './swipe.ts';

const tints = [
  'bg-(--tint-dew) text-(--tint-dew-ink)',
  'bg-(--tint-honey) text-(--tint-honey-ink)',
  'bg-(--tint-moss) text-(--tint-moss-ink)',
  'bg-(--tint-clay) text-(--tint-clay-ink)',
  'bg-(--tint-lime) text-(--tint-lime-ink)',
  'bg-(--tint-rose) text-(--tint-rose-ink)',
] as const;

/** Returns the colors of a card; two consecutive cards always differ. */
export function tintOf(card: InterestCard): string {
  return tints[interestCards.indexOf(card) % tints.length] ?? tints[0];
}

export const cardShape = 'relative isolate flex flex-col overflow-hidden rounded-sheet px-6 pt-5 pb-7';

/** The face of a card: its animal in one ink, its name and its line. */
export function CardFace({ card }: { card: InterestCard }) {
  return (
    <>
      <ContourLines seed={card.id} height={520} peak={[0.5, 0.38]} className="-z-10 text-current opacity-15" />
      <div className="grid min-h-24 grow place-items-center py-2">
        <Animal name={card.animal} className="h-full max-h-48 w-auto" />
      </div>
      <div>
        <p className="display-tight text-[min(clamp(1.875rem,9vw,2.75rem),11vw)] leading-[1.04]">{spoken(card.name)}</p>
        <p className="mt-2 text-lg leading-[1.2]">{spoken(card.line)}</p>
      </div>
    </>
  );
}

/**
 * Shows a verdict on a card that is dragged or flies off. Screen readers skip it, because the buttons have the same
 * words.
 */
export function Stamp({ verdict, className }: { verdict: SwipeVerdict; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'display pointer-events-none absolute top-5 rounded-control border-[3px] border-current px-3 py-1 text-xl',
        verdict === 'yes' ? 'left-5 -rotate-8' : 'right-5 rotate-8',
        className,
      )}
    >
      {verdict === 'yes' ? t('interests.thats-me', 'That’s me') : t('interests.not-me', 'Not me')}
    </span>
  );
}
