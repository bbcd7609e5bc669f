import { useEffect, type RefObject } from 'react';

/**
 * Tells of the line that was touched or got the focus last. It stays mounted wherever the screen goes, so that the focus is
 * not lost and a voice note plays on.
 */
export function useTouched(list: RefObject<HTMLElement | null>, onTouch: (seq: number) => void): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const note = ({ target }: Event): void => {
      const line = target instanceof Element ? target.closest<HTMLElement>('li[data-seq]') : null;
      if (line !== null) onTouch(Number(line.dataset['seq']));
    };
    element.addEventListener('focusin', note);
    element.addEventListener('pointerdown', note);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('pointerdown', note);
    };
  }, [list, onTouch]);
}
