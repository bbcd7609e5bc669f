import type { Ref } from 'react';
import { interestCards, type InterestCard } from '#content/interest-cards.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { X } from '#web/ui/icons/X.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { CardFace, cardShape, tintOf } from './CardFace.tsx';
import { SwipeCard } from './SwipeCard.tsx';
import type { SwipeVerdict } from './swipe.ts';

interface Props {
  card: InterestCard;
  cardRef: Ref<HTMLDivElement>;
  onVerdict: (verdict: SwipeVerdict) => void;
}

const depths = ['', '-z-10 translate-y-2.5 scale-x-[0.95]', '-z-20 translate-y-5 scale-x-[0.9]'] as const;

/** The classes that fit both buttons on one line of a narrow screen. */
const narrow = 'px-2! text-base! whitespace-nowrap';

/** Shows the question, the top card with the next two cards below it, and the buttons for the answers. */
export function CardStage({ card, cardRef, onVerdict }: Props) {
  const first = interestCards.indexOf(card);
  const rest = interestCards.slice(first, first + depths.length);
  return (
    <div className="flex grow flex-col gap-5 pb-6 lg:justify-center">
      <PageHeading className="display-tight mx-auto mt-4 w-full max-w-[24rem] text-2xl md:text-3xl">
        {t('interests.is-this-you', 'Is this you?')}
      </PageHeading>
      <div className="relative isolate mx-auto max-h-[34rem] min-h-76 w-full max-w-[24rem] grow">
        {rest.map((each, depth) => (
          // The key is the id of the card, so that the next card animates to the front.
          <div
            key={each.id}
            aria-hidden={depth > 0}
            className={cx(
              'absolute inset-0 transition-transform duration-300 motion-reduce:transition-none',
              depths[depth],
            )}
          >
            {depth === 0 ? (
              <SwipeCard ref={cardRef} card={each} onVerdict={onVerdict} />
            ) : (
              <div className={cx(cardShape, tintOf(each), 'size-full')}>
                <CardFace card={each} />
              </div>
            )}
          </div>
        ))}
      </div>
      <div className="mx-auto mt-3 grid w-full max-w-[24rem] twos gap-3">
        <Button
          variant="outline"
          size="lg"
          className={narrow}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => onVerdict('no')}
        >
          <X size={22} />
          {t('interests.not-me', 'Not me')}
        </Button>
        <Button
          variant="lime"
          size="lg"
          className={narrow}
          aria-keyshortcuts="ArrowRight"
          onClick={() => onVerdict('yes')}
        >
          <Check size={22} />
          {t('interests.thats-me', 'That’s me')}
        </Button>
      </div>
      <p className="text-center text-sm text-balance text-ink-2">
        <span className="pointer-coarse:hidden">
          {t('interests.swipe-click-or-press-and', 'Swipe, click, or press ← and →. Backspace takes one back.')}
        </span>
        <span className="hidden pointer-coarse:inline">
          {t('interests.swipe-or-tap-there-are', 'Swipe or tap. There are no wrong answers.')}
        </span>
      </p>
    </div>
  );
}
