import { archetypes } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { PracticeMark } from '#web/features/matching/person/PracticeMark.tsx';
import { SkyFrame } from '#web/features/matching/sky/SkyFrame.tsx';
import { SAVED } from '#web/features/matching/state/pause.ts';

const rings = [
  'size-40 [animation-duration:7s]',
  'size-59 [animation-duration:11s]',
  'size-76 [animation-duration:17s]',
];

type SearchingProps = { seed: string; type: MbtiType | null; isPractice?: boolean; isSaved?: boolean };

/** Shows the person's animal with rings around it while the search, or the data for the search, loads. */
export function Searching({ seed, type, isPractice = false, isSaved = false }: SearchingProps) {
  const archetype = type && archetypes[type];
  return (
    <SkyFrame seed={seed} isWhole middle={isPractice ? <PracticeMark /> : isSaved ? SAVED : undefined}>
      {/* The middle ring is where the reveal closes it: its middle at 318 px of 844, from `lg` in the sky's column. */}
      <div role="status" className="flex grow flex-col items-center gap-6 px-6 pb-24 text-center lg:w-5/11">
        <div
          aria-hidden
          className="relative mt-[max(0px,calc(min(318px,37.7dvh)-152px-4rem))] grid size-76 max-w-full place-items-center"
        >
          {rings.map((ring) => (
            <span
              key={ring}
              className={`absolute rounded-full border border-line ${ring} animate-[turn_9s_linear_infinite] motion-reduce:animate-none`}
            >
              <span className="absolute top-1/2 -start-1 size-2 rounded-full bg-moon" />
            </span>
          ))}
          <span className="animate-[breathe_1.8s_ease-in-out_infinite] text-lime motion-reduce:animate-none">
            {archetype ? (
              <Animal name={archetype.animal} size={84} />
            ) : (
              <span className="block size-10 rounded-full bg-lime" />
            )}
          </span>
        </div>
        <div>
          <PageHeading className="text-3xl tracking-[-0.035em] text-balance">
            {t('matching.looking-through-the-night', 'Looking through the night…')}
          </PageHeading>
          <p className="mt-2 text-ink-2">
            {isPractice
              ? t('matching.among-invented-members', 'Among invented members, to see how a match goes.')
              : t('matching.for-someone-who-fits-you', 'For someone you would like, who would like you back.')}
          </p>
        </div>
      </div>
    </SkyFrame>
  );
}
