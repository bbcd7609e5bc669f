import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { directRoom, enter, person, send, write } from './people.ts';
import { openPost } from './posting.ts';
import { look } from './views.ts';
import { fillSignUp, signIn, tryAgain } from './steps.ts';

test.use({ settings: { DEMO_COMMUNITY: 'true' } });
// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

const wynButton = (page: Page): Locator => page.getByRole('button', { name: 'Wyn AI' });

test('A visitor reads the feed, a post, and who wrote it, and is asked in', async ({ open }) => {
  const { page } = await open(person('Nobody'));
  await page.goto('/vibe');
  await expect(page.getByRole('heading', { name: 'Vibe Check' })).toBeVisible();
  await expect(page.getByText('See what people are posting')).toBeVisible();
  const posts = page.getByRole('list', { name: 'Posts' }).getByRole('listitem');
  await expect(posts).toHaveCount(10);
  await expect(posts.getByRole('img', { name: 'Demo member' })).toHaveCount(10);
  await look(page, 'vibe');
  await page.getByRole('button', { name: 'More vibes' }).click();
  await expect(posts).toHaveCount(20);

  const [words, author] = [posts.first().getByRole('link').first(), posts.first().getByRole('link').last()];
  const content = await posts.first().getByRole('paragraph').first().innerText();
  const handle = /@\w+/.exec(await author.innerText())?.[0] ?? '';
  await openPost(words);
  await expect(page).toHaveURL(/\/post\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('article').getByText(content, { exact: true })).toBeVisible();
  await expect(wynButton(page)).toBeInViewport();
  await look(page, 'public-post');
  await page.getByRole('link', { name: handle }).click();
  await expect(page).toHaveURL(`/u/${handle.slice(1)}`);
  await expect(page.getByText('You are invited to vibe together.')).toBeVisible();
  await expect(wynButton(page)).toBeInViewport();
  await page.getByRole('link', { name: 'JOIN NOW' }).click();
  await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(`/u/${handle.slice(1)}?join`)}`);
  await expect(wynButton(page)).toHaveAttribute('title', 'Chat with Wyn, your AI wingman');
});

test('A visitor who joins from a post returns to it', async ({ open, product: { url } }) => {
  const lena = person('Lena');
  const { page } = await open(lena);
  const { posts } = await send<{ posts: { id: string }[] }>(`${url}/api/posts`, { method: 'GET' });
  const address = `/post/${posts[0]?.id ?? ''}`;
  await page.goto(address);
  await page.getByRole('link', { name: 'JOIN NOW' }).click();
  await fillSignUp(page, lena);
  await expect(page).toHaveURL(address);
});

test('The feed says so when it is empty, and when it cannot be had', async ({ open }) => {
  const { page } = await open(person('Nobody'), { expected: /status of 500/ });
  await page.route('**/api/posts*', (route) => route.fulfill({ json: { posts: [], nextCursor: null } }));
  await page.goto('/vibe');
  await expect(page.getByText('No posts yet')).toBeVisible();
  await expect(page.getByText('Be the first to share your authentic self with the community')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveAttribute('href', '/signup');
  await page.unroute('**/api/posts*');
  await page.route('**/api/posts*', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.reload();
  await expect(page.getByRole('alert').getByText('Failed to fetch posts')).toBeVisible();
  await tryAgain(page, '**/api/posts*');
  await expect(page.getByRole('list', { name: 'Posts' }).getByRole('listitem')).toHaveCount(10);
});

test('A post that is not there says so, and leads back to the feed', async ({ open }) => {
  const { page } = await open(person('Nobody'));
  for (const id of ['0190aaaa-0000-7000-8000-000000000000', 'no-post-at-all']) {
    await page.goto(`/post/${id}`);
    await expect(page.getByRole('heading', { name: 'Post not found' })).toBeAttached();
  }
  await page.getByRole('link', { name: 'Back to Feed' }).click();
  await expect(page).toHaveURL('/vibe');
});

test('A member’s link leads a visitor to them after sign-in and can be disabled', async ({
  open,
  product: { url },
}) => {
  const wren = person('Wren', { bio: 'Keeps bees and a straight face.', handle: 'wren_of_the_link' });
  const { page: hers, entered } = await open(wren, { stage: 'quiz' });
  const ida = person('Ida');
  await enter(url, ida, 'profile');
  const { page } = await open(ida);
  await page.goto('/u/wren_of_the_link');
  await expect(page.getByRole('heading', { name: 'Wren' })).toBeVisible();
  // The teaser is decoration. It is hidden from screen readers, because they would read its whole text.
  await expect(page.locator('[data-teaser]')).toContainText('Keeps bees');
  await expect(page.locator('[data-teaser]')).toHaveAttribute('aria-hidden', 'true');
  await look(page, 'invite');
  await page.getByRole('link', { name: 'Already wildin?' }).click();
  await signIn(page, ida);
  await expect(page).toHaveURL(`/users/${entered.id}`);

  const body = { inviteEnabled: false };
  await send(`${url}/api/users/${entered.id}`, { method: 'PUT', token: entered.accessToken, body });
  const { page: late } = await open(person('Nobody'));
  await late.goto('/u/wren_of_the_link');
  await expect(late.getByText("This user doesn't exist or their profile is private.")).toBeVisible();
  await hers.goto('/u/wren_of_the_link');
  await expect(hers).toHaveURL('/self');
});

test('A person can read what they agree to, by its parts, on any screen', async ({ open }) => {
  const { page } = await open(person('Nobody'));
  await page.goto('/terms');
  for (const name of ['Terms', 'Privacy', 'Safety']) {
    await page.getByRole('navigation', { name: 'Legal pages' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await look(page, name.toLowerCase());
  }
  await expect(page.getByText(/call or text 988/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Call 988/ })).toHaveAttribute('href', 'tel:988');
  await page.getByRole('link', { name: 'When you meet' }).click();
  await expect(page.getByRole('heading', { name: 'When you meet' })).toBeInViewport();
});

test('Developer tools turn one person into another, show a socket, and talk without one', async ({
  open,
  product: { url },
}) => {
  const robin = person('Robin');
  const ida = person('Ida');
  const { page, entered } = await open(robin, { stage: 'profile' });
  const friend = await enter(url, ida, 'profile');
  const roomId = await directRoom(url, friend, entered);
  await write(url, friend, { roomId, content: 'Hello over there.' });
  await page.goto('/test-page');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('signed in', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send ping' }).click();
  await expect(page.getByRole('list', { name: 'Events' }).getByText(/"type":"pong"/)).toBeVisible();
  await page.getByRole('link', { name: 'Ida' }).click();
  await expect(page.getByText('Hello over there.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello back.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Hello back.')).toBeVisible();

  await page.goto('/user-switcher');
  await expect(page.getByRole('button', { name: 'You are Robin' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Premium' }).click();
  await expect(page.getByRole('switch', { name: 'Premium' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Premium' })).toBeChecked();
  await look(page, 'user-switcher');
  await page.getByRole('button', { name: 'Switch to', exact: false }).nth(1).click();
  await expect(page).toHaveURL('/match');
  // For a moment nobody is signed in, so the test polls until there is a token.
  const subject = async (): Promise<string | undefined> => {
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    return /"sub":"(\d+)"/.exec(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())?.[1];
  };
  await expect.poll(subject).toMatch(/^\d{12}$/);
  expect(await subject()).not.toBe(String(entered.id));
});

test('A member sees their own invite page as a visitor does', async ({ open }) => {
  const { page } = await open(person('Uma', { handle: 'uma_looks' }), { stage: 'profile' });
  await page.goto('/account');
  await page.getByRole('link', { name: 'See it as a visitor does' }).click();
  await expect(page.getByRole('heading', { name: 'Uma' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'JOIN NOW' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const { entered } = await open(person('Vera'), { stage: 'profile' });
  await page.goto(`/users/${entered.id}`);
  await expect(page.getByRole('heading', { name: 'Vera' })).toBeVisible();
  await expect(page.locator('nav [aria-current=page]')).toHaveCount(0);
});

test('The account page shows the version that the server tells', async ({ open, product }) => {
  const { page } = await open(person('Vela'), { stage: 'profile' });
  const { version } = (await (await page.request.get(`${product.url}/healthz`)).json()) as { version: string };
  await page.goto('/account');
  await expect(page.getByText(`wildin, version ${version}`)).toBeVisible();
});
