import { useDeferredValue, type ReactNode } from 'react';
import type { Me } from '#contract/people.ts';
import { useMe } from '#web/platform/me.ts';
import { ErrorState } from '#web/ui/States.tsx';

interface WithMeProps {
  waiting: ReactNode;
  /** True if this component fills the page. */
  isPage?: boolean;
  children: (me: Me) => ReactNode;
}

/** Renders `children` with the signed-in person's record, `waiting` until it has loaded, or a retry on failure. */
export function WithMe({ waiting, isPage, children }: WithMeProps) {
  const me = useMe();
  // Without this deferral, React would render the whole page in one long task when the answer arrives.
  const shown = useDeferredValue(me.data);
  if (shown) return children(shown);
  if (me.isError) return <ErrorState isPage={isPage} onRetry={() => void me.refetch()} pending={me.isFetching} />;
  return waiting;
}
