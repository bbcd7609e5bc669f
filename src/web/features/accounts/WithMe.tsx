import type { ReactNode } from 'react';
import type { Me } from '#contract/people.ts';
import { useMe } from '#web/platform/me.ts';
import { ErrorState } from '#web/ui/States.tsx';

/** What needs the signed-in person's own record: the stand-in until it is here, and a way to try again. */
export function WithMe({ waiting, children }: { waiting: ReactNode; children: (me: Me) => ReactNode }) {
  const me = useMe();
  if (me.data) return children(me.data);
  if (me.isError) return <ErrorState onRetry={() => void me.refetch()} pending={me.isFetching} />;
  return waiting;
}
