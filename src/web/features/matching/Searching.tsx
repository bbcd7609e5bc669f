import { PageHeading } from '#web/ui/Page.tsx';
import { SkyFrame } from './SkyFrame.tsx';

const rings = [
  'size-28 [animation-duration:7s]',
  'size-48 [animation-duration:11s]',
  'size-68 [animation-duration:17s]',
];

/** What is to be seen while the search runs, and not a moment longer. */
export function Searching({ seed }: { seed: string }) {
  return (
    <SkyFrame seed={seed} isWhole>
      <div role="status" className="flex grow flex-col items-center justify-center gap-10 px-6 pb-24 text-center">
        <div aria-hidden className="relative grid size-72 place-items-center">
          {rings.map((ring) => (
            <span
              key={ring}
              className={`absolute rounded-full border border-line ${ring} animate-[turn_9s_linear_infinite] motion-reduce:animate-none`}
            >
              <span className="absolute top-1/2 -left-1 size-2 rounded-full bg-moon" />
            </span>
          ))}
          <span className="size-10 animate-[breathe_1.8s_ease-in-out_infinite] rounded-full bg-lime motion-reduce:animate-none" />
        </div>
        <div>
          <PageHeading className="text-3xl tracking-[-0.035em] text-balance">Looking through the night…</PageHeading>
          <p className="mt-2 text-ink-2">For someone who fits you, and whom you fit.</p>
        </div>
      </div>
    </SkyFrame>
  );
}
