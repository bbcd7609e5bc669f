import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '#web/ui/cx.ts';

type FoldProps = {
  title: string;
  href: string;
  /** The present state of the area, in a few words. */
  line: ReactNode;
  /** The classes of the line. */
  lineClass?: string | undefined;
  /** A current item of the area. */
  children?: ReactNode;
  className?: string | undefined;
};

/**
 * A link to an area with the area's name, state and one item. It fills a quarter of the home screen, or a row of its
 * own if the text is very large.
 */
export function Fold({ title, href, line, lineClass, children, className }: FoldProps) {
  return (
    <Link
      href={href}
      className={cx(
        'grid min-h-34 min-w-0 grid-rows-[auto_1fr_auto] gap-y-1.5 border-line px-5 py-3.5 transition-colors hover:bg-paper-2/60',
        'odd:border-e nth-[n+3]:border-t @max-[15rem]:min-h-0 @max-[15rem]:not-first:border-t @max-[15rem]:odd:border-e-0',
        'lg:grid-cols-[auto_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-4 lg:gap-y-4 lg:px-9 lg:py-6 lg:odd:ps-14',
        className,
      )}
    >
      <span className="clears display justify-self-start text-xl">{title}</span>
      <span
        className={cx(
          'clears row-start-3 line-clamp-2 justify-self-start text-sm lg:col-start-2 lg:row-start-1 lg:self-center',
          lineClass,
        )}
      >
        {line}
      </span>
      <span className="row-start-2 block min-w-0 self-center lg:col-span-2 lg:self-start">{children}</span>
    </Link>
  );
}
