import { useInfiniteQuery } from '@tanstack/react-query';
import { searchGifs, type FoundGif, type GifSource, type MessageGif } from '#contract/gifs.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { useSettled } from '#web/parts/forms/useSettled.ts';

/** A GIF that can be chosen, with the id by which the server knows it. */
export type ChosenGif = MessageGif & { id: string };

/** The pause in typing before a search starts. */
const REST_MS = 300;

interface Gifs {
  found: readonly ChosenGif[];
  /** All connected sources; empty before the first answer. */
  sources: readonly GifSource[];
  isReading: boolean;
  hasFailed: boolean;
  /** True when the server no longer offers the source. */
  isGone: boolean;
  hasMore: boolean;
  /** The search text; empty lists the source's first GIFs. */
  words: string;
  readMore: () => void;
  retry: () => void;
}

const FIRST: { cursor?: string } = {};

/** Searches the GIFs of `source`. Reads nothing while `source` is undefined. */
export function useGifs(text: string, source: GifSource | undefined): Gifs {
  const words = useSettled(text.trim(), REST_MS);
  const read = useInfiniteQuery(
    {
      queryKey: [...queryKey(searchGifs), source, words],
      queryFn: ({ pageParam, signal }) => call(searchGifs, { query: { q: words, source, ...pageParam }, signal }),
      initialPageParam: FIRST,
      getNextPageParam: ({ next }) => (next === null ? undefined : { cursor: next }),
      enabled: source !== undefined,
    },
    queryClient,
  );
  const pages = read.data?.pages ?? [];
  return {
    found: pages.flatMap((page) => page.data.map((gif) => chosenOf(gif, page.source))),
    sources: pages[0]?.sources ?? [],
    isReading: read.isFetching,
    hasFailed: read.isError,
    isGone: read.isError && asCallError(read.error).code === 'not_found',
    hasMore: read.hasNextPage,
    words,
    readMore: () => void read.fetchNextPage(),
    retry: () => void (pages.length === 0 ? read.refetch() : read.fetchNextPage()),
  };
}

function chosenOf({ id, title, images }: FoundGif, source: GifSource): ChosenGif {
  const still = images.fixed_height_still?.url ?? null;
  return { id, source, title, still, ...images.fixed_height };
}
