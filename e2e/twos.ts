import type { Open, Opening, Visit } from './fixtures.ts';
import { directRoom, pair, send, write, type Entered } from './people.ts';

interface Two {
  one: Visit;
  other: Visit;
}

/** How each of the two is opened, over a person with a profile. */
interface Openings {
  one?: Opening;
  other?: Opening;
}

/** Ana and Bo, who could meet, each in a browser of their own. */
export async function two(open: Open, openings: Openings = {}): Promise<Two> {
  const [ana, bo] = pair();
  return {
    one: await open(ana, { stage: 'profile', ...openings.one }),
    other: await open(bo, { stage: 'profile', ...openings.other }),
  };
}

/** The same with a direct room, in which nothing is said yet. */
export async function twoTalking(
  open: Open,
  url: string,
  openings: Openings = {},
): Promise<Two & { roomId: string; room: string }> {
  const both = await two(open, openings);
  const roomId = await directRoom(url, both.one.entered, both.other.entered);
  return { ...both, roomId, room: `/chat/${roomId}` };
}

/** The same in a group that Ana made, called Morning people. */
export async function twoInAGroup(open: Open, url: string, openings: Openings = {}): Promise<Two & { id: string }> {
  const both = await two(open, openings);
  return { ...both, id: await groupOf(url, both.one.entered, both.other.entered) };
}

/** A group made through the API: the first is its owner, and the others have joined. */
export async function groupOf(url: string, owner: Entered, ...others: Entered[]): Promise<string> {
  const token = owner.accessToken;
  // In their first day people invite those they talk with.
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
