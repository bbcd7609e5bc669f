import { expect, test } from './fixtures.ts';
import { person } from './people.ts';
import { leaveOutPauses } from './steps.ts';

test('Half a profile is there after a reload', async ({ open }) => {
  const { page } = await open(person('Remy'), { stage: 'account' });
  await page.goto('/profile-setup');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'Woman', exact: true })).toBeFocused();
  // A second refusal of the same kind focuses the field again.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'Woman', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: 'Non-binary' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Nickname')).toBeFocused();
  await page.getByLabel('Nickname').fill('Remy');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Birthday').fill('0214');
  await page.reload();
  await expect(page.getByLabel('Birthday')).toHaveValue('02/14/');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Nickname')).toHaveValue('Remy');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Non-binary' })).toBeChecked();
});

test('The quiz’s keyboard shortcuts leave links and Wyn’s text field alone', async ({ open }) => {
  const { page } = await open(person('Kay', { type: 'ENFP' }), {
    stage: 'quiz',
    options: { viewport: { width: 1440, height: 900 } },
  });
  await page.goto('/match');
  await page.goto('/new-quiz-test');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.keyboard.press('1');
  await expect(page.getByText('2 of 15')).toBeVisible();
  await page.getByRole('button', { name: /Wyn/ }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.pressSequentially('12');
  await field.press('Backspace');
  await expect(field).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('2 of 15')).toBeVisible();
  // A retake that was begun keeps the way to the earlier report.
  await page.getByRole('link', { name: 'View My WildSelf Report' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hype Connector' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Leave for now' }).press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/match$/);
});

test('The quiz can be taken with the keyboard alone', async ({ open }) => {
  const { page } = await open(person('Kit'), { stage: 'profile' });
  await page.goto('/new-quiz-test');
  await leaveOutPauses(page);
  await page.getByRole('button', { name: 'Start Quiz' }).focus();
  await page.keyboard.press('Enter');
  for (let position = 1; position <= 15; position += 1) {
    await expect(page.getByText(`${position} of 15`)).toBeVisible();
    if (position === 2) {
      await page.keyboard.press('Backspace');
      await expect(page.getByText('1 of 15')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText('2 of 15')).toBeVisible();
    }
    if (position % 2 === 0) {
      await page.keyboard.press('2');
    } else {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    }
  }
  // The egg has the focus. After the hatching, the button that replaces the egg has it.
  await expect(page.getByRole('button', { name: 'Hatch the egg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Ready for the big reveal/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your WildSelf Revealed')).toBeVisible();
});
