import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type PageProps = {
  /** The page's one h1; receives the focus after a navigation. */
  title: ReactNode;
  /** Under the title, one line. */
  lede?: ReactNode;
  /** Left of the title's row: usually a back link. */
  back?: ReactNode;
  /** Right of the title's row. */
  actions?: ReactNode;
  hideTitle?: boolean | undefined;
  /** reading = at most 640 px (the default); wide = all there is. */
  width?: 'reading' | 'wide' | undefined;
  /** The one action, kept in thumb's reach at the lower edge on phones. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A Field page: title, content, action. */
export function Page({ title, lede, back, actions, hideTitle, width = 'reading', footer, children }: PageProps) {
  return (
    <div
      className={cx('mx-auto flex min-h-full w-full flex-col px-5 pt-4 pb-8', width === 'reading' && 'max-w-[42.5rem]')}
    >
      {(back || actions) && (
        <div className="-mx-2 flex min-h-11 items-center justify-between gap-2">
          <div className="flex grow items-center gap-1">{back}</div>
          {actions}
        </div>
      )}
      <PageHeading hidden={hideTitle}>{title}</PageHeading>
      {lede && <p className="mt-2 text-lg text-ink-2">{lede}</p>}
      <div className={cx('grow', !hideTitle && 'mt-6')}>{children}</div>
      {footer && (
        <div className="pb-safe sticky bottom-0 -mx-5 mt-6 bg-paper px-5 pt-3 md:static md:mx-0 md:px-0">{footer}</div>
      )}
    </div>
  );
}

/** The main heading of a screen that is laid out by hand. Exactly one a screen. */
export function PageHeading({ children, hidden, className }: PageHeadingProps) {
  return (
    <h1
      data-page-heading
      tabIndex={-1}
      className={hidden ? 'sr-only' : (className ?? 'text-3xl tracking-[-0.035em] md:text-4xl')}
    >
      {children}
    </h1>
  );
}

type PageHeadingProps = { children: ReactNode; hidden?: boolean | undefined; className?: string | undefined };

/** Text at a length that reads well. */
export function ReadingColumn({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('mx-auto w-full max-w-[40rem]', className)}>{children}</div>;
}

/** A heading within a page, and what belongs to it. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
