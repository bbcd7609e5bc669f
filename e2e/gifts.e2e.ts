import { UNWRAP_MS } from '#contract/chat.gifts.ts';
import { DAILY_GIFTS } from '#contract/gifts.ts';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { directRoom, send } from './people.ts';
import { two, twoTalking } from './twos.ts';

test('A gift is unwrapped once on both screens, and under reduced motion without flying', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url);
  // Unwrapping, which takes two seconds, takes a minute here. So a slow machine has time to skip the animation.
  await other.page.addInitScript((unwrapMs) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((done: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(done, ms === unwrapMs ? 60_000 : ms, ...rest)) as typeof window.setTimeout;
  }, UNWRAP_MS);
  for (const { page } of [one, other]) await page.goto(room);
  const second = await other.page.context().newPage();
  await second.goto(room);

  await one.page.getByRole('button', { name: 'Give Bo a gift' }).click();
  const picker = one.page.getByRole('dialog', { name: 'A gift for Bo' });
  await expect(picker.getByText('0/10 given today, 10 left.')).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Send Gift' })).toBeDisabled();
  await expect(picker.getByRole('radio')).toHaveCount(48);
  await picker.getByRole('button', { name: 'Cosmic' }).click();
  await expect(picker.getByRole('radio')).toHaveCount(10);
  await picker.getByRole('radio', { name: /Night Swim/ }).check();
  await expect(picker.getByText('A comet on its second lap.').last()).toBeVisible();
  await picker.getByRole('textbox', { name: 'Note' }).fill('for saturday, and for your toe');
  await one.page.keyboard.press('Escape');
  await one.page.getByRole('button', { name: 'Give Bo a gift' }).click();
  await expect(picker.getByRole('textbox', { name: 'Note' })).toHaveValue('for saturday, and for your toe');
  await picker.getByRole('radio', { name: /Night Swim/ }).check();
  await picker.getByRole('button', { name: 'Send Gift' }).click();
  await expect(picker).toHaveCount(0);
  await expect(one.page.getByText('You sent a cosmic gift!')).toHaveCount(1);
  await expect(one.page.getByText('Night Swim, still wrapped')).toBeVisible();

  const wrapped = (page: typeof second) =>
    page.getByRole('button', { name: /You received a cosmic gift!\s*Tap to unwrap/ });
  await expect(wrapped(second)).toBeVisible();
  await wrapped(other.page).click();
  const moment = other.page.getByRole('dialog', { name: 'Night Swim' });
  await expect(moment.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(moment.locator('[data-particle]')).toHaveCount(20);
  await expect(moment.getByText('for saturday, and for your toe')).toBeVisible();
  await moment.getByRole('button', { name: 'Skip' }).click();
  await expect(moment.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  for (const page of [second, one.page]) await expect(page.getByText('Night Swim', { exact: true })).toBeVisible();
  await expect(wrapped(second)).toHaveCount(0);
  await moment.getByRole('button', { name: 'Say thanks' }).click();
  await expect(moment).toHaveCount(0);
  await expect(other.page.getByText('Reply to Ana')).toBeVisible();
  await expect(other.page.getByRole('textbox', { name: 'Message Ana' })).toBeFocused();

  await test.step('under reduced motion', async () => {
    await second.emulateMedia({ reducedMotion: 'reduce' });
    await one.page.getByRole('button', { name: 'Give Bo a gift' }).click();
    await one.page.getByRole('radio', { name: /Warm Mug/ }).check();
    await one.page.getByRole('button', { name: 'Send Gift' }).click();
    await second.getByRole('button', { name: /Tap to unwrap/ }).click();
    const still = second.getByRole('dialog', { name: 'Warm Mug' });
    await expect(still.getByText('Sent you a Warm Mug! 🎁')).toBeVisible();
    await expect(still.getByRole('button', { name: 'Skip' })).toHaveCount(0);
    await expect(still.locator('[data-particle]')).toHaveCount(8);
    const isMoving = await still.evaluate((sky) =>
      sky.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
    expect(isMoving).toBe(false);
  });

  await second.goto('/self');
  await expect(second.getByText('2 gifts', { exact: true })).toBeVisible();
  await second.getByRole('switch', { name: 'Show my gifts to others' }).click();
  await expect(second.getByRole('switch', { name: 'Show my gifts to others' })).not.toBeChecked();
  await one.page.goto(`/users/${other.entered.id}`);
  await expect(one.page.getByRole('heading', { name: 'Bo' })).toBeVisible();
  await expect(one.page.getByText('Gift shelf')).toHaveCount(0);
});

test('A gift is given from a profile, and a long shelf there is read on', async ({ open, product }) => {
  const { one, other } = await two(open);
  await directRoom(product.url, one.entered, other.entered);
  await product.fillShelf(other.entered.id, 61);
  await one.page.goto(`/users/${other.entered.id}`);
  const shelf = one.page.getByRole('region', { name: 'Gift shelf' });
  await expect(shelf.getByText('61 gifts')).toBeVisible();
  await expect(shelf.getByRole('listitem')).toHaveCount(60);
  await shelf.getByRole('button', { name: 'Earlier gifts' }).click();
  await expect(shelf.getByRole('listitem')).toHaveCount(61);
  await expect(shelf.getByRole('button', { name: 'Earlier gifts' })).toHaveCount(0);

  await one.page.getByRole('button', { name: 'Give Bo a gift' }).click();
  await one.page.getByRole('radio', { name: /Warm Mug/ }).check();
  await one.page.getByRole('button', { name: 'Send Gift' }).click();
  await expect(one.page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(one.page.getByText('Warm Mug, still wrapped')).toBeVisible();
});

test('A lost gift is given once, and a day’s eleventh is refused with its note', async ({ open, product }) => {
  const { one, other, roomId, room } = await twoTalking(open, product.url, { one: { expected: NO_NETWORK } });
  await one.page.goto(room);
  const picker = one.page.getByRole('dialog', { name: 'A gift for Bo' });
  await test.step('a gift whose response was lost is given once after a retry', async () => {
    await one.page.route('**/api/gifts/send', async (route) => {
      await route.fetch();
      await route.abort();
      await one.page.unroute('**/api/gifts/send');
    });
    const give = async (): Promise<void> => {
      await one.page.getByRole('button', { name: 'Give Bo a gift' }).click();
      await picker.getByRole('radio', { name: /Warm Mug/ }).check();
      await picker.getByRole('button', { name: 'Send Gift' }).click();
    };
    await give();
    await expect(picker.getByText(/cannot be reached right now/)).toBeVisible();
    await one.page.keyboard.press('Escape');
    await give();
    await expect(picker).toHaveCount(0);
    await one.page.reload();
    await expect(one.page.getByText('Warm Mug, still wrapped')).toHaveCount(1);
  });

  await one.page.getByRole('button', { name: 'Give Bo a gift' }).click();
  const note = picker.getByRole('textbox', { name: 'Note' });
  await picker.getByRole('radio', { name: /Night Swim/ }).check();
  await note.fill('for saturday');
  // While the note is open, another device of the sender uses up the day's gifts.
  for (let given = 1; given < DAILY_GIFTS; given += 1) {
    const body = { giftTypeId: 'warm-mug', receiverId: other.entered.id, chatRoomId: roomId };
    await send(`${product.url}/api/gifts/send`, { token: one.entered.accessToken, body });
  }
  await picker.getByRole('button', { name: 'Send Gift' }).click();
  const words = picker.getByText('You gave 10 gifts today. Tomorrow there are 10 more.');
  await expect(words).toBeVisible();
  await expect(picker.getByText(/^Today’s 10 are given\. There are 10 more at /)).toBeVisible();
  await expect(note).toHaveValue('for saturday');
  const [field, said] = [await note.boundingBox(), await words.boundingBox()];
  expect(said?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  await one.page.keyboard.press('Escape');
  await one.page.getByRole('button', { name: 'Give Bo a gift' }).click();
  await expect(note).toHaveValue('for saturday');
});
