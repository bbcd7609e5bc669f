import { z } from 'zod';
import { deviceId, signedIn } from './accounts.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** The limit of the developer tools' routes. Without developer tools, these routes answer every request with 404. */
const limit = { max: 120, windowSeconds: 60, by: 'address' } as const;

/** A person in the switcher. The phone number is left out, because only the person may see it. */
export const switchable = personCard.extend({ username: z.string() });
export type Switchable = z.infer<typeof switchable>;

/** Returns up to 12 people: members before demo members, and in each group the most recently active first. */
export const devUsers = route({
  method: 'GET',
  path: '/api/dev/users',
  access: 'public',
  audience: 'member',
  response: z.object({ users: z.array(switchable).max(12) }),
  limit,
});

/** Opens a session as any person. */
export const switchSession = route({
  method: 'POST',
  path: '/api/auth/switch-session',
  access: 'public',
  entry: true,
  audience: 'me',
  evenRefused: true,
  body: z.object({ userId, deviceId: deviceId.optional() }),
  response: signedIn,
  limit,
  repeat: 'each',
});

/** Gives the caller premium without a payment, or withdraws it. Throws `unauthenticated` without a session. */
export const grantPremium = route({
  method: 'POST',
  path: '/api/dev/premium',
  access: 'public',
  audience: 'me',
  body: z.strictObject({ premium: z.boolean() }),
  response: ok,
  limit,
  repeat: 'sets',
});

/** A mail or text message in the local outbox, which takes messages when no provider is configured. */
export const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Returns the messages of the outbox, the newest first. Developers read the codes in their texts. */
export const devOutbox = route({
  method: 'GET',
  path: '/api/dev/outbox',
  access: 'public',
  audience: 'me',
  evenRefused: true,
  response: z.object({ messages: z.array(outboxMessage) }),
  limit,
});

/** A call as OpenAPI describes it. */
export const operation = z.looseObject({
  operationId: z.string(),
  /** The file of the contract that declares the call. */
  tags: z.array(z.string()),
  description: z.string(),
});

/** Returns an OpenAPI 3.1 document of every route that the contract declares. */
export const devOpenApi = route({
  method: 'GET',
  path: '/api/dev/openapi.json',
  access: 'public',
  response: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) }),
  limit,
});
