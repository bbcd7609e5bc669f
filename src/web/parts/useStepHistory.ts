import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** The key under which an entry of the history names its step of a wizard. */
const STEP = 'wizardStep';
/** The key under which it says how many steps lie before it in the history. */
const DEPTH = 'wizardDepth';
/** The key that holds the step from which an entry was opened. */
const FROM = 'wizardFrom';

function numberIn(state: unknown, key: string): number | null {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null;
  return typeof found === 'number' ? found : null;
}

/**
 * Gives each step of a wizard its own entry in the history, so that the browser's back goes one step back. Returns the
 * ways to the next step and to the one before, and the way out: it takes the entries of the steps back.
 */
export function useStepHistory(step: number, show: (step: number) => void) {
  const latest = useRef({ step, show });
  const [isLeaving, leave] = useLeaving();
  useEffect(() => {
    latest.current = { step, show };
  });
  useEffect(() => {
    mark(latest.current.step);
    const onPop = ({ state }: PopStateEvent): void => {
      const wanted = numberIn(state, STEP);
      if (!isLeaving.current && wanted !== null && wanted !== latest.current.step) latest.current.show(wanted);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [isLeaving]);
  return {
    next: () => {
      history.pushState({ [STEP]: step + 1, [FROM]: step, [DEPTH]: depth() + 1 }, '');
      show(step + 1);
    },
    back: () => {
      if (numberIn(history.state, FROM) === step - 1) history.back();
      else {
        mark(step - 1);
        show(step - 1);
      }
    },
    leave,
  };
}

const depth = (): number => numberIn(history.state, DEPTH) ?? 0;

/** Returns the way out, which resolves when the history stands at the first of the steps, and whether it is being taken. */
function useLeaving(): [isLeaving: RefObject<boolean>, leave: () => Promise<void>] {
  const isLeaving = useRef(false);
  const leave = useCallback((): Promise<void> => {
    const steps = depth();
    if (steps === 0) return Promise.resolve();
    isLeaving.current = true;
    return new Promise((resolve) => {
      const done = (): void => {
        isLeaving.current = false;
        resolve();
      };
      window.addEventListener('popstate', done, { once: true });
      history.go(-steps);
    });
  }, []);
  return [isLeaving, leave];
}

/**
 * Gives each move of a run that can be undone its own entry in the history, so that the browser's back undoes one. `moves`
 * is how many can be undone; `undo` takes the last one back. Undoing otherwise takes its entry back, too. There is no redo:
 * whoever goes forward in the history is led back. Returns the way out.
 */
export function useUndoHistory(moves: number, undo: () => void): () => Promise<void> {
  const latest = useRef({ moves, undo });
  const isMoving = useRef(false);
  const [isLeaving, leave] = useLeaving();
  const settle = useCallback((): void => {
    if (isMoving.current) return;
    const at = numberIn(history.state, STEP) ?? 0;
    const wanted = latest.current.moves;
    if (at < wanted) history.pushState({ [STEP]: wanted, [DEPTH]: depth() + 1 }, '');
    if (at <= wanted) return;
    const back = Math.min(depth(), at - wanted);
    if (back === 0) return mark(wanted);
    isMoving.current = true;
    history.go(-back);
  }, []);
  useEffect(() => {
    latest.current = { moves, undo };
  });
  useEffect(() => {
    if (numberIn(history.state, STEP) === null) mark(latest.current.moves);
    const onPop = ({ state }: PopStateEvent): void => {
      const at = numberIn(state, STEP);
      if (at === null || isLeaving.current) return;
      const isOurs = isMoving.current;
      isMoving.current = false;
      if (!isOurs) for (let left = latest.current.moves - at; left > 0; left -= 1) latest.current.undo();
      if (isOurs || at > latest.current.moves) settle();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [settle, isLeaving]);
  useEffect(settle, [moves, settle]);
  return leave;
}

function mark(step: number): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), [STEP]: step }, '');
}
