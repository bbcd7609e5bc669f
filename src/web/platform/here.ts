import { useLocation, useSearch } from 'wouter';

/** Returns the address of the page that shows, with its query: what a way back from another page leads to. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}
