import { PageHeading } from '#web/ui/Page.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';

/**
 * The classes of the home column. Below `lg` (1200 px) it is at most 42.5rem wide and centered, from `lg` full width.
 */
export const homeColumn = 'mx-auto w-full max-w-[42.5rem] lg:max-w-none';

type GreetingProps = {
  name: string;
  /** True if a script on the device fills in the name later (see HomeShell). */
  isDeferred?: boolean;
  /** For a person who has not said their first hello: the line below another greeting. */
  newcomerLine?: string | undefined;
};

/** Greets the person by name. */
export function Greeting({ name, isDeferred = false, newcomerLine }: GreetingProps) {
  const values = { name: <span data-known-name>{name}</span> };
  return (
    <div className="relative z-10 px-5 pt-3 pb-6 lg:px-14 lg:pt-13 lg:pb-11">
      <div {...(isDeferred && { 'data-awaits-name': '' })}>
        <PageHeading className="text-[min(2.0625rem,13vw)] leading-[1.15] tracking-[-0.045em] break-words md:text-4xl lg:text-[clamp(2.625rem,4.2vw,3.75rem)] lg:leading-[1.1]">
          {newcomerLine === undefined
            ? rich(t('home.welcome-back', 'Welcome back, <name/>!'), values)
            : rich(t('home.welcome', 'Welcome, <name/>!'), values)}
        </PageHeading>
      </div>
      <p className="clears mt-2 w-fit max-w-md text-lg text-ink-2 lg:mt-3 lg:max-w-none">
        {newcomerLine ??
          t('home.ready-to-continue-your-journey', 'Ready to continue your journey of authentic connections?')}
      </p>
    </div>
  );
}
