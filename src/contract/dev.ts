import { z } from 'zod';
import { deviceId, signedIn } from './accounts.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** Without developer tools every one of these answers 404, to whatever it is sent. */
const limit = { max: 120, windowSeconds: 60, by: 'address' } as const;

/** Somebody whom the switcher can turn the caller into. A phone number is its owner's alone, so it is not here. */
export const switchable = personCard.extend({ username: z.string() });
export type Switchable = z.infer<typeof switchable>;

/** Up to 12, members before the demonstration community, those who were here last first. */
export const devUsers = route({
  method: 'GET',
  path: '/api/dev/users',
  access: 'public',
  audience: 'member',
  response: z.object({ users: z.array(switchable).max(12) }),
  limit,
});

/** Opens a session as anybody at all. */
export const switchSession = route({
  method: 'POST',
  path: '/api/auth/switch-session',
  access: 'public',
  audience: 'me',
  body: z.object({ userId, deviceId: deviceId.optional() }),
  response: signedIn,
  limit,
});

/** Gives the caller premium, or takes it back, without a payment; `unauthenticated` without a session. */
export const grantPremium = route({
  method: 'POST',
  path: '/api/dev/premium',
  access: 'public',
  audience: 'me',
  body: z.strictObject({ premium: z.boolean() }),
  response: ok,
  limit,
});

/** A mail or text message that went into the local outbox, for want of anything that would carry it further. */
export const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Newest first. Codes stand in the text: that is what it is for. */
export const devOutbox = route({
  method: 'GET',
  path: '/api/dev/outbox',
  access: 'public',
  audience: 'me',
  response: z.object({ messages: z.array(outboxMessage) }),
  limit,
});

/** What the contract declares. */
export const devRoutes = route({
  method: 'GET',
  path: '/api/dev/routes',
  access: 'public',
  response: z.object({
    routes: z.array(z.object({ method: z.string(), path: z.string(), access: z.enum(['public', 'member']) })),
  }),
  limit,
});
