import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const widths = {
  reading: 'max-w-[42.5rem] lg:max-w-[68rem] lg:*:max-w-[42.5rem]',
  columns: 'max-w-[42.5rem] lg:max-w-[68rem]',
  wide: '',
};

export type PageProps = {
  /** The page's one h1, which receives the focus after a navigation. */
  title: ReactNode;
  /** One line below the title. */
  lede?: ReactNode;
  /** The left end of the row above the title: usually a back link. */
  back?: ReactNode;
  /** The right end of the row above the title. */
  actions?: ReactNode;
  hideTitle?: boolean | undefined;
  /** reading = at most 640 px (the default); columns = room for two columns from 1200 px on; wide = the whole width. */
  width?: keyof typeof widths | undefined;
  /** The main action. Below 768 px it sticks to the lower edge of the window. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A page with title, content and main action. */
export function Page({ title, lede, back, actions, hideTitle, width = 'reading', footer, children }: PageProps) {
  return (
    <div className={cx('mx-auto flex min-h-full w-full flex-col px-5 pt-4 pb-8', widths[width])}>
      {(back || actions) && (
        <div data-bar className="-mx-2 flex min-h-11 items-center justify-between gap-2">
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

/** The main heading. Every screen has exactly one: from `Page`, or used directly by a screen with its own layout. */
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

/** A heading within a page, with its content. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
