import { useLocation, useSearch } from 'wouter';

/** Returns the address of the current page with its query, for a link that leads back to it. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}
