import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useOnline } from '#web/ui/useOnline.ts';

/** Without a network the last state stays, dimmed. `isStale`: the server was not reached, whatever the device believes. */
export function Dimmed({ isStale, className, children }: DimmedProps) {
  const isOnline = useOnline();
  return <div className={cx(className, (isStale || !isOnline) && 'opacity-70')}>{children}</div>;
}

type DimmedProps = { isStale?: boolean; className?: string; children: ReactNode };
