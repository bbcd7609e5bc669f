import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import { directoryFilters, type DirectoryFilter, type listPeople } from '#contract/people.directory.ts';
import { companyOf, inCompany, type Company } from '#server/features/visibility/visibility.ts';
import type { Deps } from '#server/platform/deps.ts';
import { pageOf } from '#server/platform/paging.ts';
import { idsInDirectory, type Narrowed } from './directory.queries.ts';
import { membersFor } from './people.ts';

const PAGE = 24;
const COUNTED = 100;

type Query = z.output<typeof listPeople.query>;
type DirectoryPage = z.input<typeof listPeople.response>;

type Needs = Pick<Deps, 'db' | 'clock' | 'community'>;

/** Returns a page of the directory; an empty first page suggests which filter to remove. */
export async function directoryPage(
  deps: Needs,
  viewerId: number,
  { cursor, ...query }: Query,
): Promise<DirectoryPage> {
  const now = deps.clock.now();
  const read = async (company: Company) => {
    const wish = narrowed({ viewerId, company }, query, now);
    const ids = await idsInDirectory(deps.db, { ...wish, after: cursor ?? 0, limit: PAGE + 1 });
    return { ids, members: await membersFor(deps.db, ids, { viewerId, now }) };
  };
  const hasDemo = ({ members }: Awaited<ReturnType<typeof read>>): boolean =>
    [...members.values()].some(({ isDemo }) => isDemo);
  const { ids, members } = await inCompany(deps, { viewerId, read, hasDemo });
  const { page, nextCursor } = pageOf(ids, PAGE, (last) => last);
  const people = page.flatMap((id) => members.get(id) ?? []);
  if (ids.length > 0 || cursor !== undefined) return { people, nextCursor, widen: null };
  return { people, nextCursor, widen: await widening(deps, viewerId, query) };
}

/** Returns the filter whose removal finds the most people; of ties, the first. Returns null if no removal helps. */
async function widening(deps: Needs, viewerId: number, query: Omit<Query, 'cursor'>): Promise<DirectoryPage['widen']> {
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
  { here, q, ...query }: Omit<Query, 'cursor'>,
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
