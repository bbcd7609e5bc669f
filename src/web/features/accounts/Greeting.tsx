import { PageHeading } from '#web/ui/Page.tsx';

/** The column of the home screen. */
export const homeColumn = 'mx-auto flex w-full max-w-[42.5rem] flex-col gap-7 px-5 pt-8 pb-8 lg:max-w-[56rem] lg:pt-16';

export function Greeting({ name }: { name: string }) {
  return (
    <div>
      <PageHeading>
        Welcome back, <span data-known-name>{name}</span>!
      </PageHeading>
      <p className="mt-2 max-w-md text-lg lg:max-w-none text-ink-2">
        Ready to continue your journey of authentic connections?
      </p>
    </div>
  );
}
