import { z } from 'zod';
import { userId } from './people.ts';

/** The roles of the members of a group. */
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
    'calls_opened',
    'call_talked',
    'call_missed',
    'call_busy',
    'call_cancelled',
    'call_lost',
    'fading_asked',
    'fading_on',
    'fading_off',
  ]),
  userIds: z.array(userId),
  /**
   * The new name, the announcement, or the author's new alias (empty: none). For `may_add`, who may invite. For
   * `asks_first`, whether people with the link have to ask. For `slowed`, the seconds of slow mode, 0 for none. For
   * `fading_asked` and `fading_on`, how long lines are kept. For
   * `call_talked` and `call_lost`, the seconds of the call; the author is the caller, and `userIds` has the other person.
   */
  text: z.string().optional(),
});
export type Notice = z.infer<typeof notice>;
