import { dropJobs, lookAgain, operatorHealth, retryJobs, tryMail } from '#contract/operator.health.ts';
import { expect, test } from './fixtures.ts';
import { monthOfHealth } from './health-scene.ts';
import { openOperator } from './operator.ts';
import { moderator } from './people.ts';
import { DESK, look } from './views.ts';

/** Nobody answers at this port, so that mail does not leave. */
test.use({ settings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Wildin <hello@wildin.example>' } });
test.describe.configure({ mode: 'default' });

test('The owner reads what is wrong with mail, tries it, and looks again', async ({ open, product }) => {
  const ada = moderator('Ada');
  const { page } = await open({ ...ada, email: `${ada.handle}@example.com` }, { stage: 'profile', expected: /403/ });
  await product.makeOperators(ada.handle);
  await page.setViewportSize(DESK);
  await openOperator(page, ada.password);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^One thing needs you\./);
  const mail = page.getByRole('listitem').filter({ hasText: 'Mail is not leaving' });
  await expect(mail.getByText('Check host and port in SMTP_URL')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Database' })).toContainText('ms');
  await expect(page.getByRole('heading', { name: 'Slow routes' })).toBeVisible();
  await look(page, 'operator-health-new', { fullPage: true });
  await page.setViewportSize(DESK);
  await mail.getByRole('button', { name: 'Send me one' }).click();
  await expect(page.getByText('The mail did not leave.', { exact: true })).toBeVisible();
  const again = page.waitForResponse((answer) => answer.url().endsWith(operatorHealth.path));
  await page.getByRole('button', { name: 'Look at everything again' }).click();
  await again;
  await expect(page.getByText(/Looked at everything \d seconds? ago/)).toBeVisible();
});

test('A month of numbers fits, and failed jobs are tried again or dropped', async ({ open, product }) => {
  const ada = moderator('Ada');
  const { page } = await open({ ...ada, email: `${ada.handle}@example.com` }, { stage: 'profile', expected: /403/ });
  await product.makeOperators(ada.handle);
  const asked: string[] = [];
  await page.route(`**${operatorHealth.path}`, (route) => route.fulfill({ json: monthOfHealth(new Date()) }));
  for (const { path } of [retryJobs, dropJobs]) {
    await page.route(`**${path}`, (route, request) => {
      asked.push(`${path} ${request.postData()}`);
      return route.fulfill({ json: { jobs: 1 } });
    });
  }
  await page.route(`**${lookAgain.path}`, (route) => route.fulfill({ json: { ok: true } }));
  await page.route(`**${tryMail.path}`, (route) => route.fulfill({ json: { to: 'ada@example.com', problem: null } }));
  await page.setViewportSize(DESK);
  await openOperator(page, ada.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing needs you. Two can wait.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mail is not leaving' })).toContainText('38 min');
  await look(page, 'operator-health', { fullPage: true });
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: 'Send me one' }).click();
  await expect(page.getByText('The mail server took it. Look into ada@example.com.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try the 4 again' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await page.getByRole('button', { name: 'Drop…' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Drop 4 failed jobs?');
  await question.getByRole('button', { name: 'Drop', exact: true }).click();
  await expect(question).toBeHidden();
  expect(asked).toEqual([
    `${retryJobs.path} {"kind":"send-message"}`,
    `${retryJobs.path} {"kind":"enforce-retention"}`,
    `${dropJobs.path} {"kind":"send-message"}`,
    `${dropJobs.path} {"kind":"enforce-retention"}`,
  ]);
});
