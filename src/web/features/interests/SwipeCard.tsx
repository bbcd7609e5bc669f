import { useRef, type PointerEvent, type Ref } from 'react';
import type { InterestCard } from '#content/interest-cards.ts';
import { cx } from '#web/ui/cx.ts';
import { CardFace, cardShape, Stamp, tintOf } from './CardFace.tsx';
import { drawTo, putBack, verdictAt, type SwipeVerdict } from './swipe.ts';
import { spoken } from '#web/words/words.ts';

interface Props {
  card: InterestCard;
  onVerdict: (verdict: SwipeVerdict) => void;
  ref: Ref<HTMLDivElement>;
}

/** The top card, which can be dragged to either side. The buttons and keys have the same effect. */
export function SwipeCard({ card, onVerdict, ref }: Props) {
  const start = useRef<{ id: number; x: number; y: number }>(null);
  const distance = (event: PointerEvent): readonly [x: number, y: number] | null =>
    start.current?.id === event.pointerId ? [event.clientX - start.current.x, event.clientY - start.current.y] : null;
  const letGo = (event: PointerEvent<HTMLDivElement>, counts: boolean) => {
    const moved = distance(event);
    if (moved === null) return;
    start.current = null;
    const verdict = counts ? verdictAt(moved[0]) : null;
    if (verdict === null) putBack(event.currentTarget);
    else onVerdict(verdict);
  };
  return (
    <div
      ref={ref}
      role="group"
      aria-label={spoken(card.name)}
      data-card={card.id}
      onPointerDown={(event) => {
        if (start.current !== null || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        const moved = distance(event);
        if (moved !== null) drawTo(event.currentTarget, ...moved);
      }}
      onPointerUp={(event) => letGo(event, true)}
      onPointerCancel={(event) => letGo(event, false)}
      className={cx(cardShape, tintOf(card), 'size-full cursor-grab touch-pan-y select-none active:cursor-grabbing')}
    >
      <CardFace card={card} />
      <Stamp verdict="yes" className="opacity-(--yes,0)" />
      <Stamp verdict="no" className="opacity-(--no,0)" />
    </div>
  );
}
