import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { MatchDay } from '#contract/matching.ts';
import { mbtiTypes, type Me } from '#contract/people.ts';
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
      isLit={false}
      face={
        mbtiType ? <Animal name={archetypes[mbtiType].animal} className="size-[62%]" /> : <Egg className="size-[56%]" />
      }
      words={
        <>
          {open > 0 && (
            <SkyNote>{t('home.places-open', '{open} of {total} left today', { open, total: day.dailyLimit })}</SkyNote>
          )}
          <h2 className={skyTitle}>{step.title}</h2>
          <p className="clears mt-0.5 w-fit text-ink-2 lg:mt-2 lg:text-lg">{step.note}</p>
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
      {mbtiType === null && <Wheel />}
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

/** All sixteen animals around the egg that is one of them. */
function Wheel() {
  return (
    <div aria-hidden className="pointer-events-none absolute top-1/3 left-1/2 hidden text-moon-2/75 lg:block">
      {mbtiTypes.map((type, place) => (
        <span key={type} className="beast absolute -m-4.5 size-9" style={atPlace(place)} />
      ))}
    </div>
  );
}

function atPlace(place: number): CSSProperties & { '--at': number } {
  const turn = place * 22.5;
  return { '--at': place, transform: `rotate(${turn}deg) translateY(max(-11.5rem, -22dvh)) rotate(${-turn}deg)` };
}

/** Where the rings of the matches that are still open stand around the face. */
const orbits = ['top-[16%] start-[11%] size-12', 'top-[12%] end-[13%] size-10', 'top-[45%] end-[12%] size-14'];
