import { useLayoutEffect, useRef } from 'react';
import type { InterestCard } from '#content/interest-cards.ts';
import { cx } from '#web/ui/cx.ts';
import { CardFace, cardShape, Stamp, tintOf } from './CardFace.tsx';
import { flyOff, type SwipeVerdict } from './swipe.ts';

/** A card that flies off. `place` and the CSS transform `from` say where the card is when it starts. */
export interface Departure {
  key: number;
  card: InterestCard;
  verdict: SwipeVerdict;
  from: string;
  place: DOMRect;
}

/** Draws the card that flies off. It is above the next card, which the person can already use. */
export function Departing({ departure, onGone }: { departure: Departure; onGone: (key: number) => void }) {
  const { key, card, verdict, from, place } = departure;
  const ref = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const flight = flyOff(ref.current, from, verdict);
    flight.onfinish = () => gone.current(key);
    return () => flight.cancel();
  }, [key, from, verdict]);
  return (
    <div
      ref={ref}
      aria-hidden
      className={cx(cardShape, tintOf(card), 'pointer-events-none fixed! z-30')}
      style={{ top: place.top, left: place.left, width: place.width, height: place.height }}
    >
      <CardFace card={card} />
      <Stamp verdict={verdict} />
    </div>
  );
}
