import { forgiveRefusal } from '#server/features/photo-check/photo-check.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

/** Takes the refusal of a photo check back where `at` is null, as after an appeal. Refusing itself is done at the desk. */
export async function hidePhotoCheck(
  deps: Deps,
  trx: Trx,
  { id, at }: { id: string; at: Date | null },
): Promise<() => void> {
  return at === null ? forgiveRefusal(deps, trx, id) : () => undefined;
}
