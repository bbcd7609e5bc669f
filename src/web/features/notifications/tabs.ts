/** Background tabs wait for this time, so that the visible tab gets the lock first. */
const COURTESY_MS = 150;
/** A tab that does the work holds the lock for this time, so that no other tab repeats the work. */
const HOLD_MS = 3000;

/**
 * Returns true in only one of this browser's tabs for the work `name`: in the tab in front, if there is one. In a
 * browser without locks, it returns true in every tab.
 */
export async function isOursToDo(name: string, isInFront: boolean): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return true;
  if (!isInFront) await new Promise((resolve) => setTimeout(resolve, COURTESY_MS));
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise((release) => setTimeout(release, HOLD_MS));
    });
  });
}
