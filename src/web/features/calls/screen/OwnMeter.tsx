import { useEffect, useRef } from 'react';
import { t } from '#web/words/words.ts';

/** Shows how loud the person's own voice arrives. Decoration for a screen reader, which the voice would disturb. */
export function OwnMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      if (bar.current !== null) bar.current.style.transform = `scaleX(${level().toFixed(3)})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div className="grid gap-2 text-sm font-semibold">
      {t('calls.own-level', 'How loud you are')}
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-paper-3">
        <span ref={bar} className="block h-full origin-left rtl:origin-right rounded-full bg-lime" />
      </span>
    </div>
  );
}
