import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import type { Notice } from '#contract/chat.notices.ts';
import { answerInvitation, changeGroup, changeMember, createGroup, getGroup, inviteToGroup } from '#contract/groups.ts';
import { call, type Answer, type TestApp } from './app.ts';
import type { Person } from './faults/client.ts';
import { makePeople } from './faults/instance.ts';

type Server = Pick<TestApp, 'app' | 'deps'>;

/** Creates people who receive messages from everyone and joined more than a day ago. */
export async function makeSettled({ deps }: Server, count: number): Promise<Person[]> {
  const people = await makePeople(deps, count);
  const ids = people.map(({ id }) => id);
  await sql`UPDATE account SET created_at = created_at - interval '30 days' WHERE id = ANY(${ids}::bigint[])`.execute(
    deps.db,
  );
  return people;
}

/** Creates a group that the first person owns and the others have joined; returns the id of its room. */
export async function makeGroup(server: Server, people: readonly Person[], name = 'Morning people'): Promise<string> {
  const [owner, ...others] = people;
  const body = { name, description: 'Walks before work.', people: others.map(({ id }) => id) };
  const made = await call(server.app, createGroup, { token: owner?.token, body });
  if (made.status !== 200) throw new Error(JSON.stringify(made.problem));
  for (const { token } of others) {
    const params = { roomId: made.body.id };
    const { status } = await call(server.app, answerInvitation, { token, params, body: { answer: 'accept' } });
    if (status !== 200) throw new Error(`accept: ${status}`);
  }
  return made.body.id;
}

/** Makes a member an admin, as the owner of the group. */
export async function promote(
  server: Server,
  roomId: string,
  ...[owner, { id: userId }]: [owner: Person, member: Person]
): Promise<void> {
  const { status } = await call(server.app, changeMember, {
    token: owner.token,
    params: { roomId, userId },
    body: { role: 'admin' },
  });
  if (status !== 200) throw new Error(`promote: ${status}`);
}

export function say(
  server: Server,
  roomId: string,
  ...[by, content = 'A line']: [by: Person, content?: string]
): Promise<Answer<{ message: Message }>> {
  const body = { clientId: randomUUID(), content };
  return call(server.app, sendMessage, { token: by.token, params: { roomId }, body });
}

/** Returns the notices in the room's log as the person reads them. */
export async function noticesFor(
  server: Server,
  roomId: string,
  { token }: Person,
): Promise<(Notice & { by: number })[]> {
  const { body } = await call(server.app, listMessages, { token, params: { roomId }, query: { limit: 300 } });
  return body.messages.flatMap(({ notice, senderId }) => (notice === undefined ? [] : [{ ...notice, by: senderId }]));
}

/** Returns functions for what people do in groups. Each function calls `server`, because the server starts later. */
export const groupActs = (server: () => Server) => ({
  ask: ({ token }: Person, roomId: string, ...people: Person[]) =>
    call(server().app, inviteToGroup, { token, params: { roomId }, body: { people: people.map(({ id }) => id) } }),
  answer: ({ token }: Person, roomId: string, what: 'accept' | 'decline') =>
    call(server().app, answerInvitation, { token, params: { roomId }, body: { answer: what } }),
  change: ({ token }: Person, roomId: string, body: object) =>
    call(server().app, changeGroup, { token, params: { roomId }, body }),
  look: ({ token }: Person, roomId: string) => call(server().app, getGroup, { token, params: { roomId } }),
});
