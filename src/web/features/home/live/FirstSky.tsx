import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { firstSteps, nextStep } from '#web/parts/match/firstSteps.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Egg } from '#web/ui/Egg.tsx';
import { t } from '#web/words/words.ts';
import { SkyBand, SkyNote, skyTitle } from './SkyBand.tsx';

/** The sky while no match waits: the person's own animal, or its egg, and the next of the first steps. */
export function FirstSky({ me, day }: { me: Me; day: MatchDay }) {
  const { id, mbtiType } = me;
  const step = nextStep(firstSteps(me, day));
  if (step === undefined) return null;
  const open = day.missing.length === 0 ? day.remainingMatches : 0;
  return (
    <SkyBand
      seed={String(id)}
      face={
        mbtiType ? (
          <Animal name={archetypes[mbtiType].animal} className="size-[62%]" />
        ) : (
          <Egg className="size-[56%] text-moon" />
        )
      }
      words={
        <>
          {open > 0 && (
            <SkyNote>{t('home.places-open', '{open} of {total} left today', { open, total: day.dailyLimit })}</SkyNote>
          )}
          <h2 className={skyTitle}>{step.title}</h2>
          <p className="mt-0.5 text-ink-2 lg:mt-2 lg:text-lg">{step.note}</p>
        </>
      }
      foot={
        <Link
          href={step.href}
          state={step.state}
          className={cx(buttonClass({ variant: 'lime', size: 'lg', full: true }), 'col-span-full lg:mt-6')}
        >
          {step.action}
        </Link>
      }
    >
      {orbits.slice(0, open).map((place) => (
        <span
          key={place}
          aria-hidden
          className={cx('absolute hidden rounded-full border-[1.5px] border-dashed border-edge lg:block', place)}
        />
      ))}
    </SkyBand>
  );
}

/** Where the rings of the matches that are still open stand around the face. */
const orbits = ['top-[16%] left-[11%] size-12', 'top-[12%] right-[13%] size-10', 'top-[45%] right-[12%] size-14'];
