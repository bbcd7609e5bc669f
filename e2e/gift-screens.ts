import { expect } from './fixtures.ts';
import { enter, meet, person, send } from './people.ts';
import type { Screen } from './group.ts';

/** Opens a room in which both people gave gifts. One gift to the person who opens the room is still wrapped. */
const openGifts: Screen['go'] = async (page, { who, url, entered }) => {
  const wren = await enter(url, { ...person('Wren'), zip: who.zip }, 'preferences');
  const { chatRoomId } = await meet(url, entered);
  const give = (giftTypeId: string, { from = wren, message = '' } = {}) =>
    send<{ message: { id: string } }>(`${url}/api/gifts/send`, {
      token: from.accessToken,
      body: { giftTypeId, receiverId: (from === wren ? entered : wren).id, chatRoomId, message },
    });
  const token = entered.accessToken;
  const open = async ({ message: { id } }: { message: { id: string } }) => {
    await send(`${url}/api/gifts/${id}/unwrap`, { token, body: {} });
  };
  for (const type of ['odd-planet', 'pocket-fern', 'firm-maybe', 'worth-it', 'shy-hedgehog', 'whole-reef']) {
    await open(await give(type));
  }
  await open(await give('warm-mug', { message: 'two sugars, as you said once, in passing' }));
  await give('way-home', { from: entered });
  await give('more-time', { from: entered });
  await give('night-swim', { message: 'for saturday, and for your toe' });
  await page.goto(`/chat/${chatRoomId}`);
  await expect(page.getByText('Tap to unwrap')).toBeVisible();
};

export const giftScreens: readonly Screen[] = [
  { name: 'room-gifts', stage: 'preferences', set: 'gifts', go: openGifts },
  {
    name: 'gift-picker',
    stage: 'preferences',
    set: 'gifts',
    go: async (page) => {
      await page.getByRole('button', { name: 'Give Wren a gift' }).click();
      await page.getByRole('radio', { name: /Night Swim/ }).check();
      await page.getByRole('textbox', { name: 'Note' }).fill('for saturday, and for your toe');
      await expect(page.getByText('2/10 given today, 8 left.')).toBeVisible();
    },
  },
  {
    name: 'gift-moment',
    stage: 'preferences',
    set: 'gifts',
    go: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Tap to unwrap/ }).click();
      await expect(page.getByRole('dialog', { name: 'Night Swim' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
    },
  },
  {
    name: 'gift-shelf',
    stage: 'preferences',
    set: 'gifts',
    go: async (page) => {
      await page.goto('/self');
      await expect(page.getByText('8 gifts')).toBeVisible();
      await page.getByText('Show my gifts to others').scrollIntoViewIfNeeded();
    },
  },
];
