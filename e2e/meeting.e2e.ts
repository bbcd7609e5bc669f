import { expect, keepPicture, test } from './fixtures.ts';
import { person, town } from './people.ts';
import { bubbles, choosePreferences, composer, say, setUpProfile, signUp, takeQuiz } from './steps.ts';

test('Two people join, find each other by soul match and talk', async ({ open }) => {
  test.setTimeout(120_000);
  const nova = person('Nova', { birthday: '03/08/1994', zip: '04101' });
  const milo = person('Milo', { birthday: '12/02/1991', zip: '04103', gender: 'men' });
  const { page: hers } = await open(nova);
  const { page: his } = await open(milo);
  await Promise.all(
    [
      { page: hers, who: nova },
      { page: his, who: milo },
    ].map(async ({ page, who }) => {
      await signUp(page, who);
      await setUpProfile(page, who);
      await takeQuiz(page);
      await page.getByRole('button', { name: 'Take Me to the Wildlin World 🌍' }).click();
    }),
  );
  // His search finds nobody. Hers comes later and finds him.
  await choosePreferences(his);
  await expect(his.getByRole('heading', { name: "everyone's hiding apparently" })).toBeVisible();
  await his.getByRole('link', { name: 'Back to matches' }).click();
  await choosePreferences(hers);
  await expect(hers.getByRole('heading', { name: /^Milo, \d\d$/ })).toBeVisible();
  await keepPicture(hers, 'found-match');
  await hers.getByRole('button', { name: 'Say hello' }).click();
  await expect(composer(hers, 'Milo')).toBeVisible();
  // Nova read the reasons on the result page, so the room does not open the reasons.
  await expect(hers.getByRole('button', { name: /Why this match/ })).toHaveAttribute('aria-expanded', 'false');

  // Milo's screen shows the match, and later the unread first message, without a reload.
  await expect(his.getByRole('link', { name: /Nova, \d\d/ })).toBeVisible();
  await say(hers, 'Milo', 'Do you come to this lighthouse often?');
  await expect(hers.getByText(/(Sent|Read)$/)).toBeVisible();
  const chatTab = his.getByRole('navigation').getByRole('link', { name: /^Chat/ });
  await expect(chatTab).toHaveAccessibleName(/1 unread/);
  await his.getByRole('region', { name: 'Waiting for your word' }).getByRole('link').click();
  await his.getByRole('button', { name: 'Open chat' }).click();
  await expect(bubbles(his, 'Do you come to this lighthouse often?')).toHaveCount(1);

  await composer(his, 'Nova').pressSequentially('Only when');
  await expect(hers.getByText('typing…')).toBeVisible();
  await composer(his, 'Nova').pressSequentially(' the fog is in.');
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

test('A person alone in a remote place hears so, and what would help', async ({ open }) => {
  const { page } = await open(person('Solo', { zip: town() }), { stage: 'preferences' });
  await page.goto('/match');
  await page.getByRole('link', { name: 'Find New Match' }).click();
  await expect(page.getByRole('heading', { name: "everyone's hiding apparently" })).toBeVisible();
  await expect(page.getByText('This search cost you nothing', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(page.getByText('0/3')).toBeVisible();
});

test('A search without preferences leads to the preferences', async ({ open }) => {
  const { page } = await open(person('Pip'), { stage: 'account' });
  await page.goto('/match');
  await expect(page.getByRole('heading', { name: 'Complete Your Wild Profile' })).toBeVisible();
  // Home and the welcome page have the same list.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    ['Your profile', 'The quiz', 'Who you hope to meet', 'Your first match', 'Your first hello', 'Your interests'].map(
      (step) => new RegExp(`^${step}`),
    ),
  );
  await expect(page.getByRole('link', { name: 'Set up my profile' })).toHaveAttribute('href', '/profile-setup');
  await expect(page.getByRole('link', { name: 'Boost Your Wild Profile' })).toHaveAttribute('href', '/interest-quiz');
  await expect(page.getByRole('link', { name: 'Maybe Later' })).toHaveAttribute('href', '/self');
  await page.goto('/soul-matching');
  await expect(page).toHaveURL(/\/soul-matching-setup$/);
});
