import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Animal, type AnimalName } from '#web/ui/Animal.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { VisitorWyn } from '#web/parts/wyn/VisitorWyn.tsx';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { OtherLanguage } from '#web/ui/OtherLanguage.tsx';
import { KeepingGate } from './KeepingGate.tsx';

type DoorFrameProps = {
  title: string;
  lede: ReactNode;
  /** The animal beside the form, shown from `lg` on. */
  animal: AnimalName;
  latin: string;
  /** The target of the back arrow; the welcome page by default. */
  back?: string | undefined;
  /** True for a way in, which needs a browser that keeps the session. */
  isEntry?: boolean;
  children: ReactNode;
};

/** The frame of the sign-in pages: a form and, from `lg` on, an animal beside it. */
export function DoorFrame({ title, lede, animal, latin, back = paths.welcome(), isEntry, children }: DoorFrameProps) {
  const isVisitor = useSessionStatus() === 'out';
  return (
    <div className="grid grow grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="pt-safe mx-auto flex w-full max-w-[30rem] flex-col px-5 pb-10 md:pt-6 lg:justify-center">
        <div className="-mx-2 flex h-14 items-center justify-between">
          <BackLink to={back} />
          {isVisitor && <VisitorWyn />}
        </div>
        <PageHeading>{title}</PageHeading>
        <p className="mt-2 mb-7 text-lg text-ink-2">{lede}</p>
        {isEntry === true ? <KeepingGate>{children}</KeepingGate> : children}
        <OtherLanguage
          search={location.search}
          className="mt-6 inline-flex min-h-11 items-center self-center underline"
        />
      </div>
      <aside aria-hidden className="hidden bg-paper-2 lg:block">
        <div className="sticky top-0 isolate grid h-dvh place-content-center justify-items-center gap-3 overflow-hidden">
          <ContourLines seed={latin} width={760} height={900} peak={[0.5, 0.46]} className="-z-10" />
          <Animal name={animal} size={280} />
          <p lang="la" className="latin text-2xl">
            {latin}
          </p>
        </div>
      </aside>
    </div>
  );
}
