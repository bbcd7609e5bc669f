import { expect, test } from './fixtures.ts';
import { holdLine } from './line.ts';
import { directRoom, pair } from './people.ts';
import { bubbles, composer, say } from './steps.ts';

test('what is written without a connection arrives once, when there is one again', async ({ open, product }) => {
  const [ana, bo] = pair();
  const [one, other] = [
    await open(ana, { stage: 'profile', expected: /ERR_INTERNET_DISCONNECTED|WebSocket/ }),
    await open(bo, { stage: 'profile' }),
  ];
  const room = `/chat/${await directRoom(product.url, one.entered, other.entered)}`;
  const line = await holdLine(one.page);
  await one.page.goto(room);
  await other.page.goto(room);
  await say(one.page, 'Bo', 'Are you near the lake?');
  await expect(bubbles(other.page, 'Are you near the lake?')).toHaveCount(1);

  await line.cut();
  await say(one.page, 'Bo', 'I am under the bridge, of all places.');
  await expect(one.page.getByText('Sending…')).toBeVisible();
  await line.mend();
  await expect(bubbles(other.page, 'I am under the bridge, of all places.')).toHaveCount(1);
  await expect(one.page.getByText('Sending…')).toHaveCount(0);
  await expect(bubbles(one.page, 'I am under the bridge, of all places.')).toHaveCount(1);
  await other.page.reload();
  await expect(bubbles(other.page, 'I am under the bridge, of all places.')).toHaveCount(1);
});

test('a message whose receipt was lost is not written twice', async ({ open, product }) => {
  const [ana, bo] = pair();
  const [one, other] = [
    await open(ana, { stage: 'profile', expected: /ERR_INTERNET_DISCONNECTED|WebSocket/ }),
    await open(bo, { stage: 'profile' }),
  ];
  const room = `/chat/${await directRoom(product.url, one.entered, other.entered)}`;
  const line = await holdLine(one.page);
  await one.page.goto(room);
  await other.page.goto(room);
  await say(one.page, 'Bo', 'One, two.');
  await expect(bubbles(other.page, 'One, two.')).toHaveCount(1);
  await expect(one.page.getByText(/Sent$/)).toBeVisible();

  line.deafen();
  await say(one.page, 'Bo', 'Did you hear that?');
  await expect(bubbles(other.page, 'Did you hear that?')).toHaveCount(1);
  await expect(one.page.getByText('Sending…')).toBeVisible();
  await line.cut();
  await line.mend();
  await expect(one.page.getByText('Sending…')).toHaveCount(0);
  for (const { page } of [one, other]) await expect(bubbles(page, 'Did you hear that?')).toHaveCount(1);
});

test('a message that was not sent survives a reload', async ({ open, product }) => {
  const [ana, bo] = pair();
  const [one, other] = [
    await open(ana, { stage: 'profile', expected: /ERR_FAILED|WebSocket/ }),
    await open(bo, { stage: 'profile' }),
  ];
  const room = `/chat/${await directRoom(product.url, one.entered, other.entered)}`;
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
  // Without a socket it goes over HTTP, at the second try at the latest.
  await expect(bubbles(other.page, 'Written in a tunnel.')).toHaveCount(1, { timeout: 25_000 });
  await expect(bubbles(one.page, 'Written in a tunnel.')).toHaveCount(1);
});
