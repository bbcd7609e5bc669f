import { useEffect, useRef, useState } from 'react';
import { interestCards } from '#content/interest-cards.ts';
import { useUndoHistory } from '#web/parts/ways/useStepHistory.ts';
import { tick } from '#web/platform/sound/sounds.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { ArrowUUpLeft } from '#web/ui/icons/ArrowUUpLeft.ts';
import { Progress } from '#web/ui/Steps.tsx';
import { t } from '#web/words/words.ts';
import { CardStage } from './CardStage.tsx';
import { CustomStage } from './CustomStage.tsx';
import { cardOf, picksOn, step, type Move, type Run } from './deck.ts';
import { Departing, type Departure } from './Departing.tsx';
import { RefineStage } from './RefineStage.tsx';
import { SummaryStage } from './SummaryStage.tsx';
import type { SwipeVerdict } from './swipe.ts';
import { useDeckKeys } from './useDeckKeys.ts';
import { toldOf, useRun, type SavedInterests } from './useRun.ts';
import { useSaving } from './useSaving.ts';

/** Shows the deck from its first card to the summary. */
export function DeckRun({ userId, saved }: { userId: number; saved: SavedInterests }) {
  const [run, dispatch] = useRun(userId, saved);
  const [told, move] = useTelling(run, dispatch);
  const [departures, setDepartures] = useState<readonly Departure[]>([]);
  const cardElement = useRef<HTMLDivElement>(null);
  const deck = run.now;
  const card = cardOf(deck);
  const undo = (count = 1) => move({ type: 'undo', count });
  const { leaveFor } = useUndoHistory(run.past.length, undo);
  const saving = useSaving(userId, deck, leaveFor);
  const answer = (verdict: SwipeVerdict) => {
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
  useDeckKeys({ stage: deck.stage, onVerdict: answer, onUndo: () => undo(), onSettle: () => move({ type: 'settle' }) });
  useStageFocus(`${deck.stage} ${deck.stage === 'card' ? '' : (card?.id ?? '')}`);

  return (
    <div className="pt-safe mx-auto flex w-full max-w-[42.5rem] grow flex-col px-5">
      <DeckBar
        at={deck.at}
        canUndo={run.past.length > 0}
        onUndo={() => undo()}
        onLeave={() => void leaveFor(paths.home())}
      />
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
          onSave={() => void saving.save()}
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

/** Returns the screen reader's text about the last move, and a function that moves the deck and sets that text. */
function useTelling(run: Run, dispatch: (move: Move) => void): [told: string, tell: (move: Move) => void] {
  const [told, setTold] = useState('');
  const tell = (next: Move): void => {
    setTold(toldOf(run.now, step(run, next).now, next.type === 'undo'));
    dispatch(next);
  };
  return [told, tell];
}

interface BarProps {
  at: number;
  canUndo: boolean;
  onUndo: () => void;
  onLeave: () => void;
}

function DeckBar({ at, canUndo, onUndo, onLeave }: BarProps) {
  const total = interestCards.length;
  return (
    <div data-bar className="-ms-2.5 flex items-center gap-2 pt-3">
      <IconButton
        icon={ArrowUUpLeft}
        label={t('common.undo', 'Undo')}
        aria-keyshortcuts="Backspace Z"
        disabled={!canUndo}
        onClick={onUndo}
      />
      <Progress value={Math.min(at + 1, total)} total={total} label={t('interests.cards', 'Cards')} />
      <IconButton icon={X} label={t('common.leave-for-now', 'Leave for now')} onClick={onLeave} className="-me-2.5" />
    </div>
  );
}

/**
 * Focuses the heading when the stage changes, because to a screen reader each stage is a new page. From one card to the
 * next, the focus does not move.
 */
function useStageFocus(stage: string): void {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [stage]);
}
