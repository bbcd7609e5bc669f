import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

export type PanesProps = {
  /** The list. Below 768 px it shows alone until something is open. */
  list: ReactNode;
  /** The open item, or null. */
  main: ReactNode;
  /** Shown beside the list from 768 px when nothing is open. */
  blank?: ReactNode;
  /** A third pane from 1200 px. */
  context?: ReactNode;
  listLabel: string;
};

/** Shows one pane below 768 px, the list and the content from 768 px on, and the context too from 1200 px on. */
export function Panes({ list, main, blank, context, listLabel }: PanesProps) {
  return (
    <div className="flex min-h-0 grow md:divide-x md:divide-line">
      <section
        aria-label={listLabel}
        data-keeps-scroll={listLabel}
        className={cx('min-h-0 w-full overflow-y-auto md:block md:w-88 md:shrink-0', main !== null && 'hidden')}
      >
        {list}
      </section>
      <div className={cx('min-h-0 min-w-0 grow flex-col md:flex', main === null ? 'hidden' : 'flex')}>
        {main ?? blank}
      </div>
      {context && <aside className="hidden min-h-0 w-80 shrink-0 overflow-y-auto lg:block">{context}</aside>}
    </div>
  );
}
