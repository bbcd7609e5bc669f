import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, notifyAlways, pair, person, send, write, type Entered } from './people.ts';
import { bubbles, composer, liveAgain } from './steps.ts';
import { groupOf, twoInAGroup, twoTalking } from './twos.ts';
import { DESK, look, PHONE } from './views.ts';

test('An invitation shows at once, to be taken, declined or reported', async ({ open, product }) => {
  const { url } = product;
  const { one, other, roomId: talk } = await twoTalking(open, url);
  await write(url, one.entered, { roomId: talk, content: 'Walk with us?' });
  await other.page.goto('/chat');
  await expect(other.page.getByRole('link', { name: /Ana/ })).toBeVisible();

  await one.page.goto('/chat');
  await one.page.getByRole('button', { name: 'Start New Chat' }).click();
  await one.page.getByRole('button', { name: 'New group' }).click();
  const dialog = one.page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('button', { name: 'Make the group' }).click();
  await expect(dialog.getByText('A group needs a name.')).toBeVisible();
  await expect(dialog.getByText(/Say in a line what it is about/)).toBeVisible();
  // The name field is scrolled out of sight, so the dialog focuses the field.
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Morning people');
  await dialog.getByLabel('What is it about?').fill('Walks before work.');
  await one.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await one.page.getByRole('button', { name: 'Start New Chat' }).click();
  await one.page.getByRole('button', { name: 'New group' }).click();
  await expect(dialog.getByLabel('What is it about?')).toHaveValue('Walks before work.');
  await dialog.getByRole('radio', { name: 'Moss' }).check();
  await dialog.getByRole('checkbox', { name: /Bo/ }).check();
  await dialog.getByRole('button', { name: 'Make it and invite 1' }).click();
  await expect(composer(one.page, 'Morning people')).toBeVisible();

  const invitations = other.page.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByText('Walks before work.')).toBeVisible();
  await expect(invitations.getByText(/1 member · Ana invites you/)).toBeVisible();
  await invitations.getByRole('button', { name: 'Join Morning people' }).click();
  await expect(composer(other.page, 'Morning people')).toBeVisible();
  await expect(one.page.getByText('Bo joined.')).toBeVisible();
  await expect(invitations).toHaveCount(0);

  for (const name of ['Noon people', 'Evening people']) {
    const body = { name, description: 'Walks.', people: [other.entered.id] };
    await send(`${url}/api/chats/groups`, { token: one.entered.accessToken, body });
  }
  await other.page.goto('/chat');
  await other.page.getByRole('button', { name: 'Decline Noon people' }).click();
  await expect(other.page.getByRole('button', { name: 'Join Noon people' })).toHaveCount(0);
  await expect(other.page.getByRole('button', { name: 'Join Evening people' })).toBeVisible();
  await other.page.getByRole('button', { name: 'More about the invitation to Evening people' }).click();
  await other.page.getByRole('menuitem', { name: 'Block and report' }).click();
  await expect(other.page.getByRole('dialog', { name: /Report/ })).toBeVisible();
});

test('A group’s pane shows its parts together, and its owner cannot report it', async ({ open, product }) => {
  const { one, id } = await twoInAGroup(open, product.url);
  await one.page.setViewportSize(DESK);
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await one.page.route('**/api/chats/groups/*/link', async (route) => {
    await late;
    await route.continue();
  });
  await one.page.goto(`/chat/${id}`);
  await expect(one.page.getByText('Loading the group')).toBeAttached();
  await expect(composer(one.page, 'Morning people')).toBeVisible();
  const announcement = one.page.getByRole('button', { name: /^Announcement/ });
  await expect(announcement).toHaveCount(0);
  answer();
  await expect(one.page.getByRole('heading', { name: 'Invite link' })).toBeVisible();
  await announcement.click();
  await expect(one.page.getByRole('textbox', { name: 'Announcement' })).toBeVisible();
  await one.page.keyboard.press('Escape');
  await expect(one.page.getByRole('button', { name: 'Leave group' })).toBeVisible();
  await expect(one.page.getByRole('button', { name: 'Report', exact: true })).toHaveCount(0);
  await one.page.getByRole('button', { name: 'More about this chat' }).click();
  await one.page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(one.page.getByText('That is your own.')).toBeVisible();
});

test('The owner’s announcement, rules, slow mode, rename and removal show to a member at once', async ({
  open,
  product,
}) => {
  const { url } = product;
  const { one, other, id } = await twoInAGroup(open, url, { other: { expected: /404 \(Not Found\)/ } });
  const own = { token: one.entered.accessToken };
  await write(url, one.entered, { roomId: id, content: 'At the dock at six?' });
  await one.page.setViewportSize(DESK);
  await one.page.goto(`/chat/${id}`);
  await other.page.goto(`/chat/${id}`);
  await expect(other.page.getByText('You joined.')).toBeVisible();
  await expect(other.page.getByRole('region', { name: /^Messages/ }).getByRole('link', { name: 'Ana' })).toBeVisible();
  const field = composer(other.page, 'Morning people');
  await field.fill('I had begun to say');

  const settings = one.page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('button', { name: /^Announcement/ }).click();
  await one.page.getByRole('textbox', { name: 'Announcement' }).fill('Saturday starts at Dock 4.');
  await one.page.getByRole('button', { name: 'Save' }).click();
  await expect(other.page.getByRole('complementary', { name: 'Announcement' })).toContainText('Dock 4');
  await other.page.getByRole('button', { name: 'Put the announcement away' }).click();
  await expect(other.page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  await other.page.reload();
  await expect(field).toHaveValue('I had begun to say');
  await expect(other.page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);

  await one.page.getByRole('button', { name: 'Edit the rules' }).click();
  await one.page.getByRole('textbox', { name: 'Rules' }).fill('Nobody is late before seven.');
  await one.page.getByRole('button', { name: 'Save' }).click();
  await expect(other.page.getByRole('heading', { name: 'The rules here' })).toBeVisible();
  await expect(field).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Fine by me, let me write' }).click();
  await expect(field).toHaveValue('I had begun to say');

  await settings.getByRole('button', { name: /^Slow mode/ }).click();
  await one.page.getByRole('radio', { name: 'One message every 5 minutes' }).check();
  await one.page.getByRole('button', { name: 'Save' }).click();
  await expect(other.page.getByText('Slow mode: one message every 5 minutes')).toBeVisible();
  await other.page.getByRole('button', { name: 'Send' }).click();
  await expect(bubbles(one.page, 'I had begun to say')).toHaveCount(1);
  await expect(other.page.getByText(/the next in/)).toBeVisible();
  await field.fill('And another thing');
  await expect(other.page.getByRole('button', { name: 'Send' })).toBeDisabled();

  await send(`${url}/api/chats/groups/${id}`, { ...own, method: 'PUT', body: { name: 'Owls, after all' } });
  await expect(other.page.getByRole('heading', { name: 'Owls, after all' })).toBeVisible();
  await expect(other.page.getByText('Ana called the group “Owls, after all”.')).toBeVisible();
  await send(`${url}/api/chats/groups/${id}/members/${other.entered.id}/remove`, { ...own, body: {} });
  for (const visit of ['at once', 'after a reload']) {
    if (visit === 'after a reload') await other.page.reload();
    await expect(other.page.getByText('You are no longer in Owls, after all.')).toBeVisible();
    await expect(other.page.getByText('An admin removed you.')).toBeVisible();
    await expect(other.page.getByRole('region', { name: 'What you had typed' })).toContainText('And another thing');
    await expect(composer(other.page, 'Owls, after all')).toHaveCount(0);
  }
});

test('An admin can mute a member and an owner can hand over the group', async ({ open, product }) => {
  const { one, other, id } = await twoInAGroup(open, product.url);
  await one.page.setViewportSize(DESK);
  await one.page.goto(`/chat/${id}`);
  await other.page.goto(`/chat/${id}`);
  const field = composer(other.page, 'Morning people');
  await expect(field).toBeVisible();
  const members = one.page.getByRole('region', { name: 'Members' });

  await members.getByRole('button', { name: 'Bo' }).click();
  await one.page.getByRole('menuitem', { name: 'Mute for 1 hour' }).click();
  await expect(other.page.getByText(/An admin muted you in this group until/)).toBeVisible();
  await members.getByRole('button', { name: 'Bo, muted' }).click();
  await one.page.getByRole('menuitem', { name: 'Let them write again' }).click();
  await expect(field).toBeVisible();

  await members.getByRole('button', { name: 'Bo', exact: true }).click();
  await one.page.getByRole('menuitem', { name: 'Hand the group over' }).click();
  await one.page.getByRole('button', { name: 'Hand over' }).click();
  await expect(one.page.getByText('The group belongs to Bo now.')).toBeVisible();

  await other.page.getByRole('button', { name: /Morning people/ }).click();
  const sheet = other.page.getByRole('dialog', { name: 'Morning people' });
  await sheet.getByRole('button', { name: 'All members' }).click();
  await other.page.getByLabel('Search members').fill('an');
  const found = other.page.getByRole('list', { name: 'Members' });
  await expect(found.getByText('Ana')).toBeVisible();
  await expect(found.getByText('Bo', { exact: true })).toHaveCount(0);
  await other.page.getByRole('dialog', { name: 'Members' }).getByRole('button', { name: 'Close' }).click();
  const questions = await hearQuestions(other.page);
  await sheet.getByRole('button', { name: 'Disband…' }).click();
  await other.page.getByRole('button', { name: 'Disband', exact: true }).click();
  await expect(one.page.getByText(/This group has ended. It can be read until/)).toBeVisible();
  // While the dialog closes, it shows only the answered question.
  await expect(other.page.getByRole('alertdialog')).toHaveCount(0);
  expect(await questions()).toEqual(['Disband Morning people?']);
});

/** Starts to record the questions that the page's dialogs show. Returns a function that returns all of them. */
async function hearQuestions(page: Page): Promise<() => Promise<string[]>> {
  const asked = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const note = (): void => {
      const question = document.querySelector('[role=alertdialog] h2')?.textContent;
      if (question && heard.at(-1) !== question) heard.push(question);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    return heard;
  });
  return () => asked.jsonValue();
}

test('An @ offers the members, and whoever is mentioned or answered finds their name', async ({ open, product }) => {
  const [ana, bo] = pair();
  const [one, other] = [
    await open({ ...ana, handle: 'ana_early' }, { stage: 'profile' }),
    await open(bo, { stage: 'profile' }),
  ];
  const id = await groupOf(product.url, one.entered, other.entered);
  await one.page.goto(`/chat/${id}`);
  await other.page.goto(`/chat/${id}`);
  const field = composer(other.page, 'Morning people');
  await field.fill('Do we have the blanket, ');
  await field.pressSequentially('@an');
  const offered = other.page.getByRole('listbox', { name: 'People to mention' });
  await expect(offered.getByRole('option', { name: /Ana/ })).toHaveAttribute('aria-selected', 'true');
  await expect(offered.getByRole('option', { name: /Bo/ })).toHaveCount(0);
  await field.press('Enter');
  await expect(field).toHaveValue('Do we have the blanket, @ana_early ');
  await expect(offered).toHaveCount(0);
  // A name is also completed in the middle of the text. Then the caret is after the name.
  await field.fill('Ask  about the blanket');
  await field.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(4, 4));
  await field.pressSequentially('@an');
  await expect(offered.getByRole('option', { name: /Ana/ })).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('Ask @ana_early about the blanket');
  await expect.poll(() => field.evaluate((box: HTMLTextAreaElement) => box.selectionStart)).toBe(15);
  await field.fill('Do we have the blanket, @ana_early ');
  await field.press('Enter');
  await expect(one.page.locator('mark')).toHaveText('@ana_early');
  // A mention links to the person's profile, and "back" returns to the group.
  await other.page.getByRole('link', { name: '@ana_early' }).click();
  await expect(other.page).toHaveURL(new RegExp(`/users/${one.entered.id}\\?from=chat`));
  await other.page.goBack();
  await expect(composer(other.page, 'Morning people')).toBeVisible();

  const line = one.page.getByRole('listitem').filter({ hasText: 'Do we have the blanket' }).first();
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await one.page.getByRole('menuitem', { name: 'Reply' }).press('Enter');
  await expect(one.page.getByText('Reply to Bo')).toBeVisible();
  await composer(one.page, 'Morning people').pressSequentially('Yes');
  await expect(other.page.getByText('Ana is typing…')).toBeVisible();
});

test('A muted group still tells who is named, until they want silence', async ({ open, product }) => {
  const [ana, bo] = pair();
  const one = await open({ ...ana, handle: 'ana_hushed' }, { stage: 'profile' });
  const other = await open(bo, { stage: 'profile' });
  const id = await groupOf(product.url, one.entered, other.entered);
  await notifyAlways(product.url, one.entered);
  await one.page.goto(`/chat/${id}`);
  const menu = one.page.getByRole('button', { name: 'More about this chat' });
  const named = one.page.getByRole('menuitemcheckbox', { name: 'Tell me when I am mentioned' });
  const tell = (words: string) => write(product.url, other.entered, { roomId: id, content: words });
  await menu.click();
  await one.page.getByRole('menuitem', { name: 'Mute for 8 hours' }).click();
  await expect(one.page.getByText('Morning people is muted.', { exact: true })).toBeVisible();
  const live = liveAgain(one.page);
  await one.page.goto('/home');
  await live;
  await tell('Nobody is meant.');
  await tell('Is the blanket dry, @ana_hushed?');
  await expect(one.page.getByText('Is the blanket dry, @ana_hushed?').first()).toBeVisible();
  await expect(one.page.getByText('Nobody is meant.')).toHaveCount(0);
  await one.page.goto(`/chat/${id}`);
  await menu.click();
  await expect(named).toBeChecked();
  await named.click();
  await menu.click();
  await expect(named).not.toBeChecked();
  const liveOnceMore = liveAgain(one.page);
  await one.page.goto('/home');
  await liveOnceMore;
  const list = await one.page.context().newPage();
  await list.goto('/chat');
  await tell('And the flask, @ana_hushed?');
  await expect(list.getByText('And the flask, @ana_hushed?')).toBeVisible();
  await expect(one.page.getByRole('link', { name: /^Chat/ }).filter({ hasText: '1' })).toHaveCount(0);
  await expect(one.page.getByText('And the flask, @ana_hushed?')).toHaveCount(0);
});

test('An owner reads whom nobody answered, and says hello', async ({ open, product }) => {
  const [ana, bo] = pair();
  const one = await open(ana, { stage: 'profile', options: { viewport: DESK } });
  const newcomer = await enter(product.url, { ...bo, handle: 'bo_the_new' }, 'profile');
  const others: Entered[] = [];
  for (const name of ['Cy', 'Dee', 'Eve']) others.push(await enter(product.url, person(name), 'profile'));
  const id = await groupOf(product.url, one.entered, newcomer, ...others);
  await write(product.url, newcomer, { roomId: id, content: 'Hello, all! What do I bring?' });
  await product.ageLines(30);
  await one.page.goto(`/chat/${id}`);
  const part = one.page.getByRole('region', { name: 'How it goes' });
  await expect(part.getByText('One newcomer has written, and nobody has answered yet.')).toBeVisible();
  await look(one.page, 'group-health');
  await part.getByRole('button', { name: 'Say hello to Bo' }).click();
  await expect(composer(one.page, 'Morning people')).toHaveValue('@bo_the_new ');
  await expect(composer(one.page, 'Morning people')).toBeFocused();
  // On a phone, the greeting is in a sheet, which closes before the field can have the focus.
  await one.page.setViewportSize(PHONE);
  await composer(one.page, 'Morning people').fill('');
  await one.page.getByRole('button', { name: /Morning people/ }).click();
  await one.page.getByRole('dialog').getByRole('button', { name: 'Say hello to Bo' }).click();
  await expect(composer(one.page, 'Morning people')).toHaveValue('@bo_the_new ');
  await expect(composer(one.page, 'Morning people')).toBeFocused();
});

test('New joins in a large group collapse into one line that expands', async ({ open, product }) => {
  const [ana, bo] = pair();
  const one = await open(ana, { stage: 'profile' });
  const other = await enter(product.url, bo, 'profile');
  const id = await groupOf(product.url, one.entered, other);
  await product.fillGroup(id, 202);
  await one.page.goto(`/chat/${id}`);
  const fold = one.page.getByRole('button', { name: /people joined. Show them/ });
  await write(product.url, other, { roomId: id, content: 'What a crowd!' });
  await expect(bubbles(one.page, 'What a crowd!')).toHaveCount(1);
  await expect(fold).toBeVisible();
  await look(one.page, 'group-fold');
  // A mention is a link even if no loaded page of members contains the mentioned member.
  await write(product.url, other, { roomId: id, content: 'Ask @crowd_150, not @crowd_999.' });
  await expect(bubbles(one.page, 'Ask @crowd_150').getByRole('link', { name: '@crowd_150' })).toBeVisible();
  await expect(bubbles(one.page, 'Ask @crowd_150').getByRole('link')).toHaveCount(1);
  await fold.click();
  await expect(one.page.getByText('Crowd 202 joined.')).toBeVisible();
  await expect(fold).toHaveCount(0);

  await one.page.setViewportSize(PHONE);
  await one.page.getByRole('button', { name: /^Morning people/ }).click();
  await one.page.getByRole('button', { name: 'More members' }).click();
  const search = one.page.getByLabel('Search members');
  await search.fill('crowd 20');
  await expect(one.page.getByText('Crowd 201', { exact: true })).toBeVisible();
  await expect(one.page.getByText('Crowd 1', { exact: true })).toHaveCount(0);
  const before = await search.boundingBox();
  await search.fill('nobody');
  await expect(one.page.getByText('No members found.')).toBeVisible();
  // The search field does not move when the list gets shorter.
  expect(await search.boundingBox()).toEqual(before);
});

test('A member leaves from the list, and from the room even if another device left', async ({
  open,
  product: { url },
}) => {
  const { one, other, id } = await twoInAGroup(open, url, { other: { expected: /404 \(Not Found\)/ } });
  const { page, entered } = other;
  const { id: owls } = await send<{ id: string }>(`${url}/api/chats/groups`, {
    token: one.entered.accessToken,
    body: { name: 'Owls', description: 'Walks after work.', people: [entered.id] },
  });
  const accepted = { token: entered.accessToken, body: { answer: 'accept' } };
  await send(`${url}/api/chats/groups/${owls}/invitation`, accepted);
  await page.goto('/chat');
  const row = page.getByRole('listitem').filter({ hasText: 'Owls' });
  await row.getByRole('button', { name: /^More about/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(row).toHaveCount(0);
  await one.page.goto(`/chat/${owls}`);
  await expect(one.page.getByText('Bo left.')).toBeVisible();

  await page.goto(`/chat/${id}`);
  await expect(composer(page, 'Morning people')).toBeVisible();
  const leave = `/api/chats/${id}/leave`;
  await page.route(`**${leave}`, async (route) => {
    await send(`${url}${leave}`, { token: entered.accessToken, body: {} });
    await route.continue();
  });
  const answer = page.waitForResponse(`**${leave}`);
  await page.getByRole('button', { name: 'More about this chat' }).click();
  await page.getByRole('menuitem', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  expect((await answer).status()).toBe(404);
  await expect(page).toHaveURL('/chat');
  await expect(page.getByRole('link', { name: /Morning people/ })).toHaveCount(0);
  await expect(page.getByText('Not found.')).toHaveCount(0);
});
