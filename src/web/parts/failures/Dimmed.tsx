import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useOnline } from '#web/ui/useOnline.ts';

/** Dims its children while they may be out of date: the device is offline, or `isStale` (the server did not answer). */
export function Dimmed({ isStale, className, children }: DimmedProps) {
  const isOnline = useOnline();
  return <div className={cx(className, (isStale || !isOnline) && 'opacity-70')}>{children}</div>;
}

type DimmedProps = { isStale?: boolean; className?: string; children: ReactNode };
