import { useLayoutEffect, useState, type RefObject } from 'react';
import { fittedText } from './fittedText.ts';

/**
 * Returns as much of a placeholder as fits into one line of the field, in whole characters. In a field with the focus, a
 * browser shows no ellipsis, and would cut an emoji in half.
 */
export function useFittedPlaceholder(field: RefObject<HTMLTextAreaElement | null>, text: string): string {
  const [fitted, setFitted] = useState(text);
  useLayoutEffect(() => {
    const box = field.current;
    const pen = document.createElement('canvas').getContext('2d');
    if (box === null || pen === null) return undefined;
    const fit = (): void => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(box);
      pen.font = font;
      pen.letterSpacing = letterSpacing;
      const width = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setFitted(fittedText(text, width, (words) => pen.measureText(words).width));
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [field, text]);
  return fitted;
}
