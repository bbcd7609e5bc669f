import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { send, write } from './people.ts';
import { add, bubbles, composer } from './steps.ts';
import { twoTalking } from './twos.ts';
import { look } from './views.ts';

test('A plan shows both people who comes, and its changes appear at once', async ({ open, product }) => {
  const { url } = product;
  const { one, other, roomId } = await twoTalking(open, url);
  await write(url, one.entered, { roomId, content: 'Shall we?' });
  for (const { page } of [one, other]) await page.goto(`/chat/${roomId}`);
  const card = (page: typeof one.page, title = 'Tea at the mill') =>
    page.getByRole('region', { name: `Plan: ${title}` });

  await test.step('what is missing is said beside its field, and nothing typed is lost', async () => {
    // The composer's other actions share one button, which leaves the text field wide on a phone.
    expect((await composer(one.page, 'Bo').boundingBox())?.width).toBeGreaterThan(230);
    await composer(one.page, 'Bo').fill('So');
    await add(one.page, 'Make a plan');
    const form = one.page.getByRole('dialog', { name: 'Make a plan' });
    await form.getByRole('textbox', { name: 'Where' }).fill('The old mill');
    await form.getByRole('button', { name: 'Share the plan' }).click();
    await expect(form.getByText('Say what you are planning.')).toBeVisible();
    await form.getByRole('textbox', { name: 'What' }).fill('Tea at the mill');
    await expect(form.getByText('Say what you are planning.')).toHaveCount(0);
    // The entered text also survives closing the dialog and reloading the page.
    await one.page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await one.page.reload();
    await add(one.page, 'Make a plan');
    await expect(form.getByRole('textbox', { name: 'What' })).toHaveValue('Tea at the mill');
    await form.getByLabel('When').fill('2020-01-01T10:00');
    await form.getByRole('button', { name: 'Share the plan' }).click();
    await expect(form.getByText('That has passed already.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Where' })).toHaveValue('The old mill');
    const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 16);
    await form.getByLabel('When').fill(tomorrow);
    await form.getByRole('button', { name: 'Share the plan' }).click();
    await expect(form).toHaveCount(0);
    // The text that was begun in the message field is still there.
    await expect(composer(one.page, 'Bo')).toHaveValue('So');
    await expect(bubbles(one.page, 'So')).toHaveCount(0);
    await composer(one.page, 'Bo').fill('');
    await expect(card(one.page).getByRole('button', { name: 'Going', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('an answer shows on both screens', async () => {
    await expect(card(other.page)).toContainText('1 going');
    await card(other.page).getByRole('button', { name: 'Maybe', exact: true }).click();
    await expect(card(one.page)).toContainText('1 going · 1 maybe');
    await card(other.page).getByRole('button', { name: 'Going', exact: true }).click();
    await expect(card(one.page)).toContainText('Both going');
    const faces = card(one.page).getByRole('button', { name: 'Both going' }).locator('svg');
    await expect(faces).toHaveCount(2);
    await card(one.page).getByRole('button', { name: 'Details' }).click();
    await expect(one.page.getByRole('dialog').getByRole('listitem')).toHaveText([/Ana/, /Bo/]);
  });

  await test.step('the home tells of it, says at once what was answered elsewhere, and leads to it', async () => {
    await other.page.goto('/');
    const line = other.page.getByRole('link', { name: /^Tea at the mill (?:today|tomorrow|\w+day), / });
    await expect(line).toBeVisible();
    const elsewhere = await other.page.context().newPage();
    await elsewhere.goto(`/chat/${roomId}`);
    await card(elsewhere).getByRole('button', { name: 'Maybe', exact: true }).click();
    await expect(line).toContainText('You said maybe.');
    await card(elsewhere).getByRole('button', { name: 'Going', exact: true }).click();
    await expect(line).not.toContainText('You said maybe.');
    await elsewhere.close();
    await line.click();
    await expect(card(other.page)).toContainText('Both going');
  });

  await test.step('it goes into a calendar', async () => {
    const [file] = await Promise.all([
      one.page.waitForEvent('download'),
      one.page.getByRole('button', { name: 'Add to my calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('plan.ics');
    expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Tea at the mill\r\nLOCATION:The old mill\r\n');
  });

  await test.step('its maker changes it and calls it off; the other cannot', async () => {
    await one.page.getByRole('button', { name: 'Change the plan' }).click();
    const form = one.page.getByRole('dialog', { name: 'Change the plan' });
    await form.getByRole('textbox', { name: 'What' }).fill('Tea by the lake');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(card(other.page, 'Tea by the lake')).toContainText('Both going');
    await expect(other.page.getByText('Ana changed the plan.')).toBeVisible();
    await card(other.page, 'Tea by the lake').getByRole('button', { name: 'Details' }).click();
    await expect(other.page.getByRole('button', { name: 'Add to my calendar' })).toBeVisible();
    await expect(other.page.getByRole('button', { name: 'Call it off' })).toHaveCount(0);
    await other.page.keyboard.press('Escape');
    await card(one.page, 'Tea by the lake').getByRole('button', { name: 'Details' }).click();
    await one.page.getByRole('button', { name: 'Call it off' }).click();
    await one.page.getByRole('alertdialog').getByRole('button', { name: 'Call it off' }).click();
    await expect(card(other.page, 'Tea by the lake')).toContainText('Called off');
    await expect(card(other.page, 'Tea by the lake').getByRole('button', { name: 'Going', exact: true })).toHaveCount(
      0,
    );
    await expect(other.page.getByText('Ana called the plan off.')).toBeVisible();
  });

  await test.step('a reader elsewhere sees their own clock, and the maker’s named', async () => {
    const when = `${new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)}T12:00`;
    const body = { title: 'Call at noon', when, zone: 'Asia/Tokyo' };
    await send(`${url}/api/chats/${roomId}/plans`, { token: other.entered.accessToken, body });
    await expect(card(one.page, 'Call at noon')).toContainText('in Tokyo');
  });
});

test('A plan of the next day stands above the chats of those who come', async ({ open, product: { url } }) => {
  const { one, other, roomId } = await twoTalking(open, url);
  await write(url, one.entered, { roomId, content: 'Shall we?' });
  const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  const plans = `${url}/api/chats/${roomId}/plans`;
  const as = { token: one.entered.accessToken };
  await send(plans, { ...as, body: { title: 'A walk, later', when: inHours(30), zone: 'UTC' } });
  await one.page.goto('/chat');
  const lines = (page: typeof one.page) => page.getByRole('region', { name: 'Chats' }).getByRole('link');
  const [later, tea] = [/^A walk, later/, /^Tea at the mill (?:today|tomorrow), /];
  await expect(lines(one.page).filter({ hasText: 'Bo' })).toBeVisible();
  await expect(lines(one.page).filter({ hasText: later })).toHaveCount(0);
  const body = { title: 'Tea at the mill', when: inHours(20), zone: 'UTC' };
  const { message } = await send<{ message: { id: string } }>(plans, { ...as, body });
  await expect(lines(one.page).filter({ hasText: tea })).toBeVisible();

  // A person who has not answered does not see the plan above their chats.
  await other.page.goto('/chat');
  await expect(lines(other.page).filter({ hasText: 'Ana' })).toBeVisible();
  await expect(lines(other.page).filter({ hasText: tea })).toHaveCount(0);
  const answer = { token: other.entered.accessToken, method: 'PUT' as const };
  await send(`${plans}/${message.id}/answer`, { ...answer, body: { answer: 'maybe' } });
  const line = lines(other.page).filter({ hasText: tea });
  await expect(line).toContainText('You said maybe.');
  await look(other.page, 'plan-above-chats');
  await line.click();
  await expect(other.page).toHaveURL(new RegExp(`/chat/${roomId}`));
  await other.page.goto('/chat');
  await expect(line).toBeVisible();
  await send(`${plans}/${message.id}/answer`, { ...answer, body: { answer: 'no' } });
  await expect(line).toHaveCount(0);
});

test(
  'Each participant of a past plan is asked privately whether they met',
  { tag: '@edge' },
  async ({ open, product }) => {
    const { url } = product;
    const { one, other, roomId } = await twoTalking(open, url);
    await write(url, one.entered, { roomId, content: 'Shall we?' });
    const when = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16);
    const body = { title: 'Tea at the mill', when, zone: 'UTC' };
    const { message } = await send<{ message: { id: string } }>(`${url}/api/chats/${roomId}/plans`, {
      token: one.entered.accessToken,
      body,
    });
    const answer = { token: other.entered.accessToken, method: 'PUT', body: { answer: 'going' } };
    await send(`${url}/api/chats/${roomId}/plans/${message.id}/answer`, answer);
    await product.begin(message.id, 40);
    const card = (page: typeof one.page) => page.getByRole('region', { name: 'Plan: Tea at the mill' });

    await one.page.goto('/');
    const question = one.page.getByRole('region', { name: 'Did you meet?' });
    await expect(question).toContainText('Tea at the mill with Bo');
    await question.getByRole('button', { name: 'Again' }).click();
    await expect(question).toContainText('You met. Again, you said.');
    await question.getByRole('button', { name: 'Words for yourself' }).click();
    const words = one.page.getByRole('dialog', { name: 'Words for yourself' });
    await words.getByRole('textbox').fill('Soup in a flask.');
    await words.getByRole('button', { name: 'Save' }).click();
    await expect(words).toHaveCount(0);
    await one.page.goto('/meetings');
    await expect(one.page.getByRole('listitem').filter({ hasText: 'Soup in a flask.' })).toContainText('Bo');

    await other.page.goto(`/chat/${roomId}`);
    await expect(card(other.page).getByText('Did you meet?')).toBeVisible();
    await expect(card(other.page).getByText('Soup in a flask.')).toHaveCount(0);
    await card(other.page).getByRole('button', { name: 'We did not meet' }).click();
    await expect(card(other.page).getByText('You did not meet.')).toBeVisible();
    await card(other.page).getByRole('button', { name: 'Take that back' }).click();
    await card(other.page).getByRole('button', { name: 'Something was wrong' }).click();
    const report = other.page.getByRole('dialog', { name: /Report/ });
    await expect(report.getByRole('textbox')).toHaveValue('About our plan “Tea at the mill”: ');
    await other.page.keyboard.press('Escape');
    await expect(card(other.page).getByText('You met, and something was wrong.')).toBeVisible();
  },
);

test('A room of tall cards opens at its end', { tag: '@edge' }, async ({ open, product: { url } }) => {
  const { one, other, roomId } = await twoTalking(open, url);
  await write(url, one.entered, { roomId, content: 'Shall we?' });
  const when = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16);
  for (const title of ['Tea', 'A walk', 'The museum', 'A swim', 'Soup']) {
    const body = { title, when, zone: 'America/New_York', place: '' };
    await send(`${url}/api/chats/${roomId}/plans`, { token: other.entered.accessToken, body });
  }
  await one.page.goto(`/chat/${roomId}`);
  const talk = one.page.getByRole('region', { name: 'Messages with Bo' });
  await expect(talk.getByRole('region', { name: 'Plan: Soup' })).toBeInViewport({ ratio: 1 });
  const below = (): Promise<number> =>
    talk.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
  await expect.poll(below).toBe(0);
});
