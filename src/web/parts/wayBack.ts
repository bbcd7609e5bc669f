import { useLocation } from 'wouter';
import { leadsOn } from '#web/paths.ts';
import { cameFrom } from '#web/platform/entry.ts';

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Returns whether "back" leads to `to`; with `anywhere`, whether it leads to any page that does not redirect. */
export function isBack(to: string, anywhere: boolean): boolean {
  const from = cameFrom();
  return from !== undefined && (pathOf(from) === pathOf(to) || (anywhere && !leadsOn(from)));
}

/** Returns the function that leaves a page whose content is gone: back, but not to `without`, or else to `to`. */
export function useWayBack(to: string): (without?: string) => void {
  const [, navigate] = useLocation();
  return (without) => {
    if (isBack(to, true) && pathOf(cameFrom() ?? '') !== without) history.back();
    else navigate(to, { replace: true });
  };
}
