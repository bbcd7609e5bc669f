import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import { directoryFilters, SHARED_MOST, type DirectoryFilter, type listPeople } from '#contract/people.directory.ts';
import type { Member } from '#contract/people.ts';
import { followedAmong } from '#server/features/visibility/follows.ts';
import { companyOf, inCompany, type Company } from '#server/features/visibility/visibility.ts';
import type { Deps } from '#server/platform/deps.ts';
import { pageOf } from '#server/platform/paging.ts';
import { beginningOf, tasteOf, type Beginning, type Taste } from './directory.first.ts';
import { hasDemoMembers, idsInDirectory, type Bounds, type Narrowed } from './directory.queries.ts';
import { firstWordsOf } from './first-words.ts';
import { sharedBy } from './passions.ts';
import { membersFor } from './people.ts';

const PAGE = 24;
const COUNTED = 100;

type Query = z.output<typeof listPeople.query>;
type Filters = Pick<Query, DirectoryFilter>;
type DirectoryPage = z.input<typeof listPeople.response>;

type Needs = Pick<Deps, 'db' | 'clock' | 'community'>;

/** Returns a page of the directory; an empty first page suggests which filter to remove. */
export async function directoryPage(
  deps: Needs,
  viewerId: number,
  { cursor, near, ages, ...query }: Query,
): Promise<DirectoryPage> {
  const { db } = deps;
  const now = deps.clock.now();
  const taste = await tasteOf(db, viewerId, now);
  const wanted = wantedBy(taste, { near, ages, ...query });
  const place = cursor === undefined ? undefined : placeIn(cursor);
  const read = async (company: Company) => {
    const wish = narrowed({ viewerId, company }, query, now);
    const { entries, beginning } = await peopleThenDemo(db, { wish, wanted, place });
    const ids = entries.map(({ id }) => id);
    const [members, followed] = await Promise.all([
      membersFor(db, [...ids, viewerId], { viewerId, now }),
      followedAmong(db, viewerId, ids),
    ]);
    return { entries, beginning, members, followed };
  };
  const hasDemo = ({ members }: Awaited<ReturnType<typeof read>>): boolean =>
    [...members.values()].some(({ id, isDemo }) => isDemo && id !== viewerId);
  const { entries, beginning, members, followed } = await inCompany(deps, { viewerId, read, hasDemo });
  const { page, nextCursor } = pageOf(entries, PAGE, cursorAfter);
  const people = page.flatMap(({ id }) => members.get(id) ?? []);
  const isEmpty = cursor === undefined && entries.length === 0;
  return {
    people: people.map((one) => cardOf(one, members.get(viewerId), followed)),
    nextCursor,
    mine: { city: taste.city, ages: taste.ages && { from: taste.ages.from, to: taste.ages.to } },
    first:
      cursor === undefined && beginning.people.length > 0
        ? { near: beginning.near, ages: beginning.people.length > beginning.near }
        : null,
    widen: isEmpty ? await widening(deps, viewerId, query) : null,
  };
}

/** A name is looked for among everybody, and a filter for another state leaves out everybody near. */
function wantedBy(
  taste: Taste,
  { q, state, near, ages }: Omit<Query, 'cursor'>,
): Pick<Taste, 'near' | 'ages' | 'names'> {
  const isSearch = q !== undefined && q !== '';
  const isElsewhere = state !== undefined && state !== taste.near?.stateCode;
  return {
    near: isSearch || isElsewhere || near === 'any' ? null : taste.near,
    ages: isSearch || ages === 'any' ? null : taste.ages,
    names: taste.names,
  };
}

/** A person of the list; those after its beginning have no rank. */
interface Entry {
  id: number;
  rank?: number | undefined;
  /** Where the beginning of this entry's part of the list ends. */
  until: Bounds;
  /** True in the second part of the list, of demo members. */
  isDemo: boolean;
}

/** Marks a place among the demo members. */
const DEMO = 'd';

const cursorAfter = ({ id, rank, until: { near, ages }, isDemo }: Entry): string =>
  (isDemo ? DEMO : '') + [near, ages, ...(rank === undefined ? [] : [rank]), id].join('.');

function placeIn(cursor: string): Entry {
  const isDemo = cursor.startsWith(DEMO);
  const [near = 0, ages = 0, ...rest] = cursor
    .slice(isDemo ? 1 : 0)
    .split('.')
    .map(Number);
  const id = rest.at(-1) ?? 0;
  return { id, rank: rest.length === 2 ? rest[0] : undefined, until: { near, ages }, isDemo };
}

interface ListWish {
  wish: Narrowed;
  wanted: ReturnType<typeof wantedBy>;
  /** The person after whom the page begins; undefined for the first page. */
  place: Entry | undefined;
}
type Part = { entries: Entry[]; beginning: Beginning };

/** Returns the next people of the list, one more than a page holds: all real people, then the demo members. */
async function peopleThenDemo(db: Deps['db'], { wish, wanted, place }: ListWish): Promise<Part> {
  const people =
    place?.isDemo === true ? undefined : await entriesAfter(db, { wish: { ...wish, isDemo: false }, wanted, place });
  const found = people?.entries ?? [];
  const isEnough = found.length > PAGE || wish.company === 'people';
  if (people !== undefined && (isEnough || !(await hasDemoMembers(db)))) return people;
  const from = place?.isDemo === true ? place : undefined;
  const demo = await entriesAfter(db, { wish: { ...wish, isDemo: true }, wanted, place: from });
  return {
    entries: [...found, ...demo.entries].slice(0, PAGE + 1),
    beginning: people !== undefined && found.length > 0 ? people.beginning : demo.beginning,
  };
}

/** Returns the next people of one part of the list, one more than a page holds, and the beginning of this part. */
async function entriesAfter(db: Deps['db'], { wish, wanted, place }: ListWish): Promise<Part> {
  const isDemo = wish.isDemo === true;
  const isBeyond = place !== undefined && place.rank === undefined;
  const beginning = isBeyond
    ? { people: [], until: place.until, near: 0 }
    : await beginningOf(db, { wish, wanted, until: place?.until });
  const { until } = beginning;
  const entries: Entry[] = beginning.people
    .filter((one) => isAfter(one, place))
    .slice(0, PAGE + 1)
    .map(({ id, rank }) => ({ id, rank, until, isDemo }));
  const limit = PAGE + 1 - entries.length;
  if (limit > 0) {
    const except = until.near === 0 && until.ages === 0 ? undefined : { ...wanted, until };
    const ids = await idsInDirectory(db, { ...wish, except, after: isBeyond ? place.id : 0, limit });
    entries.push(...ids.map((id) => ({ id, until, isDemo })));
  }
  return { entries, beginning };
}

const isAfter = (one: { id: number; rank: number }, place: Entry | undefined): boolean =>
  place?.rank === undefined || one.rank < place.rank || (one.rank === place.rank && one.id > place.id);

function cardOf(
  person: Member,
  viewer: Member | undefined,
  followed: ReadonlySet<number>,
): DirectoryPage['people'][number] {
  const shared = viewer === undefined ? [] : sharedBy(person, viewer).slice(0, SHARED_MOST);
  return { ...person, words: firstWordsOf(person.bio), shared, isFollowing: followed.has(person.id) };
}

/** Returns the filter whose removal finds the most people; of ties, the first. Returns null if no removal helps. */
async function widening(deps: Needs, viewerId: number, query: Filters): Promise<DirectoryPage['widen']> {
  const company = await companyOf(deps, viewerId);
  let best: { filter: DirectoryFilter; people: number } | null = null;
  for (const filter of directoryFilters.filter((one) => query[one] !== undefined)) {
    const wish = narrowed({ viewerId, company }, { ...query, [filter]: undefined }, deps.clock.now());
    const { length } = await idsInDirectory(deps.db, { ...wish, after: 0, limit: COUNTED });
    if (length > (best?.people ?? 0)) best = { filter, people: length };
  }
  return best;
}

/** Translates a query into conditions on rows. */
export function narrowed(
  view: Pick<Narrowed, 'viewerId' | 'company'>,
  { here, q, ...query }: Filters,
  now: Date,
): Narrowed {
  const days = here === undefined ? undefined : { today: 1, week: 7 }[here];
  return {
    ...view,
    ...query,
    // An empty prefix matches every name.
    q: q === '' ? undefined : q,
    since: days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS),
  };
}
