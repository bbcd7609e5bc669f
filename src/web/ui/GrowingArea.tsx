import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { cx } from './cx.ts';

/** Some promised browsers lack the property that makes a field as large as its text. */
const growsByItself = typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content');

/** A field for several lines that is as high as its text, within the limits of its classes. */
export function GrowingArea({ className, ref, ...area }: ComponentProps<'textarea'>) {
  const box = useRef<HTMLTextAreaElement>(null);
  useGrowth(box);
  return (
    <textarea
      {...area}
      ref={(element) => {
        box.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={cx('field-sizing-content', className)}
    />
  );
}

/** Sets the height of the field after each render, input and change of its width, where the browser does not. */
function useGrowth(box: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    if (!growsByItself && box.current !== null) fit(box.current);
  });
  useLayoutEffect(() => {
    const area = box.current;
    if (growsByItself || area === null) return undefined;
    let width = area.offsetWidth;
    const grow = (): void => fit(area);
    const widths = new ResizeObserver(() => {
      if (area.offsetWidth === width) return;
      width = area.offsetWidth;
      grow();
    });
    widths.observe(area);
    area.addEventListener('input', grow);
    return () => {
      widths.disconnect();
      area.removeEventListener('input', grow);
    };
  }, [box]);
}

/** Measures a copy, because a field that shrinks for a moment would move the page that scrolls around it. */
function fit(area: HTMLTextAreaElement): void {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.value = area.value;
  copy.removeAttribute('id');
  copy.removeAttribute('name');
  copy.style.cssText = `position:absolute;visibility:hidden;height:0;width:${area.offsetWidth}px`;
  area.after(copy);
  const height = copy.scrollHeight + copy.offsetHeight - copy.clientHeight;
  copy.remove();
  area.style.height = `${height}px`;
  // A height in whole pixels may be a fraction too low, and a scrollbar would show for that.
  area.style.overflowY = area.scrollHeight > area.clientHeight + 1 ? '' : 'hidden';
}
