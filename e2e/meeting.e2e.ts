import { expect, keepPicture, test } from './fixtures.ts';
import { person } from './people.ts';
import { bubbles, choosePreferences, composer, say } from './steps.ts';

test('Two people find each other by soul match and talk', async ({ open }) => {
  test.setTimeout(120_000);
  const nova = person('Nova', { birthday: '03/08/1994', zip: '04101' });
  const milo = person('Milo', { birthday: '12/02/1991', zip: '04103', gender: 'men' });
  const [{ page: hers }, { page: his }] = [await open(nova, { stage: 'quiz' }), await open(milo, { stage: 'quiz' })];
  for (const page of [hers, his]) await page.goto('/soul-matching-setup');
  // His search finds nobody. Hers comes later and finds him.
  await choosePreferences(his);
  await expect(his.getByRole('heading', { name: "everyone's hiding apparently" })).toBeVisible();
  const tell = his.getByRole('switch', { name: /^Tell me when somebody fits/ });
  await tell.click();
  await expect(tell).toBeChecked();
  await his.getByRole('link', { name: 'Back to matches' }).click();
  await expect(tell).toBeChecked();
  await choosePreferences(hers);
  await expect(hers.getByRole('heading', { name: /^Milo, \d\d$/ })).toBeVisible();
  await keepPicture(hers, 'found-match');
  await hers.getByRole('button', { name: 'Say hello' }).click();
  await expect(composer(hers, 'Milo')).toBeVisible();
  // Nova read the reasons on the result page, so the room does not open the reasons.
  await expect(hers.getByRole('button', { name: /Why this match/ })).toHaveAttribute('aria-expanded', 'false');

  // Milo's screen shows the match, and later the unread first message, without a reload.
  await expect(his.getByRole('link', { name: /Nova, \d\d/ })).toBeVisible();
  // The match has ended his wish to be told.
  await expect(tell).not.toBeChecked();
  await say(hers, 'Milo', 'Do you come to this lighthouse often?');
  await expect(hers.getByText(/(Sent|Read)$/)).toBeVisible();
  const chatTab = his.getByRole('navigation').getByRole('link', { name: /^Chat/ });
  await expect(chatTab).toHaveAccessibleName(/1 unread/);
  await his.getByRole('region', { name: 'Waiting for your word' }).getByRole('link').click();
  await his.getByRole('button', { name: 'Open chat' }).click();
  await expect(bubbles(his, 'Do you come to this lighthouse often?')).toHaveCount(1);

  await composer(his, 'Nova').fill('Only when');
  await expect(hers.getByText('typing…')).toBeVisible();
  await composer(his, 'Nova').fill('Only when the fog is in.');
  await his.getByRole('button', { name: 'Send' }).click();
  await expect(bubbles(hers, 'Only when the fog is in.')).toHaveCount(1);
  await expect(hers.getByText('typing…')).toHaveCount(0);
  await keepPicture(hers, 'chat-room');

  await his.getByRole('link', { name: 'All chats' }).click();
  await expect(chatTab).toHaveAccessibleName('Chat');
  await expect(his.getByText('0 unread', { exact: false })).toBeVisible();
});

test('Preferences go on where they were after a reload', async ({ open }) => {
  const { page } = await open(person('Tess'), { stage: 'quiz' });
  await page.goto('/soul-matching-setup');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /Broad horizons/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(page.getByText('The whole country. Friendship travels.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The whole country. Friendship travels.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /Broad horizons/ })).toBeChecked();
});
