/**
 * Addresses of pictures that this page has as files, by the id under which the server has them: what was just sent is
 * seen at once, also without a network.
 */
export const ownPictures = new Map<string, string>();

/** A page that sends more keeps the newest. */
const KEPT = 24;

/** Keeps the address of a picture's file, and gives back the oldest. */
export function keepOwnPicture(id: string, address: string): void {
  ownPictures.set(id, address);
  for (const [oldest, given] of ownPictures) {
    if (ownPictures.size <= KEPT) return;
    URL.revokeObjectURL(given);
    ownPictures.delete(oldest);
  }
}
