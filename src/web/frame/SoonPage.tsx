import { Link, useLocation } from 'wouter';
import { openModal } from '#web/platform/modal.ts';
import { useSessionStatus } from '#web/platform/session.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { paths } from '#web/paths.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { soon, type Soon } from './soon.words.ts';

/** The page of a feature that is still to come: says what it will be, and links to one that exists. */
export function SoonPage() {
  const [location] = useLocation();
  const here = soon[location.replace(/\/$/, '')];
  return here ? <SoonScene {...here} /> : <NotFoundPage />;
}

function SoonScene({ title, will, meanwhile, animal, latin }: Soon) {
  useTitle(title);
  const status = useSessionStatus();
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden px-5 py-8 md:px-12">
      <ContourLines seed={latin} height={844} peak={[0.5, 0.3]} widePeak={[0.3, 0.5]} className="-z-10" />
      <div className="flex w-full max-w-sm flex-col gap-7 md:max-w-4xl md:flex-row md:items-center md:gap-14">
        <figure className="flex shrink-0 flex-col rounded-plate border-[1.5px] border-ink px-5 pt-4 pb-4 md:w-96">
          <p className="flex justify-between gap-4 text-xs font-semibold text-ink-2">
            <span>Plate in the making</span>
            <span>Soon</span>
          </p>
          <Animal name={animal} size={200} className="mx-auto my-3 size-[min(11rem,55vw,24dvh)] md:my-8 md:size-56" />
          <figcaption className="latin text-lg">{latin}</figcaption>
        </figure>
        <div className="flex flex-col items-start gap-3">
          <PageHeading className="text-4xl tracking-[-0.04em] md:text-5xl">{title}</PageHeading>
          <p className="max-w-md text-lg text-ink-2">{will}</p>
          <p className="mt-3 max-w-md">{meanwhile.say}</p>
          <Meanwhile {...meanwhile} />
          {status === 'out' && (
            <Link href={paths.welcome()} className={buttonClass({ variant: 'quiet', full: true })}>
              What is wildin?
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

function Meanwhile(action: Soon['meanwhile']) {
  const look = { variant: 'lime', size: 'lg', full: true } as const;
  if ('href' in action) {
    return (
      <Link href={action.href} className={buttonClass(look)}>
        {action.label}
      </Link>
    );
  }
  return (
    <Button {...look} onClick={() => openModal(action.opens)}>
      {action.label}
    </Button>
  );
}
