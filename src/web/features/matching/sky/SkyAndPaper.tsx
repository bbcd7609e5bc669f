import type { ReactNode } from 'react';
import { SkyFrame, type SkyFrameProps } from './SkyFrame.tsx';

type SkyAndPaperProps = Pick<SkyFrameProps, 'seed' | 'back' | 'middle' | 'right'> & {
  sky: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

/** A person under the sky, and text on paper below; from `lg` (1200 px) the two are side by side. */
export function SkyAndPaper({ sky, children, actions, ...frame }: SkyAndPaperProps) {
  return (
    <div className="flex grow flex-col lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="flex flex-col lg:sticky lg:top-0 lg:h-dvh">
        <SkyFrame {...frame} isWhole>
          {sky}
        </SkyFrame>
      </div>
      <div className="@container relative mx-auto -mt-7 flex w-full max-w-[42.5rem] grow flex-col rounded-t-sheet bg-paper px-6 pt-7 md:px-9 lg:mx-0 lg:mt-0 lg:rounded-none lg:px-14 lg:pt-16">
        <div className="flex flex-col gap-7 pb-6">{children}</div>
        <div className="pb-safe sticky bottom-0 mt-auto flex gap-3 bg-paper pt-4 @max-[15rem]:static @max-[15rem]:flex-wrap lg:pb-10">
          {actions}
        </div>
      </div>
    </div>
  );
}
