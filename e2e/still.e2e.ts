import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { directRoom, enter, meet, person, send, town, write, type Entered } from './people.ts';
import { follow, say } from './posting.ts';
import type { Product } from './server.ts';
import { movementOf, recordShifts } from './shifts.ts';
import { DESK, PHONE } from './views.ts';

// Rooms and clouds are open to everyone, so a separate server keeps those of other tests out of these tests.
test.use({ settings: { DEMO_COMMUNITY: 'false' } });

/** The largest sum of layout shifts while a page loads; the browser's own limit for “good” is ten times as large. */
const SUM = 0.01;
/** How far an element may move while a page loads, in px. */
const FAR = 8;

/** The ids of the places that a walk visits. */
interface Places {
  room: string;
  person: number;
}

/** Opens each main page on the phone and on the desk, and checks that nothing moves while it loads. */
async function expectStill(page: Page, who: string, { room, person: other }: Places): Promise<void> {
  const softly = expect.configure({ soft: true });
  await recordShifts(page);
  for (const [window, size] of Object.entries({ phone: PHONE, desk: DESK })) {
    await page.setViewportSize(size);
    for (const address of [
      '/',
      '/match',
      '/peek',
      '/chat',
      `/chat/${room}`,
      '/self',
      '/trending',
      '/chaos',
      '/browse',
      '/account',
      `/users/${other}`,
      '/post',
    ]) {
      const where = `${address} of the ${who} member, ${window}`;
      const { sum, moved } = await movementOf(page, address);
      await keepPicture(page, `still/${who}-${window}-${address.replaceAll('/', '_')}`);
      await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
      const far = moved.filter(({ by }) => by > FAR);
      softly({ far, sum: sum > SUM ? sum : 'small' }, where).toEqual({ far: [], sum: 'small' });
    }
  }
}

test('No main page of a new member moves while it loads', async ({ open, product }) => {
  const { page, entered } = await open(person('Ana', { zip: town() }), { stage: 'profile' });
  const other = await enter(product.url, person('Bo', { zip: town() }), 'profile');
  const room = await directRoom(product.url, entered, other);
  await expectStill(page, 'empty', { room, person: other.id });
});

test('No main page of a busy member moves while it loads', async ({ open, product }) => {
  const zip = town();
  const { page, entered } = await open(person('Nova', { zip, bio: 'Ferns, mostly.' }), { stage: 'preferences' });
  await expectStill(page, 'full', await furnish(product, entered, zip));
});

/** Gives a member matches, a conversation, a group, a cloud, posts, followers and people in the Quest Hall. */
async function furnish(product: Product, me: Entered, zip: string): Promise<Places> {
  const { url } = product;
  await product.fillTown(me.id, 8);
  await product.makePremium(me.id);
  for (let found = 0; found < 3; found += 1) await meet(url, me);
  const friend = await enter(url, person('Wren', { zip, bio: 'Talks to houseplants.' }), 'preferences');
  const room = await directRoom(url, friend, me);
  await product.fillRoom(room, 60);
  await write(url, friend, { roomId: room, content: 'Do you talk to your houseplants?' });
  await write(url, me, { roomId: room, content: 'Only to the fern.' });
  const group = { name: 'Morning people', description: 'Sunrise walks.' };
  await send(`${url}/api/chats/groups`, { token: me.accessToken, body: group });
  const cloud = { name: 'Night hike', description: 'Dark trails, all snacks.' };
  await send(`${url}/api/chats/chaos/create`, { token: friend.accessToken, body: cloud });
  const join = { token: friend.accessToken, body: { trendingId: 'trending_2' } };
  const open = await send<{ id: string }>(`${url}/api/chats/trending/join`, join);
  await write(url, friend, { roomId: open.id, content: 'Toast is a hug with corners.' });
  await follow(url, friend, me);
  for (const one of [friend, me]) {
    for (const content of ['The fern won.', 'A fern is patient, and so am I, on most days.', 'And a third.'])
      await say(url, one, { content });
  }
  const guest = await enter(url, person('Dov', { zip }), 'preferences');
  for (const one of [friend, guest]) {
    const body = { inQuestHall: true };
    await send(`${url}/api/users/${one.id}`, { method: 'PUT', token: one.accessToken, body });
  }
  return { room, person: friend.id };
}
