import type { Deps } from '#server/platform/deps.ts';
import type { Company } from './visibility.queries.ts';

/** Returns the people a viewer (null: a visitor) may come across: people alone for a member whose community has enough of them. */
export async function companyOf({ community }: Pick<Deps, 'community'>, viewerId: number | null): Promise<Company> {
  return viewerId !== null && (await community.has(viewerId)) ? 'people' : 'everybody';
}

interface Reading<T> {
  viewerId: number | null;
  read: (company: Company) => Promise<T>;
  hasDemo: (found: T) => boolean;
}

/**
 * Reads what a viewer may come across. Whether they have a community is asked only when a demo member was found, and then it
 * is read again; so it costs nothing where there is no demonstration community.
 */
export async function inCompany<T>(deps: Pick<Deps, 'community'>, { viewerId, read, hasDemo }: Reading<T>): Promise<T> {
  const found = await read('everybody');
  if (!hasDemo(found) || (await companyOf(deps, viewerId)) === 'everybody') return found;
  return read('people');
}
