import { memo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { DirectoryFilter } from '#contract/people.directory.ts';
import type { PersonCard } from '#contract/people.ts';
import { archetypes } from '#content/archetypes.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DemoMark } from '#web/ui/Marks.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { BrowseFilters, type NarrowingProps } from './BrowseFilters.tsx';
import { narrowingIn, searchOf, useDirectory, type Narrowing } from './directory.data.ts';
import { InviteButton } from './InviteButton.tsx';
import { useLooking } from './useLooking.ts';

/** The directory of members. Its filters are in the address, so that "back" from a profile shows the same list. */
export function BrowsePage() {
  useTitle(t('people.browse', 'Browse'));
  const narrowing = narrowingIn(useSearch());
  const [path, navigate] = useLocation();
  const change = (next: Narrowing) => {
    const search = searchOf(next);
    navigate(search === '' ? path : `${path}?${search}`, { replace: true });
  };
  return (
    <Page
      title={t('people.browse', 'Browse')}
      lede={t('people.everybody-who-does-not-mind', 'Everybody who does not mind being found.')}
      back={<BackLink to={paths.peek()} anywhere />}
      width="columns"
    >
      <BrowseFilters narrowing={narrowing} onChange={change} />
      <People narrowing={narrowing} onChange={change} />
    </Page>
  );
}

function People({ narrowing, onChange }: NarrowingProps) {
  const pages = useDirectory(narrowing);
  const found = pages.isPlaceholderData ? undefined : pages.data?.pages.flatMap((page) => page.people).length;
  return (
    <>
      <p role="status" className="sr-only">
        {found !== undefined &&
          t('people.found', '{found, plural, =0 {Nobody} one {# person} other {# people}} listed', { found })}
      </p>
      <Found pages={pages} narrowing={narrowing} onChange={onChange} />
    </>
  );
}

function Found({ pages, narrowing, onChange }: NarrowingProps & { pages: ReturnType<typeof useDirectory> }) {
  const returnTo = `${paths.browse()}?${searchOf(narrowing)}`;
  const watch = useLooking();
  if (pages.data === undefined) {
    if (pages.isError) return <ErrorState onRetry={() => void pages.refetch()} pending={pages.isFetching} />;
    return (
      <Loading label={t('people.looking-around', 'Looking around')}>
        <RowSkeleton rows={6} />
      </Loading>
    );
  }
  const people = pages.data.pages.flatMap((page) => page.people);
  const widen = pages.data.pages[0]?.widen ?? null;
  if (people.length === 0) return <Nobody narrowing={narrowing} widen={widen} onChange={onChange} />;
  return (
    <>
      <ul
        aria-label={t('people.people', 'People')}
        aria-busy={pages.isPlaceholderData}
        className="mt-4 grid grid-cols-1 gap-x-8 border-t border-line lg:grid-cols-2"
      >
        {people.map((person) => (
          <Row key={person.id} person={person} returnTo={returnTo} watch={watch} />
        ))}
      </ul>
      <MoreButton pages={pages} className="pt-6">
        {t('people.show-more', 'Show more')}
      </MoreButton>
    </>
  );
}

type Listed = PersonCard & { bio: string | null; age: number | null; city: string | null; stateCode: string | null };

type RowProps = { person: Listed; returnTo: string; watch: ReturnType<typeof useLooking> };

/** Memoized, so that a change of presence renders only the row of that person. */
const Row = memo(function PersonRow({ person, returnTo, watch }: RowProps) {
  const { displayName, handle, age, city, stateCode, mbtiType, bio } = person;
  const place = city && stateCode ? `${city}, ${stateCode}` : null;
  const animal = mbtiType === null ? null : archetypes[mbtiType].name;
  const facts = [age, place, animal].filter((fact) => fact !== null);
  return (
    <li className="border-b border-line" data-person={person.id} ref={watch}>
      <Link
        href={paths.person(person.id, returnTo)}
        className="-mx-3 flex min-h-22 items-center gap-[min(1rem,4vw)] rounded-control px-3 py-3 hover:bg-paper-2"
      >
        <Avatar person={person} size={56} presence />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2">
            <bdi className="text-[min(1.0625rem,8vw)] font-semibold wrap-anywhere">{displayName}</bdi>
            <span className="text-sm text-ink-2 wrap-anywhere">@{handle}</span>
            {person.isDemo && <DemoMark />}
          </span>
          {facts.length > 0 && <span className="block text-sm text-ink-2">{facts.join(' · ')}</span>}
          {bio && (
            <span dir="auto" className="block truncate">
              {bio}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
});

const names: Readonly<Record<DirectoryFilter, string>> = {
  q: t('people.the-name', 'the name'),
  archetype: t('people.the-archetype', 'the archetype'),
  interest: t('people.the-interest', 'the interest'),
  state: t('people.the-state', 'the state'),
  here: t('people.who-was-here', 'who was here'),
};

type Widen = { filter: DirectoryFilter; people: number } | null;

function Nobody({ narrowing, widen, onChange }: NarrowingProps & { widen: Widen }) {
  const me = useMe().data;
  const isNarrow = searchOf(narrowing) !== '';
  if (!isNarrow) {
    return (
      <EmptyState
        title={t('people.nobody-is-here-yet', 'Nobody is here yet.')}
        note={t('people.be-the-one-they-find', 'Be the one they find, or bring somebody along.')}
        action={me && <InviteButton me={me} />}
      />
    );
  }
  if (widen === null) {
    return (
      <EmptyState
        title={t('people.nobody-fits-all-of-that', 'Nobody fits all of that.')}
        action={
          <Button variant="outline" onClick={() => onChange({})}>
            {t('people.start-over', 'Start over')}
          </Button>
        }
      />
    );
  }
  const count =
    widen.people >= 100
      ? t('people.100-or-more-people', '100 or more people')
      : t('people.person-count', '{people, plural, one {# person} other {# people}}', { people: widen.people });
  return (
    <EmptyState
      title={t('people.nobody-fits-all-of-that', 'Nobody fits all of that.')}
      note={t('people.without-would', 'Without {value}, {count} would.', { value: names[widen.filter], count })}
      action={
        <Button variant="outline" onClick={() => onChange({ ...narrowing, [widen.filter]: '' })}>
          {t('people.leave-out', 'Leave out {value}', { value: names[widen.filter] })}
        </Button>
      }
    />
  );
}
