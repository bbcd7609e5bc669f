import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { previewReport } from '#contract/moderation.reports.ts';
import type { Subject } from '#contract/moderation.subjects.ts';
import { call, type CallError } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';

export type Preview = z.output<typeof previewReport.response>;

/** Reads the lines that a report of this subject would send. Reads them anew each time, because lines may be added. */
export function usePreview(subject: Subject): UseQueryResult<Preview, CallError> {
  return useQuery<Preview, CallError>(
    {
      queryKey: [...queryKey(previewReport), subject.kind, subject.id],
      queryFn: ({ signal }) => call(previewReport, { body: { subject }, signal }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
}
