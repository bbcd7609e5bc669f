import { expect, test } from './fixtures.ts';
import { send, write } from './people.ts';
import { twoTalking } from './twos.ts';
import { look } from './views.ts';

test('Two people in one quiz see both answers once both have answered', async ({ open, product: { url } }) => {
  const { one, other, roomId } = await twoTalking(open, url);
  await write(url, one.entered, { roomId, content: 'What color is your aura?' });
  for (const { page } of [one, other]) await page.goto(`/chat/${roomId}`);
  const card = (page: typeof one.page) => page.getByRole('region', { name: 'Quiz: What Color Is Your Aura?' });

  await one.page.getByRole('button', { name: 'More about this chat' }).click();
  await one.page.getByRole('menuitem', { name: 'Take a quiz together' }).click();
  await one.page.getByRole('button', { name: /What Color Is Your Aura/ }).click();
  await expect(card(one.page)).toContainText('0 answered');
  await expect(card(other.page)).toContainText('Waiting for 1 person');
  await card(other.page).getByRole('button', { name: 'Join and answer' }).click();
  await expect(other.page).toHaveURL(/quiz-party\/aura/);
  await expect(card(one.page)).toContainText('Waiting for you and 1 person');

  const answers = ['moss', 'moss', 'moss', 'dusk', 'moss', 'moss', 'dusk', 'moss', 'moss', 'moss'];
  await send(`${url}/api/quiz-party/aura/complete`, { token: one.entered.accessToken, body: { answers } });
  await card(one.page).getByRole('button', { name: 'Answer now' }).click();
  await one.page.getByRole('button', { name: 'Show it in the chat' }).click();
  await expect(card(one.page)).toContainText('Waiting for 1 person');
  await expect(card(one.page).getByRole('button', { name: 'Show the results now' })).toBeVisible();
  await expect(card(one.page).getByRole('button', { name: 'See who got what' })).toHaveCount(0);
  await look(one.page, 'quiz-party-room-waiting');

  await other.page.getByRole('button', { name: 'Start the quiz' }).click();
  for (let number = 1; number <= 10; number += 1) {
    await expect(other.page.getByRole('progressbar', { name: 'Questions' })).toHaveAttribute(
      'aria-valuenow',
      String(number),
    );
    await other.page.locator('main [role=group] button[aria-pressed]').first().click();
  }
  await other.page.getByRole('button', { name: 'Show it in the chat' }).click();
  await expect(other.page).toHaveURL(`/chat/${roomId}`);
  await expect(card(one.page)).toContainText('2 answered');
  for (const { page } of [one, other]) {
    await card(page).getByRole('button', { name: 'See who got what' }).click();
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Results' })).toContainText(/\d+ of 10 alike/);
  }
  await look(one.page, 'quiz-party-room-results');
  await one.page.keyboard.press('Escape');
  await look(one.page, 'quiz-party-room');
});
