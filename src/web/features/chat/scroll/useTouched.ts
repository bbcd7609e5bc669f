import { useEffect, type RefObject } from 'react';

/**
 * Reports the line that was touched or focused last. The caller keeps this line mounted wherever the screen scrolls, so
 * that the focus is not lost and a voice note keeps playing.
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
