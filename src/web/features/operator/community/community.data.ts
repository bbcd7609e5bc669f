import { useState } from 'react';
import { readCommunity, type CommunityRange } from '#contract/operator.community.ts';
import { FRESH_MS, useRead } from '#web/platform/calls/query.ts';

/** Reads the numbers of a range. Until they are there, the data is that of the range before. */
export function useCommunity(range: CommunityRange) {
  const [shown, setShown] = useState(range);
  const read = useRange(range);
  const last = useRange(shown);
  if (read.data !== undefined && shown !== range) setShown(range);
  return { ...read, data: read.data ?? last.data };
}

function useRange(range: CommunityRange) {
  return useRead(readCommunity, { query: { range } }, { staleTime: FRESH_MS });
}
