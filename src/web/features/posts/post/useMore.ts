import { useEffect, useState } from 'react';

interface Paged {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: (how: { cancelRefetch: boolean }) => Promise<unknown>;
}

/**
 * Loads one more page of a list on each call of `more`. If the list is reloading then, the page is loaded after the
 * reload, so that neither cancels the other.
 */
export function useMore({ data, hasNextPage, isFetching, isError, fetchNextPage }: Paged) {
  const pages = data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(0);
  const isDue = pages < wanted && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage({ cancelRefetch: false });
  }, [isDue, fetchNextPage]);
  const more = (): void => {
    setWanted(pages + 1);
    if (isError) void fetchNextPage({ cancelRefetch: false });
  };
  return { more, isComing: pages < wanted && !isError };
}
