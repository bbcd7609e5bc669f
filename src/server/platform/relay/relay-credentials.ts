import { createHmac } from 'node:crypto';

/** Returns credentials as coturn's REST scheme takes them: the user name has their end, the secret signs the name. */
export function relayCredentials(
  secret: string,
  { name, until }: { name: string; until: Date },
): { username: string; credential: string } {
  const username = `${Math.floor(until.getTime() / 1000)}:${name}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
