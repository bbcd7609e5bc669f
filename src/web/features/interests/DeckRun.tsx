import { useEffect, useRef, useState } from 'react';
import { interestCards } from '#content/interest-cards.ts';
import { tick } from '#web/platform/sounds.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowUUpLeft } from '#web/ui/icons/ArrowUUpLeft.ts';
import { Progress } from '#web/ui/Steps.tsx';
import { CardStage } from './CardStage.tsx';
import { CustomStage } from './CustomStage.tsx';
import { cardOf, picksOn, step, type Move } from './deck.ts';
import { Departing, type Departure } from './Departing.tsx';
import { RefineStage } from './RefineStage.tsx';
import { SummaryStage } from './SummaryStage.tsx';
import type { Verdict } from './swipe.ts';
import { useDeckKeys } from './useDeckKeys.ts';
import { toldOf, useRun, type Saved } from './useRun.ts';
import { useSaving } from './useSaving.ts';

/** The deck from its first card to the summary. */
export function DeckRun({ userId, saved }: { userId: number; saved: Saved }) {
  const [run, dispatch] = useRun(userId, saved);
  const [told, setTold] = useState('');
  const [departures, setDepartures] = useState<readonly Departure[]>([]);
  const cardElement = useRef<HTMLDivElement>(null);
  const saving = useSaving(userId);
  const deck = run.now;
  const card = cardOf(deck);

  const move = (next: Move) => {
    saving.forget();
    setTold(toldOf(deck, step(run, next).now, next.type === 'undo'));
    dispatch(next);
  };
  const answer = (verdict: Verdict) => {
    const element = cardElement.current;
    if (card === undefined || deck.stage !== 'card') return;
    tick();
    if (element) {
      const from = element.style.transform;
      element.style.transform = '';
      const departure = { key: performance.now(), card, verdict, from, place: element.getBoundingClientRect() };
      setDepartures((before) => [...before, departure]);
    }
    move({ type: verdict });
  };
  useDeckKeys({
    stage: deck.stage,
    onVerdict: answer,
    onUndo: () => move({ type: 'undo' }),
    onSettle: () => move({ type: 'settle' }),
  });
  useStageFocus(`${deck.stage} ${deck.stage === 'card' ? '' : (card?.id ?? '')}`);

  return (
    <div className="pt-safe mx-auto flex w-full max-w-[42.5rem] grow flex-col px-5">
      <div className="-ml-2.5 flex items-center gap-2 pt-3">
        <IconButton
          icon={ArrowUUpLeft}
          label="Undo"
          aria-keyshortcuts="Backspace Z"
          disabled={run.past.length === 0}
          onClick={() => move({ type: 'undo' })}
        />
        <Progress value={Math.min(deck.at + 1, interestCards.length)} total={interestCards.length} label="Cards" />
      </div>
      {deck.stage === 'card' && card && <CardStage card={card} cardRef={cardElement} onVerdict={answer} />}
      {deck.stage === 'refine' && card && (
        <RefineStage
          card={card}
          picked={picksOn(card, deck)}
          onToggle={(id) => move({ type: 'toggle', id })}
          onSettle={() => move({ type: 'settle' })}
        />
      )}
      {deck.stage === 'custom' && (
        <CustomStage
          deck={deck}
          onAdd={(name) => move({ type: 'add', name })}
          onRemove={(name) => move({ type: 'removeOwn', name })}
          onDone={() => move({ type: 'done' })}
        />
      )}
      {deck.stage === 'summary' && (
        <SummaryStage
          deck={deck}
          problem={saving.problem}
          isSaving={saving.isPending}
          onRemove={(id) => move({ type: 'remove', id })}
          onRemoveOwn={(name) => move({ type: 'removeOwn', name })}
          onReopen={(cardId) => move({ type: 'reopen', cardId })}
          onAgain={() => move({ type: 'again' })}
          onSave={() => void saving.save(deck)}
        />
      )}
      {departures.map((departure) => (
        <Departing
          key={departure.key}
          departure={departure}
          onGone={(gone) => setDepartures((before) => before.filter(({ key }) => key !== gone))}
        />
      ))}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}

/** A new stage is a new page to whoever cannot see it. From card to card the focus stays where it is, on its button. */
function useStageFocus(stage: string): void {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [stage]);
}
