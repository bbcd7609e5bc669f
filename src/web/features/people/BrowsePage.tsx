import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { FIRST_MOST, type DirectoryFilter } from '#contract/people.directory.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MagnifyingGlass } from '#web/ui/icons/MagnifyingGlass.ts';
import { SealCheck } from '#web/ui/icons/SealCheck.ts';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { BrowseCard, cardsClass, CardSkeletons } from './BrowseCard.tsx';
import { BrowseFilters, NameField, type NarrowingProps } from './BrowseFilters.tsx';
import {
  isNarrow,
  narrowingIn,
  peopleOf,
  searchOf,
  useDirectory,
  type Narrowing,
  type Page as DirectoryPage,
} from './directory.data.ts';
import { InviteButton } from './InviteButton.tsx';
import { useLooking } from './useLooking.ts';

/** The directory of members. Its filters are in the address, so that "back" from a profile shows the same list. */
export function BrowsePage() {
  useTitle(t('people.browse', 'Browse'));
  const narrowing = narrowingIn(useSearch());
  const pages = useDirectory(narrowing);
  const [isSearching, setSearching] = useState(narrowing.q !== undefined);
  const [path, navigate] = useLocation();
  const change = (next: Narrowing) => {
    const search = searchOf(next);
    navigate(search === '' ? path : `${path}?${search}`, { replace: true });
  };
  // A typed name arrives after a pause. Other filters may have changed in it, so they are read from the address.
  const search = (q: string) => change({ ...narrowingIn(window.location.search), q });
  const toggleSearch = () => {
    setSearching(!isSearching);
    if (isSearching && narrowing.q !== undefined) search('');
  };
  return (
    <Page
      title={t('people.browse', 'Browse')}
      back={<BackLink to={paths.peek()} anywhere />}
      actions={
        <IconButton
          icon={MagnifyingGlass}
          label={t('people.search-by-name', 'Search by name')}
          aria-expanded={isSearching}
          onClick={toggleSearch}
        />
      }
      width="columns"
    >
      {isSearching && <NameField value={narrowing.q ?? ''} onChange={search} />}
      <BrowseFilters narrowing={narrowing} onChange={change} mine={pages.data?.pages[0]?.mine} />
      <CheckedFilter isOn={pages.data?.pages[0]?.mine.onlyChecked === true} />
      <People pages={pages} narrowing={narrowing} onChange={change} />
    </Page>
  );
}

/** The filter that holds in matching, too, and is switched on its own page. */
function CheckedFilter({ isOn }: { isOn: boolean }) {
  return (
    <Link href={paths.photoCheck()} className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
      <SealCheck size={18} filled={isOn} className="shrink-0" />
      <span className="underline">
        {t('people.only-checked', 'Only photo-checked people: {state, select, on {on} other {off}}', {
          state: isOn ? 'on' : 'off',
        })}
      </span>
    </Link>
  );
}

type PeopleProps = NarrowingProps & { pages: ReturnType<typeof useDirectory> };

function People({ pages, narrowing, onChange }: PeopleProps) {
  const people = peopleOf(pages.data?.pages ?? []);
  const found = pages.isPlaceholderData || pages.data === undefined ? undefined : people.length;
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

function Found({ pages, narrowing, onChange }: PeopleProps) {
  const returnTo = `${paths.browse()}?${searchOf(narrowing)}`;
  const myId = useMe().data?.id;
  const watch = useLooking();
  if (pages.data === undefined) {
    if (pages.isError) return <ErrorState onRetry={() => void pages.refetch()} pending={pages.isFetching} />;
    return (
      <Loading label={t('people.looking-around', 'Looking around')}>
        <Skeleton className="mt-2 h-5.5 w-3/5 max-w-80" />
        <div className={AREA}>
          <CardSkeletons />
        </div>
      </Loading>
    );
  }
  const people = peopleOf(pages.data.pages);
  const first = pages.data.pages[0];
  if (people.length === 0) return <Nobody narrowing={narrowing} widen={first?.widen ?? null} onChange={onChange} />;
  return (
    <>
      <p className="mt-2 text-sm text-ink-2">{first && beginningOf(first, narrowing)}</p>
      <div className={AREA}>
        <ul aria-label={t('people.people', 'People')} aria-busy={pages.isPlaceholderData} className={cardsClass}>
          {people.map((person, place) => (
            <BrowseCard
              key={person.id}
              person={person}
              myId={myId}
              isFirstDemo={person.isDemo && people[place - 1]?.isDemo !== true}
              returnTo={returnTo}
              watch={watch}
            />
          ))}
        </ul>
      </div>
      <MoreButton pages={pages} className="pt-6">
        {t('people.show-more', 'Show more')}
      </MoreButton>
    </>
  );
}

/** The cards reach the edges of a phone. */
const AREA = 'mt-3 -mx-5 overflow-x-clip';

/** Returns how the list begins: how many are near and in one's ages, and who follows. */
function beginningOf({ first, mine }: DirectoryPage, narrowing: Narrowing): string {
  const { city } = mine;
  const isNear = city !== null && !narrowing.q && !narrowing.state && narrowing.near !== 'any';
  const isAges = mine.ages !== null && narrowing.ages !== 'any';
  const near = first?.near ?? 0;
  const says: string[] = [];
  if (isNear && near === 0)
    says.push(
      isAges
        ? t('people.nobody-near-in-ages', 'Nobody near {city} in your ages yet.', { city })
        : t('people.nobody-near', 'Nobody near {city} yet.', { city }),
    );
  if (near > 0 && city !== null) {
    const count = near >= FIRST_MOST ? t('people.most-or-more', '{most} or more', { most: FIRST_MOST }) : String(near);
    says.push(
      isAges
        ? t('people.near-in-ages', '{count} near {city}, in your ages.', { count, city })
        : t('people.near-only', '{count} near {city}.', { count, city }),
    );
  }
  if (first?.ages === true)
    says.push(
      near > 0
        ? t('people.then-ages', 'Then your ages from farther away, then everybody else.')
        : t('people.ages-then-everybody', 'Your ages first, then everybody else.'),
    );
  else if (near > 0) says.push(t('people.then-everybody', 'Then everybody else.'));
  if (says.length === 0) says.push(t('people.everybody-who-does-not-mind', 'Everybody who does not mind being found.'));
  return says.join(' ');
}

const names: Readonly<Record<DirectoryFilter, string>> = {
  q: t('people.the-name', 'the name'),
  archetype: t('people.the-archetype', 'the archetype'),
  interest: t('people.the-interest', 'the interest'),
  state: t('people.the-state', 'the state'),
  here: t('people.who-was-here', 'who was here'),
  joined: t('people.who-is-new', 'who is new'),
  looking: t('people.what-they-look-for', 'what they look for'),
};

type Widen = { filter: DirectoryFilter; people: number } | null;

function Nobody({ narrowing, widen, onChange }: NarrowingProps & { widen: Widen }) {
  const me = useMe().data;
  if (!isNarrow(narrowing)) {
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
