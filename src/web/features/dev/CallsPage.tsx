import type { z } from 'zod';
import { devOpenApi, type operation } from '#contract/dev.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { ToolPage } from './ToolPage.tsx';

/** Shows the API's OpenAPI document, one route per line. */
export function CallsPage() {
  return (
    <ToolPage title="Calls" lede="Every call of the API, as the contract declares it.">
      <Calls />
    </ToolPage>
  );
}

function Calls() {
  const answer = useRead(devOpenApi, {});
  if (answer.isPending) {
    return (
      <Loading>
        <RowSkeleton rows={3} />
      </Loading>
    );
  }
  if (answer.isError) return <ErrorState onRetry={() => void answer.refetch()} pending={answer.isFetching} />;
  return (
    <>
      <p>
        <a href={devOpenApi.path} className="inline-flex min-h-11 items-center font-semibold underline">
          The OpenAPI document
        </a>
      </p>
      <ul aria-label="Calls">
        {Object.entries(answer.data.paths).flatMap(([path, operations]) =>
          Object.entries(operations).map(([method, one]) => (
            <li key={`${method} ${path}`} className="border-t border-line">
              <Call name={`${method.toUpperCase()} ${path}`} of={one} />
            </li>
          )),
        )}
      </ul>
    </>
  );
}

function Call({ name, of: { description, ...rest } }: { name: string; of: z.infer<typeof operation> }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 [overflow-wrap:anywhere]">
        <span className="font-semibold">{name}</span> <span className="text-ink-2">{description}</span>
      </summary>
      <pre className="overflow-x-auto pb-4 text-sm">{JSON.stringify(rest, null, 2)}</pre>
    </details>
  );
}
