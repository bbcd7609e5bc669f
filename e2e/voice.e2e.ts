import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { directRoom } from './people.ts';
import { add, bubbles, plus, say } from './steps.ts';
import { two, twoTalking } from './twos.ts';

test.use({ permissions: ['microphone'] });

const LOST = { expected: /ERR_CONNECTION_REFUSED|WebSocket/ };
/** Both browsers may log the lost connection as an error. */
const BOTH_LOST = { one: LOST, other: LOST };

const record = (page: Page) => add(page, 'Record a voice note');
const finish = (page: Page) => page.getByRole('button', { name: 'Finish recording' });
const send = (page: Page) => page.getByRole('button', { name: 'Send voice note' });
/** Returns the number of tall bars in the waveform. A tall bar is a loud moment. */
const loud = (page: Page, name: string) =>
  page
    .getByRole('group', { name })
    .locator('rect')
    .evaluateAll((bars) => bars.filter((bar) => Number(bar.getAttribute('height')) > 8).length);

test('A voice note is previewed, sent and played by the other person', async ({ open: enter, product }) => {
  const { one, other, room } = await twoTalking(enter, product.url, BOTH_LOST);
  await product.age();
  await one.page.goto(room);
  // The menu with the voice note appears only after the first message.
  await expect(plus(one.page)).toHaveCount(0);
  await say(one.page, 'Bo', 'Listen to this.');
  await other.page.goto(room);
  await expect(bubbles(other.page, 'Listen to this.')).toHaveCount(1);

  await record(one.page);
  await expect(finish(one.page)).toBeFocused();
  await one.page.getByRole('button', { name: 'Stop without keeping it' }).click();
  await expect(one.page.getByRole('textbox', { name: 'Message Bo' })).toBeVisible();

  await record(one.page);
  await expect(one.page.getByText(/0:(?:[1-4]\d|5[0-7]) left/)).toBeVisible();
  await keepPicture(one.page, 'voice-recording');
  await finish(one.page).press('Enter');
  const own = one.page.getByRole('group', { name: 'Your voice note' });
  await own.getByRole('button', { name: 'Play' }).click();
  await expect(own.getByRole('button', { name: 'Pause' })).toBeVisible();
  await one.page.getByLabel('What your voice note says, in words').fill('Beep, beep');
  await expect(send(one.page)).toBeEnabled();
  await keepPicture(one.page, 'voice-preview');
  await send(one.page).click();
  await expect(one.page.getByRole('textbox', { name: 'Message Bo' })).toBeVisible();
  // On the dark background of the sender's bubble, the button has the color of the text.
  const colors = await own.evaluate((player) =>
    [player, player.querySelector('button')].map((part) => part && getComputedStyle(part).color),
  );
  expect(colors[1]).toBe(colors[0]);

  const name = 'Voice note of Ana';
  const heard = other.page.getByRole('group', { name: /^Voice note of/ });
  await expect(heard).toHaveCount(1);
  await expect(other.page.getByText('Beep, beep')).toBeVisible();
  expect(await loud(other.page, name)).toBeGreaterThan(1);
  const position = heard.getByRole('slider', { name: 'Position' });
  await heard.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(heard.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  await heard.getByRole('button', { name: 'Pause' }).press('Enter');
  await position.press('Home');
  await expect(position).toHaveValue('0');
  await position.press('ArrowRight');
  await position.press('ArrowRight');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:02 of 0:0[34]$/);
  // Only a second or two remain. The page itself watches the player, because a check by the test may come too late.
  const goesOn = heard.evaluate((player: HTMLElement) => {
    const played = (): number => player.querySelectorAll('rect[opacity="1"]').length;
    const before = played();
    return new Promise<[number, number]>((resolve) => {
      const look = (): void => (played() > before ? resolve([before, played()]) : void requestAnimationFrame(look));
      look();
    });
  });
  await heard.getByRole('button', { name: 'Play' }).press('Enter');
  const [before, after] = await goesOn;
  expect(before).toBeGreaterThan(20);
  expect(after).toBeGreaterThan(before);
  await heard.getByRole('button', { name: 'Speed 1×' }).click();
  await expect(heard.getByRole('button', { name: 'Speed 1.5×' })).toBeVisible();
  await expect(heard.getByRole('button', { name: 'Play' })).toBeVisible();

  await keepPicture(other.page, 'voice-heard');
  await one.page.reload();
  await expect(one.page.getByRole('group', { name: 'Your voice note' })).toHaveCount(1);
  await one.page.emulateMedia({ colorScheme: 'dark' });
  await keepPicture(one.page, 'voice-own-dark');
});

test('A voice note survives a lost connection, and one that the server refuses says so', async ({
  open: enter,
  product,
}) => {
  const expected = /ERR_CONNECTION_REFUSED|WebSocket|ERR_FAILED|415/;
  const { one, room } = await twoTalking(enter, product.url, { one: { expected }, other: { expected } });
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  let failures = 0;
  const path = '**/api/media/voices?*';
  await one.page.route(path, (route) => ((failures += 1) <= 2 ? route.abort() : route.continue()));
  await record(one.page);
  await expect(one.page.getByText('0:59 left')).toBeVisible();
  await finish(one.page).click();
  // The press waits for the upload, which the connection breaks off twice.
  await send(one.page).click();
  await expect(one.page.getByRole('textbox', { name: 'Message Bo' })).toBeVisible();
  await expect(one.page.getByRole('group', { name: 'Your voice note' })).toHaveCount(1);
  expect(failures).toBe(3);

  await one.page.unroute(path);
  await one.page.route(path, (route) =>
    route.fulfill({ status: 415, json: { code: 'voice_format', message: 'That is not a voice note we can play.' } }),
  );
  await record(one.page);
  await expect(one.page.getByText('0:59 left')).toBeVisible();
  await finish(one.page).click();
  await expect(one.page.getByText('That is not a voice note we can play.')).toBeVisible();
  await expect(send(one.page)).toBeDisabled();
  await one.page.getByRole('button', { name: 'Drop this voice note' }).click();
  await expect(plus(one.page)).toBeVisible();
});

test('A recording is kept with its words until its own button drops it', async ({ open: enter, product }) => {
  const { one, room } = await twoTalking(enter, product.url, {});
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  await record(one.page);
  await expect(one.page.getByText(/0:(?:[1-4]\d|5[0-6]) left/)).toBeVisible();
  // Leaving the room ends the recording. The person finds the finished voice note when they return.
  await one.page.evaluate(() => history.pushState(null, '', '/chat'));
  await expect(one.page.getByRole('group', { name: 'Voice note' })).toHaveCount(0);
  await one.page.goBack();
  const said = one.page.getByLabel('What your voice note says, in words');
  await said.fill('About the owls');
  await one.page.keyboard.press('Escape');
  await one.page.evaluate(() => history.pushState(null, '', '/chat'));
  await expect(one.page.getByRole('group', { name: 'Voice note' })).toHaveCount(0);
  await one.page.goBack();
  await expect(said).toHaveValue('About the owls');
  await expect(send(one.page)).toBeEnabled();
  await send(one.page).click();
  await expect(one.page.getByRole('group', { name: 'Your voice note' })).toHaveCount(1);
  await expect(one.page.getByText('About the owls')).toBeVisible();
});

test('A recording cut off by a reload can still be sent and heard', async ({ open: enter, product }) => {
  const { one, other, room } = await twoTalking(enter, product.url, BOTH_LOST);
  await product.age();
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Hello');
  await other.page.goto(room);
  await record(one.page);
  await expect(one.page.getByText(/0:(?:[1-4]\d|5[0-5]) left/)).toBeVisible();
  await one.page.reload();
  const waits = one.page.getByRole('group', { name: 'Your voice note' });
  await expect(waits).toHaveCount(1);
  await one.page.getByLabel('What your voice note says, in words').fill('Half a beep');
  await expect(send(one.page)).toBeEnabled();
  expect(await loud(one.page, 'Your voice note')).toBeGreaterThan(1);
  await send(one.page).click();
  await expect(other.page.getByText('Half a beep')).toBeVisible();
  const heard = other.page.getByRole('group', { name: 'Voice note of Ana' });
  await heard.getByRole('button', { name: 'Play' }).click();
  await expect(heard.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect
    .poll(async () => Number(await heard.getByRole('slider', { name: 'Position' }).inputValue()))
    .toBeGreaterThan(500);
});

test('The composer explains a denied microphone and still sends text', async ({ open: enter, product }) => {
  const { one, other } = await two(enter, BOTH_LOST);
  await product.age();
  await one.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await one.page.goto(`/chat/${await directRoom(product.url, one.entered, other.entered)}`);
  await say(one.page, 'Bo', 'Hello');
  await record(one.page);
  await expect(one.page.getByText(/keeps the microphone from us/)).toBeVisible();
  await say(one.page, 'Bo', 'Then in words.');
});
