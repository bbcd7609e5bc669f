import { Link } from 'wouter';
import { archetypes, plateNumber } from '#content/archetypes.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { SpecimenPlate, SpecimenRow } from '#web/ui/SpecimenPlate.tsx';
import { Progress } from '#web/ui/Steps.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { DoorLink } from './DoorLink.tsx';
import { EggPlate } from './EggPlate.tsx';
import { WithMe } from './WithMe.tsx';

/** The first thing a member sees: what makes matching good, and how far they are. */
export function BoostPage() {
  useTitle('Welcome');
  return <WithMe waiting={<Waiting />}>{(me) => <Welcome me={me} />}</WithMe>;
}

const boosts = [
  {
    title: 'Your profile',
    note: 'Four answers: who can find you.',
    action: 'Set up my profile',
    href: paths.profileSetup(),
    isDone: (me: Me) => me.profileCompleted,
  },
  {
    title: 'The quiz',
    note: 'Fifteen questions, one animal.',
    action: 'Take the quiz',
    href: paths.quiz(),
    isDone: (me: Me) => me.archetypeCompleted,
  },
  {
    title: 'Your interests',
    note: 'What you could talk about at 2 a.m.',
    action: 'Pick my interests',
    href: paths.interests(),
    isDone: (me: Me) => me.interests.length + me.customInterests.length > 0,
  },
] as const;

function Welcome({ me }: { me: Me }) {
  const next = boosts.find((boost) => !boost.isDone(me));
  const count = boosts.filter((boost) => boost.isDone(me)).length;
  return (
    <div className={frame}>
      <div className="lg:order-last">
        {me.mbtiType ? <Hatched type={me.mbtiType} /> : <EggPlate seed={String(me.id)} />}
      </div>
      <div className="flex flex-col">
        <PageHeading>{next ? 'You are in. Welcome to the wild.' : 'All set. Off you go.'}</PageHeading>
        <p className="mt-2 mb-5 text-lg text-ink-2">
          {next ? 'Three small things, and your matches get good.' : 'You told us enough to find people worth meeting.'}
        </p>
        <Progress value={count} total={boosts.length} label="What makes your matches good" />
        <ul className="mt-3 divide-y divide-line">
          {boosts.map((boost) => (
            <BoostRow key={boost.title} boost={boost} isDone={boost.isDone(me)} />
          ))}
        </ul>
        <div className="mt-5 flex flex-col gap-1">
          <Link
            href={next ? next.href : paths.match()}
            className={buttonClass({ variant: 'lime', size: 'lg', full: true })}
          >
            {next ? next.action : 'See who is out there'}
          </Link>
          {next && (
            <Link href={paths.home()} className={buttonClass({ variant: 'quiet', full: true })}>
              Skip for now
            </Link>
          )}
        </div>
        {me.email !== null && !me.emailVerified && (
          <div className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
            <p>We mailed six digits to {me.email}. Type them in, and a forgotten password is never the end.</p>
            <DoorLink to={paths.verifyEmail()}>Verify my email</DoorLink>
          </div>
        )}
      </div>
    </div>
  );
}

const frame =
  'mx-auto grid w-full max-w-[30rem] grow content-start gap-5 px-5 pt-[calc(1rem+env(safe-area-inset-top))] pb-8 ' +
  'lg:max-w-[64rem] lg:grid-cols-2 lg:content-center lg:items-center lg:gap-14';

function BoostRow({ boost: { title, note, href }, isDone }: { boost: (typeof boosts)[number]; isDone: boolean }) {
  return (
    <li>
      <Link href={href} className="-mx-3 flex min-h-16 items-center gap-3 rounded-control px-3 py-2.5 hover:bg-paper-2">
        <span
          className={cx(
            'grid size-8 shrink-0 place-items-center rounded-full border-[1.5px]',
            isDone ? 'border-ink bg-ink text-paper' : 'border-edge',
          )}
        >
          {isDone && <Check size={18} label="Done:" />}
        </span>
        <span className="grow">
          <span className="display block text-lg leading-6">{title}</span>
          <span className="block text-sm text-ink-2">{note}</span>
        </span>
        <CaretRight size={20} className="shrink-0 text-ink-2" />
      </Link>
    </li>
  );
}

/** On a phone only a row of it, so that what is left to do stays in view. */
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
          {boosts.map(({ title }) => (
            <Skeleton key={title} className="h-14 w-full" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
