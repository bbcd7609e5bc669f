import { expect, NO_NETWORK, keepPicture, test } from './fixtures.ts';
import { holdLine, holdSockets } from './line.ts';
import { directRoom, enter, meet, person, send, town, write as tell } from './people.ts';
import { bubbles, composer, say, tryAgain } from './steps.ts';
import { twoTalking } from './twos.ts';

test.use({ serviceWorkers: 'allow' });

test('A message over a lost connection, or without a receipt, arrives once', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url, { one: { expected: NO_NETWORK } });
  const line = await holdLine(one.page);
  await one.page.goto(room);
  await other.page.goto(room);
  await say(one.page, 'Bo', 'Are you near the lake?');
  await expect(bubbles(other.page, 'Are you near the lake?')).toHaveCount(1);

  await line.cut();
  await say(one.page, 'Bo', 'I am under the bridge, of all places.');
  await expect(one.page.getByText('Sending…')).toBeVisible();
  // The label appears after a delay, so a line that is sent quickly never shows it.
  await expect(one.page.getByText('Sending…')).toHaveCSS('animation-delay', '0.3s');
  await line.mend();
  await expect(bubbles(other.page, 'I am under the bridge, of all places.')).toHaveCount(1);
  await expect(one.page.getByText('Sending…')).toHaveCount(0);
  await expect(bubbles(one.page, 'I am under the bridge, of all places.')).toHaveCount(1);

  line.deafen();
  await say(one.page, 'Bo', 'Did you hear that?');
  await expect(bubbles(other.page, 'Did you hear that?')).toHaveCount(1);
  await expect(one.page.getByText('Sending…')).toBeVisible();
  await line.cut();
  await line.mend();
  await expect(one.page.getByText('Sending…')).toHaveCount(0);
  for (const { page } of [one, other]) await expect(bubbles(page, 'Did you hear that?')).toHaveCount(1);
  await other.page.reload();
  await expect(bubbles(other.page, 'I am under the bridge, of all places.')).toHaveCount(1);
});

test('A first message that comes while the page connects stands in the list', async ({ open, product: { url } }) => {
  const { page, entered } = await open(person('Ana'), { stage: 'profile' });
  const bo = await enter(url, person('Bo'), 'profile');
  const connect = await holdSockets(page);
  const list = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/chats');
  await page.goto('/chat');
  await list;
  await tell(url, bo, { roomId: await directRoom(url, bo, entered), content: 'Are you new here, too?' });
  connect();
  await expect(page.getByRole('link', { name: /Bo/ })).toBeVisible();
});

test('A conversation that does not load offers one way back and a retry', async ({ open, product }) => {
  const { one, other, roomId, room } = await twoTalking(open, product.url, { one: { expected: NO_NETWORK } });
  await tell(product.url, other.entered, { roomId, content: 'Still here.' });
  await one.page.route('**/api/chats/*/messages*', (route) => route.abort());
  await one.page.goto(room);
  await expect(one.page.getByText('The messages did not load.')).toBeVisible();
  await expect(one.page.getByRole('link', { name: 'All chats' })).toHaveCount(1);
  await tryAgain(one.page, '**/api/chats/*/messages*');
  await expect(bubbles(one.page, 'Still here.')).toHaveCount(1);
});

test('A message that was not sent survives a reload', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url, { one: { expected: /ERR_FAILED|WebSocket/ } });
  await one.page.routeWebSocket(/\/ws$/, (socket) => void socket.close());
  await one.page.route('**/api/chats/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await one.page.goto(room);
  await other.page.goto(room);
  await say(one.page, 'Bo', 'Written in a tunnel.');
  await composer(one.page, 'Bo').fill('And this is half a');
  await expect(one.page.getByText('Sending…')).toBeVisible();
  await one.page.reload();
  await expect(bubbles(one.page, 'Written in a tunnel.')).toHaveCount(1);
  await expect(composer(one.page, 'Bo')).toHaveValue('And this is half a');
  await expect(bubbles(other.page, 'Written in a tunnel.')).toHaveCount(0);

  await one.page.unrouteAll();
  await one.page.reload();
  // Without a socket, the message is sent over HTTP, at the latest at the second attempt.
  await expect(bubbles(other.page, 'Written in a tunnel.')).toHaveCount(1, { timeout: 25_000 });
  await expect(bubbles(one.page, 'Written in a tunnel.')).toHaveCount(1);
});

test('A muted chat keeps its mark after a reload and shows no toast', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url);
  await one.page.goto(room);
  await other.page.goto(room);
  await say(other.page, 'Ana', 'First.');
  await expect(bubbles(one.page, 'First.')).toHaveCount(1);

  const choose = async (item: string) => {
    await one.page.getByRole('button', { name: 'More about this chat' }).click();
    await one.page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Mute for 8 hours');
  await expect(one.page.getByText('Bo is muted.', { exact: true })).toBeVisible();
  await one.page.goto('/chat');
  const row = one.page.getByRole('listitem').filter({ hasText: 'First.' });
  await expect(row.getByRole('img', { name: 'Muted' })).toBeVisible();
  await one.page.reload();
  await expect(row.getByRole('img', { name: 'Muted' })).toBeVisible();

  await say(other.page, 'Ana', 'Second.');
  await expect(one.page.getByRole('listitem').filter({ hasText: 'Second.' })).toBeVisible();
  // A toast would show the message a second time.
  await expect(one.page.getByText('Second.')).toHaveCount(1);

  await one.page.goto(room);
  await choose('Unmute');
  await one.page.goto('/chat');
  await expect(one.page.getByText('Second.')).toBeVisible();
  await expect(one.page.getByRole('img', { name: 'Muted' })).toHaveCount(0);
});

test('A member without chats is led to a match', async ({ open, product }) => {
  const zip = town();
  const { page, entered } = await open(person('Ivo', { zip }), { stage: 'preferences' });
  await enter(product.url, person('Noor', { zip }), 'preferences');
  await page.goto('/chat');
  await expect(page.getByRole('link', { name: 'Find a match' })).toHaveAttribute('href', '/match');
  await expect(page.getByText(/try adjusting your search/)).toHaveCount(0);
  await meet(product.url, entered);
  const { companion } = await send<{ companion: { displayName: string } }>(`${product.url}/api/soul-matching/ai-bot`, {
    token: entered.accessToken,
    body: {},
  });
  await page.reload();
  await page.getByRole('button', { name: 'Start New Chat' }).first().click();
  await expect(page.getByRole('dialog').getByText('Met lately')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(companion.displayName, { exact: true })).toBeVisible();
  await page.keyboard.type('noo');
  await expect(page.getByLabel('Wildin ID')).toHaveValue('noo');
  await expect(page.getByRole('dialog').getByText(companion.displayName, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText('Noor', { exact: true })).toBeVisible();
  await page.getByLabel('Wildin ID').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Chat', exact: true }).first().click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]+$/);
});

test('A line marks the first unread message until the reader leaves the room', async ({ open, product }) => {
  const { one, other, roomId } = await twoTalking(open, product.url);
  const write = (content: string) => tell(product.url, other.entered, { roomId, content });
  await write('Are you up?');
  await one.page.goto(`/chat/${roomId}`);
  await expect(bubbles(one.page, 'Are you up?')).toHaveCount(1);
  await say(one.page, 'Bo', 'I am now.');
  await expect(bubbles(one.page, 'I am now.')).toHaveCount(1);
  const line = one.page.getByRole('region', { name: 'Messages with Bo' }).getByText(/\d new/);
  await write('The owl is back.');
  await expect(bubbles(one.page, 'The owl is back.')).toHaveCount(1);
  await expect(line).toHaveCount(0);

  await one.page.goto('/home');
  await write('It brought a friend.');
  await write('They are arguing.');
  await one.page.goto('/chat');
  await one.page.getByRole('link', { name: /They are arguing/ }).click();
  await expect(line).toHaveCount(1);
  const marked = one.page.getByRole('listitem').filter({ has: one.page.getByText('2 new', { exact: true }) });
  await expect(marked).toContainText('It brought a friend.');
  await write('Now it is quiet.');
  await expect(bubbles(one.page, 'Now it is quiet.')).toHaveCount(1);
  await expect(line).toHaveCount(1);
  await keepPicture(one.page, 'room-unread-line');

  await one.page.getByRole('link', { name: 'All chats' }).click();
  await one.page.getByRole('link', { name: /Now it is quiet/ }).click();
  await expect(bubbles(one.page, 'Now it is quiet.')).toHaveCount(1);
  await expect(line).toHaveCount(0);
});
