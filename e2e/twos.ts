import type { Open, Opening, Visit } from './fixtures.ts';
import { directRoom, pair, send, write, type Entered } from './people.ts';

interface Two {
  one: Visit;
  other: Visit;
}

/** The options of each browser. By default the person in a browser has a profile. */
interface Openings {
  one?: Opening;
  other?: Opening;
}

/** Opens separate browsers for Ana and Bo, who can match. */
export async function two(open: Open, openings: Openings = {}): Promise<Two> {
  const [ana, bo] = pair();
  return {
    one: await open(ana, { stage: 'profile', ...openings.one }),
    other: await open(bo, { stage: 'profile', ...openings.other }),
  };
}

/** Opens the same two browsers, and creates an empty direct room of Ana and Bo. */
export async function twoTalking(
  open: Open,
  url: string,
  openings: Openings = {},
): Promise<Two & { roomId: string; room: string }> {
  const both = await two(open, openings);
  const roomId = await directRoom(url, both.one.entered, both.other.entered);
  return { ...both, roomId, room: `/chat/${roomId}` };
}

/** Opens the same two browsers, and creates a group with Ana as its owner and Bo as a member. */
export async function twoInAGroup(open: Open, url: string, openings: Openings = {}): Promise<Two & { id: string }> {
  const both = await two(open, openings);
  return { ...both, id: await groupOf(url, both.one.entered, both.other.entered) };
}

/** Makes a group through the API: the first person is the owner, and the others have joined. */
export async function groupOf(url: string, owner: Entered, ...others: Entered[]): Promise<string> {
  const token = owner.accessToken;
  // On their first day people can invite only those they talk with, so the owner writes to each first.
  for (const other of others) {
    await write(url, owner, { roomId: await directRoom(url, owner, other), content: 'Walk with us?' });
  }
  const body = { name: 'Morning people', description: 'Walks before work.', people: others.map(({ id }) => id) };
  const { id } = await send<{ id: string }>(`${url}/api/chats/groups`, { token, body });
  for (const { accessToken } of others) {
    await send(`${url}/api/chats/groups/${id}/invitation`, { token: accessToken, body: { answer: 'accept' } });
  }
  return id;
}
