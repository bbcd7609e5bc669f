import { useEffect, useRef } from 'react';

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
  useEffect(() => {
    latest.current = { step, show };
  });
  useEffect(() => {
    mark(latest.current.step);
    const onPop = ({ state }: PopStateEvent): void => {
      const wanted = numberIn(state, STEP);
      if (wanted !== null && wanted !== latest.current.step) latest.current.show(wanted);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
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
    leave: () => {
      if (depth() > 0) history.go(-depth());
    },
  };
}

const depth = (): number => numberIn(history.state, DEPTH) ?? 0;

function mark(step: number): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), [STEP]: step }, '');
}
