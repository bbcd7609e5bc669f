import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

type BubbleProps = {
  /** Decides the side and the color; screen readers get the author's name. */
  author: 'person' | 'wyn';
  children: string;
  /** The line below the words: the time and the actions. */
  foot?: ReactNode;
};

export function WynBubble({ author, children, foot }: BubbleProps) {
  const isMine = author === 'person';
  return (
    <div className={cx('flex', isMine && 'justify-end')}>
      <div
        className={cx(
          'max-w-[85%] min-w-0 rounded-bubble px-4 py-3',
          isMine ? 'rounded-ee-[6px] bg-mine text-on-mine' : 'rounded-es-[6px] bg-iris-soft text-ink',
        )}
      >
        <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          <span className="sr-only">{isMine ? t('common.you', 'You') : 'Wyn'}: </span>
          <span dir="auto" className="block">
            {children}
          </span>
        </p>
        {foot}
      </div>
    </div>
  );
}

/** Shows the words that say that Wyn is an AI. Null shows nothing. */
export function WynDisclosure({ words }: { words: string | null }) {
  return words === null ? null : <p className="mx-auto max-w-xs pb-3 text-center text-xs text-ink-2">{words}</p>;
}

/** Three dots in the place of the coming response. */
export function WynDots() {
  return (
    <p
      role="img"
      aria-label={t('wyn.wyn-is-typing', 'Wyn is typing')}
      className="flex h-12 w-fit items-center gap-1.5 rounded-bubble rounded-es-[6px] bg-iris-soft px-5"
    >
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="skeleton size-2.5 rounded-full bg-iris"
          style={{ animationDelay: `${dot * 160}ms` }}
        />
      ))}
    </p>
  );
}
