import { useEffect, useState } from 'react';

interface Paged {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: (how: { cancelRefetch: boolean }) => Promise<unknown>;
}

/**
 * Asks for one page more of a list that is read again by itself meanwhile: neither ends the other, and a page that was asked
 * for comes once the list is read.
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
