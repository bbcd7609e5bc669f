import { useLookAt } from './useLooking.ts';

/** Keeps the presence on an open profile up to date. */
export function PresenceWatch({ id }: { id: number }) {
  useLookAt(id);
  return null;
}
