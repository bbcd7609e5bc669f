import type { Db } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/paging.ts';
import { beginningOf, type Beginning, type Taste } from './directory.first.ts';
import { hasDemoMembers, idsInDirectory, type Bounds, type Narrowed } from './directory.queries.ts';

const PAGE = 24;

/** By what a list begins. */
export type Order = Pick<Taste, 'near' | 'ages' | 'names'>;

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

export function placeIn(cursor: string): Entry {
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
  wanted: Order;
  /** The person after whom the page begins; undefined for the first page. */
  place: Entry | undefined;
}
type Part = { entries: Entry[]; beginning: Beginning };
type ListPage = ReturnType<typeof pageOf<Entry, string>> & Pick<Part, 'beginning'>;

/** Returns a page of the list: all real people, then the demo members. */
export async function peopleThenDemo(db: Db, list: ListWish): Promise<ListPage> {
  const { entries, beginning } = await nextOf(db, list);
  return { ...pageOf(entries, PAGE, cursorAfter), beginning };
}

async function nextOf(db: Db, { wish, wanted, place }: ListWish): Promise<Part> {
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
async function entriesAfter(db: Db, { wish, wanted, place }: ListWish): Promise<Part> {
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
