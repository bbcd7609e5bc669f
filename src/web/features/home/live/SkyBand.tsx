import type { ReactNode } from 'react';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { SkyScene } from '#web/ui/SkyScene.tsx';

type SkyBandProps = {
  seed: string;
  /** The drawing in the ring. */
  face: ReactNode;
  /** True if the ring is lit. Somebody who waits is; what is the person's own is not, and leaves the lime to the button. */
  isLit?: boolean;
  /** What stands beside the face below `lg`, and at the foot of the column from `lg`. */
  words: ReactNode;
  /** The row below both: at most two elements, of which the first stands below the face. */
  foot: ReactNode;
  /** What is placed over the sky. */
  children?: ReactNode;
};

/** The sky of the home screen: below `lg` (1200 px) a band, from `lg` a column of full height. */
export function SkyBand({ seed, face, isLit = true, words, foot, children }: SkyBandProps) {
  return (
    <SkyScene
      seed={seed}
      lines={false}
      stars={50}
      className="@container [--clear:linear-gradient(to_right,black_20%,transparent_36%)] max-lg:[&>:first-child]:[mask-image:var(--clear)] max-lg:rtl:[&>:first-child]:-scale-x-100 lg:sticky lg:top-0 lg:h-dvh"
    >
      <ContourLines
        seed={seed}
        height={224}
        peak={[0.18, 0.36]}
        className="-z-10 rtl:-scale-x-100 [mask-image:var(--clear)] lg:hidden"
      />
      <ContourLines
        seed={seed}
        width={464}
        height={900}
        levels={16}
        peak={[0.5, 0.333]}
        className="-z-10 hidden lg:block"
      />
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center @max-[22rem]:grid-cols-[5rem_minmax(0,1fr)] @max-[16rem]:grid-cols-1 gap-x-5 gap-y-5 px-5 pt-5 pb-6 lg:flex lg:h-full lg:flex-col lg:items-stretch lg:gap-0 lg:overflow-y-auto lg:px-12 lg:pt-9 lg:pb-16">
        <div className="lg:contents">
          <div
            className={cx(
              'grid aspect-square w-full @max-[16rem]:w-26 place-items-center overflow-hidden rounded-full border-2 lg:absolute lg:top-1/3 lg:left-1/2 lg:size-[min(14rem,26dvh)] lg:-translate-1/2',
              isLit ? 'border-lime bg-lime/12 text-lime' : 'border-moon/60 bg-moon/8 text-moon',
            )}
          >
            {face}
          </div>
        </div>
        <div className="min-w-0 pe-7 lg:mt-auto lg:pe-0">{words}</div>
        {foot}
      </div>
      {children}
    </SkyScene>
  );
}

/** The line above the name or the title in the sky. */
export function SkyNote({ children }: { children: ReactNode }) {
  return <p className="clears w-fit text-xs font-semibold text-ink-2 lg:text-sm">{children}</p>;
}

/** The classes of the title in the sky. */
export const skyTitle = 'mt-0.5 line-clamp-3 text-2xl leading-tight @max-[22rem]:text-xl break-words lg:text-5xl';
