import { Link } from 'wouter';
import { archetypes, plateNumber } from '#content/archetypes.ts';
import { listMatches, matchNeeds, type MatchNeed } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { SpecimenPlate, SpecimenRow } from '#web/ui/SpecimenPlate.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { FirstSteps } from '#web/parts/match/FirstSteps.tsx';
import { firstSteps } from '#web/parts/match/firstSteps.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { EggPlate } from './EggPlate.tsx';
import { WithMe } from '#web/parts/account/WithMe.tsx';
import { t } from '#web/words/words.ts';

/** The first page of a new member, with the steps to the first match. */
export function BoostPage() {
  useTitle(t('onboarding.welcome', 'Welcome'));
  return (
    <WithMe isPage waiting={<Waiting />}>
      {(me) => <Welcome me={me} />}
    </WithMe>
  );
}

function Welcome({ me }: { me: Me }) {
  const day = useRead(listMatches);
  if (day.isPending) return <Waiting />;
  // If the matches did not load, the person's own data determines the missing steps.
  const missing: MatchNeed[] = day.data?.missing ?? (me.profileCompleted ? ['quiz', 'preferences'] : [...matchNeeds]);
  const steps = firstSteps(me, { ...day.data, missing });
  const hasSteps = missing.length > 0;
  return (
    <div className={frame}>
      <div className="lg:order-last">
        {me.mbtiType ? <Hatched type={me.mbtiType} /> : <EggPlate seed={String(me.id)} />}
      </div>
      <div className="flex flex-col">
        <PageHeading>
          {hasSteps
            ? t('onboarding.you-are-in-welcome-to', 'You are in. Welcome to the wild.')
            : t('onboarding.all-set-off-you-go', 'All set. Off you go.')}
        </PageHeading>
        <p className="mt-2 mb-3 text-lg text-ink-2">
          {hasSteps
            ? t('onboarding.a-few-small-things-and', 'A few small things, and somebody is worth meeting.')
            : t('onboarding.you-told-us-enough-to', 'You told us enough to find people worth meeting.')}
        </p>
        <FirstSteps steps={steps} hasNotes />
        <Link href={paths.home()} className={cx(buttonClass({ variant: 'quiet', full: true }), 'mt-1')}>
          {t('onboarding.skip-for-now', 'Skip for now')}
        </Link>
        {me.email !== null && !me.emailVerified && (
          <div className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
            <p>
              {t(
                'onboarding.we-mailed-six-digits-to',
                'We mailed six digits to {email}. Type them in, and a forgotten password is never the end.',
                { email: me.email },
              )}
            </p>
            <DoorLink to={paths.verifyEmail()}>{t('onboarding.verify-my-email', 'Verify my email')}</DoorLink>
          </div>
        )}
      </div>
    </div>
  );
}

const frame =
  'mx-auto grid w-full grid-cols-1 max-w-[30rem] grow content-start gap-5 px-5 pt-[calc(1rem+env(safe-area-inset-top))] pb-8 ' +
  'lg:max-w-[64rem] lg:grid-cols-2 lg:content-center lg:items-center lg:gap-14';

/** The person's archetype: a plate from `lg` (1200 px), below `lg` only a row, so that the open steps stay visible. */
function Hatched({ type }: { type: NonNullable<Me['mbtiType']> }) {
  const { name, latinName, animal, animalName } = archetypes[type];
  return (
    <>
      <div className="lg:hidden">
        <SpecimenRow type={type} name={name} latin={latinName} animal={animal} />
      </div>
      <div className="hidden lg:block">
        <SpecimenPlate
          plate={plateNumber(type)}
          type={type}
          name={name}
          latin={latinName}
          animal={animal}
          animalWord={animalName.toLowerCase()}
        />
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className={frame}>
        <Skeleton className="h-72 rounded-plate lg:order-last lg:h-96" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="h-14 w-full" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
