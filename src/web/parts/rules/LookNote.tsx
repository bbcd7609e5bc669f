import { lookedAtFirst, useIsLookedAt } from './openings.ts';

/** Tells a new member, before they choose a picture, that somebody looks at it first. */
export function LookNote({ className }: { className?: string }) {
  if (!useIsLookedAt()) return null;
  return <p className={className}>{lookedAtFirst}</p>;
}
