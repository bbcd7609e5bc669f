import { useLocation } from 'wouter';
import { leadsOn } from '#web/paths.ts';
import { cameFrom } from '#web/platform/entry.ts';

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Returns whether "back" leads to `to`. With `anywhere`, every earlier page counts that does not redirect. */
export function isBack(to: string, anywhere: boolean): boolean {
  const from = cameFrom();
  return from !== undefined && (pathOf(from) === pathOf(to) || (anywhere && !leadsOn(from)));
}

/**
 * Returns a function that leaves a page whose content is gone. It goes back, unless the previous page redirects, is
 * `without` or is not of the app. Then it goes to `to`.
 */
export function useWayBack(to: string): (without?: string) => void {
  const [, navigate] = useLocation();
  return (without) => {
    if (isBack(to, true) && pathOf(cameFrom() ?? '') !== without) history.back();
    else navigate(to, { replace: true });
  };
}
