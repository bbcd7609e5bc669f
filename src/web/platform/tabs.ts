/** How long the tabs in the background hold back, so that the one in front is asked first. */
const COURTESY_MS = 150;
/** How long a thing that was done in one tab is not done in another. */
const HOLD_MS = 3000;

/**
 * True in one of the person's tabs only, for the thing that `name` names: in the one in front, if there is one.
 * Where the browser knows no locks, true in every tab.
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
