import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** The key under which a history entry stores its step of a wizard, or its number of undoable moves. */
const STEP = 'wizardStep';
/** The key under which an entry stores how many entries of the same wizard or run precede it. */
const DEPTH = 'wizardDepth';
/** The key that holds the step from which an entry was opened. */
const FROM = 'wizardFrom';
/** The page waits this long for the browser to go back, and then continues. */
const GOING_MS = 1000;

function numberIn(state: unknown, key: string): number | null {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null;
  return typeof found === 'number' ? found : null;
}

/**
 * Gives each step of a wizard its own history entry, so that the browser's "back" goes one step back. Returns functions
 * that open the next and the previous step, and functions that leave the wizard and remove the entries of its steps.
 */
export function useStepHistory(step: number, show: (step: number) => void) {
  const latest = useRef({ step, show });
  const { isLeaving, ...waysOut } = useWaysOut();
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
    ...waysOut,
  };
}

const depth = (): number => numberIn(history.state, DEPTH) ?? 0;

interface WaysOut {
  /** Goes back to the first of the steps. Resolves when the history is there, or after `GOING_MS`. */
  leave: () => Promise<void>;
  /** Replaces all steps by a page. The browser's "back" then leads from that page to the page before the wizard. */
  leaveFor: (page: string, options?: { state: unknown }) => Promise<void>;
}

function useWaysOut(): WaysOut & { isLeaving: RefObject<boolean> } {
  const isLeaving = useRef(false);
  const leave = useCallback((): Promise<void> => {
    const steps = Math.min(depth(), history.length - 1);
    if (steps === 0) return Promise.resolve();
    isLeaving.current = true;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(patience);
        window.removeEventListener('popstate', done);
        isLeaving.current = false;
        resolve();
      };
      const patience = setTimeout(done, GOING_MS);
      window.addEventListener('popstate', done);
      history.go(-steps);
    });
  }, []);
  const leaveFor: WaysOut['leaveFor'] = useCallback(
    async (page, options) => {
      await leave();
      navigate(page, { replace: true, ...options });
    },
    [leave],
  );
  return { isLeaving, leave, leaveFor };
}

/**
 * Gives each undoable move of a run its own history entry, so that the browser's "back" undoes one move. `moves` is the
 * number of undoable moves; `undo` takes back the last moves. An undo by other means also goes back in the history.
 * There is no redo: after the browser's "forward", the hook goes back again. Returns the functions that leave the run.
 */
export function useUndoHistory(moves: number, undo: (count: number) => void): WaysOut {
  const latest = useRef({ moves, undo });
  const isMoving = useRef(false);
  const { isLeaving, ...waysOut } = useWaysOut();
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
      if (!isOurs && at < latest.current.moves) latest.current.undo(latest.current.moves - at);
      if (isOurs || at > latest.current.moves) settle();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [settle, isLeaving]);
  useEffect(settle, [moves, settle]);
  return waysOut;
}

function mark(step: number): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), [STEP]: step }, '');
}
