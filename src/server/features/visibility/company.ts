import type { Deps } from '#server/platform/deps.ts';
import type { Company } from './visibility.queries.ts';

/** Returns which people a viewer (null: a visitor) may find: only real people for a member with a community. */
export async function companyOf({ community }: Pick<Deps, 'community'>, viewerId: number | null): Promise<Company> {
  return viewerId !== null && (await community.has(viewerId)) ? 'people' : 'everybody';
}

interface CompanyReading<T> {
  viewerId: number | null;
  read: (company: Company) => Promise<T>;
  hasDemo: (found: T) => boolean;
}

/**
 * Reads what a viewer may find. If a demo member was found and the viewer has a community, it reads again without demo
 * members. Only then does it check for a community, so a server without demo members saves the check.
 */
export async function inCompany<T>(
  deps: Pick<Deps, 'community'>,
  { viewerId, read, hasDemo }: CompanyReading<T>,
): Promise<T> {
  const found = await read('everybody');
  if (!hasDemo(found) || (await companyOf(deps, viewerId)) === 'everybody') return found;
  return read('people');
}
