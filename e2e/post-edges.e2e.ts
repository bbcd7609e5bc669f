import { userStats } from '#contract/accounts.ts';
import { pictureOf } from '#test/photo.ts';
import { expect, test } from './fixtures.ts';
import { person } from './people.ts';
import { follow, openPost, say } from './posting.ts';
import { look } from './views.ts';

const CAT = '🐈';

test('Profiles and posts keep their layout with the most extreme content', async ({ open: enter, product }) => {
  test.slow();
  const sara = person('سارة القيروانية', {
    email: `sara.${process.pid}@example.com`,
    bio: 'أحب القطط والجبال والقهوة، وأقرأ ما يقع بين يدي. בוקר טוב לכולם!',
  });
  const [one, other] = [
    await enter(sara, { stage: 'quiz' }),
    await enter(person('Bo', { bio: 'x' }), { stage: 'quiz' }),
  ];
  // The accounts become older, because new members may not post pictures.
  await product.age();
  const image = async (seed: number, width: number, height: number) =>
    `data:image/jpeg;base64,${(await pictureOf(seed, { width, height })).toString('base64')}`;
  const posts = [
    { content: 'ok' },
    { content: CAT.repeat(140) },
    { content: 'W'.repeat(140) },
    { content: 'القطة نائمة على النافذة، والمطر يهطل. מי ער עכשיו? Somebody is, and that is fine.' },
    { content: '', imageUrl: await image(61, 300, 1800), alt: 'A tall heron.' },
    { content: 'Wide.', imageUrl: await image(62, 1800, 240), alt: 'A long fence.' },
  ];
  for (const post of posts) await say(product.url, one.entered, post);
  await follow(product.url, other.entered, one.entered);
  const { page } = other;

  // This tab shows only followed people. The other tab, The Wild, also has the posts of other tests on this server.
  await page.goto('/peek?tab=pack');
  await expect(page.getByRole('article')).toHaveCount(posts.length);
  await expect(page.getByRole('img', { name: 'A tall heron.' })).toBeVisible();
  await look(page, 'feed-edges', { fullPage: true });

  const many = page.getByRole('article').filter({ hasText: CAT });
  await openPost(many.getByRole('link', { name: CAT }));
  await expect(page.getByRole('article')).toContainText(CAT.repeat(140));
  await look(page, 'post-140-emoji');
  await page.goBack();
  const tall = page.getByRole('article').filter({ has: page.getByRole('img', { name: 'A tall heron.' }) });
  await openPost(tall.getByRole('link', { name: /post/i }).first());
  await expect(page.getByRole('img', { name: 'A tall heron.' })).toBeVisible();
  await look(page, 'post-tall');

  const stats = userStats.path.replace(':id', String(one.entered.id));
  // The test changes the numbers in the response, because it cannot create a million followers.
  await page.route(`**${stats}`, async (route) => {
    const answer = await route.fetch();
    const json = { ...((await answer.json()) as object), followers: 1_200_000, following: 999, flowers: 12_345 };
    await route.fulfill({ response: answer, json });
  });
  await page.goto(`/users/${one.entered.id}`);
  const numbers = page.getByRole('group', { name: 'Numbers' });
  await expect(numbers).toContainText('1.2M');
  await expect(numbers).toContainText('12.3K');
  await look(page, 'profile-edges', { fullPage: true });

  await one.page.goto(`/users/${other.entered.id}`);
  await expect(one.page.getByRole('list', { name: 'Interests' }).or(one.page.getByText('Posts').first())).toBeVisible();
  await expect(one.page.getByRole('main')).not.toContainText('0 followers');
  await look(one.page, 'profile-empty', { fullPage: true });
});
