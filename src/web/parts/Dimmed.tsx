import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useOnline } from '#web/ui/useOnline.ts';

/** Dims the last known state without a network. `isStale`: the server did not answer, even if the device is online. */
export function Dimmed({ isStale, className, children }: DimmedProps) {
  const isOnline = useOnline();
  return <div className={cx(className, (isStale || !isOnline) && 'opacity-70')}>{children}</div>;
}

type DimmedProps = { isStale?: boolean; className?: string; children: ReactNode };
