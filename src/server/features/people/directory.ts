import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import { directoryFilters, SHARED_MOST, type DirectoryFilter, type listPeople } from '#contract/people.directory.ts';
import type { Member } from '#contract/people.ts';
import { followedAmong } from '#server/features/visibility/follows.ts';
import { companyOf, inCompany, type Company } from '#server/features/visibility/visibility.ts';
import type { Deps } from '#server/platform/deps.ts';
import { tasteOf, type Taste } from './directory.first.ts';
import { peopleThenDemo, placeIn, type Order } from './directory.list.ts';
import { idsInDirectory, type Narrowed } from './directory.queries.ts';
import { firstWordsOf } from './first-words.ts';
import { sharedBy } from './passions.ts';
import { membersFor } from './people.ts';

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
    const { page, nextCursor, beginning } = await peopleThenDemo(db, { wish, wanted, place });
    const ids = page.map(({ id }) => id);
    const [members, followed] = await Promise.all([
      membersFor(db, [...ids, viewerId], { viewerId, now }),
      followedAmong(db, viewerId, ids),
    ]);
    return { page, nextCursor, beginning, members, followed };
  };
  const hasDemo = ({ members }: Awaited<ReturnType<typeof read>>): boolean =>
    [...members.values()].some(({ id, isDemo }) => isDemo && id !== viewerId);
  const { page, nextCursor, beginning, members, followed } = await inCompany(deps, { viewerId, read, hasDemo });
  const people = page.flatMap(({ id }) => members.get(id) ?? []);
  const isEmpty = cursor === undefined && page.length === 0;
  return {
    people: people.map((one) => cardOf(one, members.get(viewerId), followed)),
    nextCursor,
    mine: {
      city: taste.city,
      ages: taste.ages && { from: taste.ages.from, to: taste.ages.to },
      ...(taste.onlyChecked && { onlyChecked: true }),
    },
    first:
      cursor === undefined && beginning.people.length > 0
        ? { near: beginning.near, ages: beginning.people.length > beginning.near }
        : null,
    widen: isEmpty ? await widening(deps, viewerId, query) : null,
  };
}

/** A name is looked for among everybody, and a filter for another state leaves out everybody near. */
function wantedBy(taste: Taste, { q, state, near, ages }: Omit<Query, 'cursor'>): Order {
  const isSearch = q !== undefined && q !== '';
  const isElsewhere = state !== undefined && state !== taste.near?.stateCode;
  return {
    near: isSearch || isElsewhere || near === 'any' ? null : taste.near,
    ages: isSearch || ages === 'any' ? null : taste.ages,
    names: taste.names,
  };
}

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
  { here, joined, q, ...query }: Filters,
  now: Date,
): Narrowed {
  const daysAgo = (days: number | undefined): Date | undefined =>
    days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS);
  return {
    ...view,
    ...query,
    // An empty prefix matches every name.
    q: q === '' ? undefined : q,
    since: daysAgo(here && { today: 1, week: 7 }[here]),
    joinedSince: daysAgo(joined && { week: 7, month: 30 }[joined]),
  };
}
