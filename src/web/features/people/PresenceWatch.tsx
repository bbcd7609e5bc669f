import { useLookAt } from './useLooking.ts';

/** Keeps the profile on the screen up to date on whether its person is here. */
export function PresenceWatch({ id }: { id: number }) {
  useLookAt(id);
  return null;
}
