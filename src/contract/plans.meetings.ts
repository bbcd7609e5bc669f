import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard } from './people.ts';
import { ok, route } from './route.ts';
import { noted } from './texts.ts';

/** What a person kept of a meeting can have this many characters of their own. */
export const MET_WORDS_MAX = 500;
/** The most meetings in a person's own list, the latest first. */
export const MEETINGS_MAX = 200;

/** How a meeting was, as each of the two says for themself. Nothing reads it but the person's own pages. */
export const meetings = ['again', 'once', 'wrong'] as const;
export type Meeting = (typeof meetings)[number];

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;

const keptMeeting = z.object({
  planId: z.uuid(),
  startsAt: z.iso.datetime(),
  meeting: z.enum(meetings).nullable(),
  words: z.string(),
  /** The plan as the caller still sees it; null if they do not. */
  plan: z.object({ roomId, seq: z.number().int(), title: z.string() }).nullable(),
  /** The other of two; null in a group, and for somebody whom the caller does not see. */
  person: personCard.nullable(),
});
export type KeptMeeting = z.infer<typeof keptMeeting>;

/** Returns the caller's own list of those they met, the latest first, at most `MEETINGS_MAX`. */
export const listMeetings = route({
  method: 'GET',
  path: '/api/meetings',
  access: 'member',
  audience: 'me',
  response: z.object({ meetings: z.array(keptMeeting) }),
  limit,
});

const byMeeting = z.object({ planId: z.uuid() });

/** Changes what the caller keeps of a meeting, as long as it is kept. Throws `not_found` if they keep none. */
export const changeMeeting = route({
  method: 'PUT',
  path: '/api/meetings/:planId',
  access: 'member',
  audience: 'me',
  params: byMeeting,
  body: z.object({ meeting: z.enum(meetings).nullable(), words: noted(MET_WORDS_MAX) }),
  response: ok,
  limit,
});

/** Forgets that the caller met somebody, with their words. A repeat changes nothing. */
export const forgetMeeting = route({
  method: 'DELETE',
  path: '/api/meetings/:planId',
  access: 'member',
  audience: 'me',
  params: byMeeting,
  response: ok,
  limit,
});
