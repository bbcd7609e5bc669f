import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { SkyScene } from '#web/ui/SkyScene.tsx';

type HorizonProps = {
  seed: string;
  me: number;
  /** Whether stars and lines keep away from the words of a waiting match. */
  isClear?: boolean;
};

/** Where the words of a waiting match stand in the sky. */
const clear =
  '[--clear:linear-gradient(to_right,black_15%,transparent_19%,transparent_42%,black_50%)] [&>*]:[mask-image:var(--clear)]';

/** Draws the sky, and below the sky a hill in the color of the paper. Both show only from `lg` (1200 px). */
export function Horizon({ seed, me, isClear = false }: HorizonProps) {
  return (
    <div aria-hidden className="absolute inset-0 -z-10 hidden rtl:-scale-x-100 overflow-hidden lg:block">
      <ContourLines
        seed={String(me)}
        width={1348}
        height={900}
        peak={[0.4, 0.85]}
        className="[mask-image:linear-gradient(transparent_calc(var(--horizon)+4rem),black_calc(var(--horizon)+15rem))]"
      />
      <SkyScene
        seed={seed}
        lines={false}
        stars={110}
        className={cx('absolute! inset-x-0 top-0 h-[calc(var(--horizon)+4rem)]', isClear && clear)}
      >
        <ContourLines seed={seed} width={1348} height={528} levels={16} peak={[0.1, 0.42]} className="-z-10" />
      </SkyScene>
      <svg
        viewBox="0 0 1348 64"
        preserveAspectRatio="none"
        focusable="false"
        className="absolute inset-x-0 top-[calc(var(--horizon)+0.05rem)] h-16 w-full overflow-visible fill-paper"
      >
        <path d="M0 46C170 6 380-2 560 32S900 68 1080 18s220-14 268 2v44H0Z" />
        <path
          d="M0 46C170 6 380-2 560 32S900 68 1080 18s220-14 268 2"
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-edge"
        />
      </svg>
    </div>
  );
}
