import type { ComponentType, ReactNode } from 'react';
import { interestsById } from '#content/interests.ts';
import { vibes } from '#content/vibes.ts';
import type { Member } from '#contract/people.ts';
import { asWrittenBy } from '#web/ui/asWritten.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { DemoMark } from '#web/ui/Marks.tsx';
import { PlanetMark } from '#web/ui/PlanetMark.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { cx } from '#web/ui/cx.ts';
import { optional } from '#web/ui/optional.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import { isolate, spoken, t } from '#web/words/words.ts';
import { ProfilePlate } from './ProfilePlate.tsx';
import { Stats } from './Stats.tsx';
import { Speaks } from './Speaks.tsx';

/** Loaded on demand, because few people show it. */
const Looking = optional(() => import('./Looking.tsx').then((part) => part.Looking));

/** Loaded on demand, because few people have a badge. */
const Checked = optional(() => import('./Checked.tsx').then((part) => part.Checked));

type ProfileViewProps = {
  person: Member;
  /** The control at the upper left of the plate. */
  left?: ReactNode;
  /** The controls at the upper right of the plate. */
  right?: ReactNode;
  /** The small actions below the counts of `Stats`. */
  action: ReactNode;
  /** The main actions, below the small ones. */
  main?: ReactNode;
  /** The content at the end of the archetype's plate; by default the letters of the type. */
  report?: ReactNode;
  /** Shown at the plate's foot for a person without an archetype. */
  noArchetype?: ReactNode;
  noBio?: ReactNode;
  /** Shown instead of the counts while all are zero. */
  noNumbers?: ReactNode;
  afterInterests?: ReactNode;
  /** The person's posts. They follow the interests; from 1200 px on, they are in the right column. */
  posts?: ReactNode;
  /** The components of the wild map. They are not shown for a person without a finished quiz. */
  map?: MapParts;
  after?: AfterParts;
  children?: ReactNode;
  /** The content below all other parts. */
  foot?: ReactNode;
  /** Whether to show that the person is online. The person's own profile leaves this out. */
  isHere?: boolean;
};

/**
 * The components of a wild map. Below 80rem, the profile shows `Whole`. From 80rem on, `Band` is above the posts, and
 * `Words` is the map as text.
 */
export type MapParts = {
  Whole: ComponentType<{ person: Member }>;
  Band: ComponentType<{ person: Member }>;
  Words: ComponentType<{ person: Member }>;
};

/** The parts of a profile that follow the person's posts. Each shows its children once it knows its own height. */
export type AfterParts = {
  /** Waits for the posts, because what follows them would be pushed down. */
  Posts: ComponentType<{ person: Member; children: ReactNode }>;
  /** Shows the person's received gifts and the groups on their profile, then its children. */
  Things: ComponentType<{ person: Member; children: ReactNode }>;
};

/** From this width on, the map is a band above the posts, because the map's names fit side by side. */
const HAS_BAND = '(width >= 80rem)';

/**
 * A person's profile: plate, text, numbers and interests. From 1200 px on, these are a sticky
 * column at the left, and the other parts scroll at the right.
 */
export function ProfileView({
  person,
  left,
  right,
  action,
  main,
  report,
  noArchetype,
  noBio,
  noNumbers,
  afterInterests,
  posts,
  map: given,
  after: { Posts: AfterPosts, Things } = bare,
  children,
  foot,
  isHere,
}: ProfileViewProps) {
  const hasBand = useMedia(HAS_BAND);
  const map = person.personalityPlanet === null ? undefined : given;
  return (
    <article className="grow lg:grid lg:grid-cols-[25rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-e lg:border-line">
        <div className="pt-safe mx-auto w-full max-w-[42.5rem] px-5 lg:px-8 lg:pb-8">
          <ProfilePlate person={person} left={left} right={right} report={report} otherwise={noArchetype} />
          <p className="mt-3 text-ink-2">{factsOf(person).map(isolate).join('\u{a0}· ')}</p>
          {person.lookingFor !== undefined && <Looking intent={person.lookingFor} />}
          {person.tongues !== undefined && person.tongues.length > 0 && <Speaks tongues={person.tongues} />}
          {person.photoChecked !== undefined && <Checked month={person.photoChecked} />}
          {person.personalityPlanet !== null && (
            <p className="mt-2">
              <PlanetMark planet={person.personalityPlanet} />
            </p>
          )}
          {isHere && <HereNow />}
          {person.isDemo && <DemoMark className="mt-2" />}
          {person.bio ? (
            <p {...asWrittenBy(person)} className="mt-3 text-lg whitespace-pre-line">
              {person.bio}
            </p>
          ) : (
            noBio
          )}
          {!person.isSeedUser && (
            <Stats id={person.id} none={noNumbers ?? t('people.no-followers-yet', 'No followers yet. Be the first.')} />
          )}
          <div className="mt-4 flex flex-wrap items-center gap-2">{action}</div>
          {main && <div className="mt-4 flex flex-wrap gap-3 *:w-auto *:flex-[1_0_8rem]">{main}</div>}
          <Interests person={person} />
          {afterInterests}
        </div>
      </div>
      <div className="min-w-0">
        {map && hasBand && <map.Band person={person} />}
        <div className="relative isolate mx-auto w-full max-w-[42.5rem] px-5 pb-10 lg:mx-0 lg:max-w-[68rem] lg:px-12 lg:pt-2">
          {map === undefined && <Unmapped seed={String(person.id)} />}
          <div className={posts ? BESIDE : undefined}>
            {posts && <div className="min-w-0">{posts}</div>}
            {/* Its own margins stay in it, so that it begins where its place began. */}
            <div className="flow-root min-w-0">
              <AfterPosts person={person}>
                {map && !hasBand && <map.Whole person={person} />}
                {children}
                <Things person={person}>
                  {map && hasBand && <map.Words person={person} />}
                  {foot}
                </Things>
              </AfterPosts>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

function HereNow() {
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm font-medium text-good">
      <span aria-hidden className="size-2 rounded-full bg-good" />
      {t('people.here-now', 'Here now')}
    </p>
  );
}

const Bare = ({ children }: { children: ReactNode }) => children;
const bare: AfterParts = { Posts: Bare, Things: Bare };

/** From 1400 px on, the right column has two columns itself: the posts, then the other parts. */
const BESIDE = 'min-[1400px]:grid min-[1400px]:grid-cols-[minmax(0,1fr)_19rem] min-[1400px]:gap-x-10';

/** The background of a profile without a map: contour lines, on wide screens only. */
function Unmapped({ seed }: { seed: string }) {
  return (
    <ContourLines seed={seed} width={940} height={900} peak={[0.5, 0.4]} className="-z-10 min-h-dvh max-lg:hidden" />
  );
}

/** Shows the person's vibes of today, then their interests: first from the catalogue, then in their own words. */
function Interests({ person }: { person: Member }) {
  const moods = vibes.filter(({ key }) => person.currentVibes.includes(key));
  const names = [...person.interests.map((id) => spoken(interestsById.get(id)?.name ?? id)), ...person.customInterests];
  return (
    <>
      {moods.length > 0 && (
        <ul aria-label={t('people.vibes-today', 'Vibes today')} className="mt-5 flex flex-wrap gap-2.5">
          {moods.map(({ key, emoji, label }) => (
            <li key={key}>
              <Chip icon={<Emoji>{emoji}</Emoji>}>{spoken(label)}</Chip>
            </li>
          ))}
        </ul>
      )}
      {names.length > 0 && (
        <ul
          aria-label={t('common.interests', 'Interests')}
          className={cx('flex flex-wrap gap-2.5', moods.length > 0 ? 'mt-2.5' : 'mt-5')}
        >
          {names.map((name) => (
            <li key={name} className="max-w-full wrap-anywhere">
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns the handle, age, place and zodiac sign, as far as known. For an AI character: the handle and a label. */
function factsOf({ handle, age, city, stateCode, zodiac, isSeedUser }: Member): string[] {
  if (isSeedUser) return [`@${handle}`, t('people.ai-character', 'AI character')];
  const place = city && stateCode ? `${city}, ${stateCode}` : null;
  return [`@${handle}`, age === null ? null : String(age), place, zodiac && spoken(zodiac)].filter(
    (fact) => fact !== null,
  );
}

/** The placeholder of a loading profile: its plate and its lines. */
export function ProfileWaiting() {
  return (
    <Loading className="lg:w-100 lg:border-e lg:border-line">
      <div className="pt-safe mx-auto flex w-full max-w-[42.5rem] flex-col gap-3 px-5 lg:px-8">
        <Skeleton className="mt-3 h-86 w-full rounded-plate!" />
        <Skeleton className="mt-1 h-5 w-3/5" />
        <Skeleton className="mt-2 h-6 w-4/5" />
        <Skeleton className="mt-2 h-11 w-3/5" />
      </div>
    </Loading>
  );
}
