import { z } from 'zod';
import { userId } from './people.ts';

/** A member's place in a room of many. */
export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

/** The content of a notice: what its author did to the room or to `userIds`. */
export const notice = z.object({
  kind: z.enum([
    'created',
    'joined',
    'left',
    'removed',
    'banned',
    'renamed',
    'described',
    'pictured',
    'unpictured',
    'picture_hidden',
    'picture_shown',
    'rules',
    'announced',
    'unannounced',
    'called',
    'may_add',
    'asks_first',
    'slowed',
    'made_admin',
    'unmade_admin',
    'made_owner',
    'muted',
    'unmuted',
    'disbanded',
    'plan_changed',
    'plan_cancelled',
  ]),
  userIds: z.array(userId),
  /**
   * The new name, the announcement, or what somebody is called here from now on (empty: as ever); `may_add` has who
   * may, `asks_first` whether those who come by the link ask.
   */
  text: z.string().optional(),
});
export type Notice = z.infer<typeof notice>;
