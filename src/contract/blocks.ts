import { z } from 'zod';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

const byPerson = z.object({ userId });
const limit = { max: 60, windowSeconds: 600, by: 'member' } as const;

export const blocked = z.object({
  userId,
  /** The blocked person's card, without their presence; null while the person is hidden from everybody. */
  user: personCard.nullable(),
  blockedAt: z.iso.datetime(),
});
export type Blocked = z.infer<typeof blocked>;

/** Returns the caller's blocks, the latest first. */
export const listBlocks = route({
  method: 'GET',
  path: '/api/blocks',
  access: 'member',
  audience: 'me',
  response: z.object({ blocks: z.array(blocked) }),
});

/**
 * Hides the caller and a person from each other everywhere, and closes their room. A repeat changes nothing. Throws
 * `not_found` for a person the caller may not see, unless the two share a direct room or the block exists already.
 */
export const blockPerson = route({
  method: 'PUT',
  path: '/api/blocks/:userId',
  access: 'member',
  params: byPerson,
  /** `isMatchOver` is true when the two were matched. The match ends for good, even if the block is lifted later. */
  response: z.object({ ok: z.literal(true), isMatchOver: z.boolean() }),
  limit,
});

/** Lifts a block. The match that the block ended stays ended, and the two are never matched again. */
export const liftBlock = route({
  method: 'DELETE',
  path: '/api/blocks/:userId',
  access: 'member',
  params: byPerson,
  response: ok,
  limit,
});
