import { useLocation } from 'wouter';
import { leadsOn } from '#web/paths.ts';
import { cameFrom } from '#web/platform/entry.ts';

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Says whether the page before this one in the history is `to`, or with `anywhere` any page that does not lead on at once. */
export function isBack(to: string, anywhere: boolean): boolean {
  const from = cameFrom();
  return from !== undefined && (pathOf(from) === pathOf(to) || (anywhere && !leadsOn(from)));
}

/** Returns what leaves a page whose thing is gone: to the page that it was opened from, else to `to`. */
export function useWayBack(to: string): (without?: string) => void {
  const [, navigate] = useLocation();
  return (without) => {
    if (isBack(to, true) && pathOf(cameFrom() ?? '') !== without) history.back();
    else navigate(to, { replace: true });
  };
}
