import type { Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { expect, keepPicture, test, type Visit } from './fixtures.ts';
import { foreignOn, sayIn } from './foreign.ts';
import { goTo } from './navigation.ts';
import { birthdayKeys, person, town, type Person } from './people.ts';
import { APART } from './settings.ts';
import { leaveOutPauses } from './steps.ts';

// On a shared server, the search could find somebody of another test.
test.use({ settings: { ...APART, DEMO_COMMUNITY: 'false' } });

/** A member with their browser and the texts of their language. */
interface Speaking extends Visit {
  who: Person;
  language: Language;
  say: ReturnType<typeof sayIn>;
  /** Records the texts of the page that are in the other language. */
  look: (where: string) => Promise<void>;
}

/** The pages that a member has met when the job is done. */
const PAGES =
  '/ /match /peek /chat /self /activity /saved /meetings /trending /chaos /browse /account /subscription'.split(' ');

async function join({ page, who, language, say, look }: Speaking): Promise<void> {
  const button = (id: string) => page.getByRole('button', { name: say(id), exact: true });
  await page.goto('/');
  await look('landing');
  await page
    .getByRole('link', { name: say('common.join-now') })
    .first()
    .click();
  await page.getByLabel(say('accounts.email'), { exact: true }).fill(who.email);
  await page.getByLabel(say('accounts.password'), { exact: true }).fill(who.password);
  await page.getByLabel(say('accounts.confirm-password'), { exact: true }).fill(who.password);
  await look('sign-up');
  await page.getByRole('checkbox').check();
  await button('accounts.create-account').click();
  await expect(page.getByRole('heading', { name: say('onboarding.you-are-in-welcome-to') })).toBeVisible();
  await look('welcome');
  await page.getByRole('link', { name: say('parts.set-up-my-profile') }).click();
  await page.getByRole('radio', { name: say('parts.woman'), exact: true }).check();
  await look('gender');
  await button('common.next').click();
  await page.getByLabel(say('onboarding.nickname')).fill(who.name);
  await look('nickname');
  await button('common.next').click();
  await page.getByLabel(say('parts.birthday')).pressSequentially(birthdayKeys(who, language));
  await look('birthday');
  await button('common.next').click();
  await page.getByLabel(say('parts.zip-code')).fill(who.zip);
  await look('zip');
  await button('onboarding.save-and-find-my-animal').click();
  await expect(page.getByRole('heading', { name: say('quiz.personality-quiz') })).toBeVisible();
}

async function hatch({ page, say, look }: Speaking): Promise<void> {
  const main = page.getByRole('main');
  await leaveOutPauses(page);
  await look('quiz');
  await page.getByRole('button', { name: say('quiz.start-quiz') }).click();
  for (let position = 1; position <= 15; position += 1) {
    await expect(page.getByText(say('ui.of', { value: String(position), total: '15' })).first()).toBeVisible();
    await look(`question ${position}`);
    await main.getByRole('group').getByRole('button').first().click();
  }
  await look('egg');
  await page.getByRole('button', { name: say('common.skip'), exact: true }).click();
  await expect(page.getByText(say('quiz.your-wildself-revealed'))).toBeVisible();
  await look('report');
  await page.getByRole('button', { name: say('quiz.take-me-to-the-wildlin') }).click();
  await expect(main.getByRole('button').first()).toBeVisible();
  await look('first steps');
}

/** Presses the search with the preferences that everybody has at first. */
async function search({ page, say }: Speaking): Promise<void> {
  const [before = ''] = say('matching.search-these', { whom: '\0' }).split('\0');
  await page.getByRole('button', { name: new RegExp(`^${before}`) }).click();
}

const field = ({ page, say }: Speaking, name: string) =>
  page.getByRole('textbox', { name: say('chat.message', { name }) });

async function write(by: Speaking, to: Speaking, words: string): Promise<void> {
  await field(by, to.who.name).fill(words);
  await by.page.getByRole('button', { name: by.say('ui.send'), exact: true }).click();
  await expect(heard(by.page, words)).toBeVisible();
  await expect(heard(to.page, words)).toBeVisible();
}

const heard = (page: Page, words: string) => page.getByRole('paragraph').filter({ hasText: words }).first();

async function give(by: Speaking, to: Speaking): Promise<void> {
  await by.page.getByRole('button', { name: by.say('chat.give-a-gift', { name: to.who.name }) }).click();
  const picker = by.page.getByRole('dialog');
  await expect(picker.getByRole('radio')).toHaveCount(48);
  await by.look('gifts');
  await picker.getByRole('radio').first().check();
  await picker.getByRole('button', { name: by.say('parts.send-gift') }).click();
  await expect(picker).toHaveCount(0);
  await by.look('gift given');
  const wrapped = to.page.getByRole('button', { name: to.say('chat.tap-to-unwrap') });
  await expect(wrapped).toBeVisible();
  await to.look('gift wrapped');
  await wrapped.click();
  const thanks = to.page.getByRole('button', { name: to.say('chat.say-thanks') });
  await expect(thanks).toBeVisible();
  await to.look('gift unwrapped');
  await thanks.click();
  await to.look('thanks');
}

async function post({ page, say, look }: Speaking, words: string): Promise<void> {
  await goTo(page, '/post');
  await page.getByRole('textbox', { name: say('posts.your-words') }).fill(words);
  await look('composer');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('posts.post'), exact: true })
    .click();
  await expect(page.getByText(say('posts.posted-successfully')).first()).toBeVisible();
  await look('posted');
}

async function comment({ page, say, look }: Speaking, of: string, words: string): Promise<void> {
  // The detour opens the feed anew.
  await goTo(page, '/terms');
  await goTo(page, '/peek');
  const link = page.getByRole('link', { name: of }).first();
  await expect(async () => {
    const arrived = page.getByRole('button', { name: /^1 (?:new post|publicación nueva)/ });
    if (await arrived.isVisible()) await arrived.click({ timeout: 2000 });
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass();
  await link.click({ position: { x: 12, y: 12 } });
  const box = page.getByRole('textbox', { name: say('posts.write-a-comment') });
  await box.fill(words);
  await box.press('Enter');
  await expect(page.getByText(words).last()).toBeVisible();
  await look('comment');
}

test('A Spanish and an English member never meet our texts in the other’s language', async ({ open }) => {
  test.setTimeout(400_000);
  const zip = town();
  const left: string[] = [];
  const enter = async (name: string, language: Language, locale: string): Promise<Speaking> => {
    const who = person(name, { zip });
    const visit = await open(who, { options: { locale } });
    const look = async (where: string): Promise<void> => {
      await keepPicture(visit.page, `two-${language}-${where.replaceAll(/\W+/g, '-')}`);
      left.push(...(await foreignOn(visit.page)).map((text) => `${name}, ${where}: ${text}`));
    };
    return { ...visit, who, language, say: sayIn(language), look };
  };
  const ada = await enter('Adabel', 'en', 'en-US');
  const lia = await enter('Liaro', 'es', 'es-MX');
  for (const one of [ada, lia]) {
    await join(one);
    await hatch(one);
    await search(one);
  }
  const hello = lia.page.getByRole('button', { name: lia.say('common.say-hello') });
  await expect(hello).toBeVisible({ timeout: 20_000 });
  await lia.look('match');
  await hello.click();
  await expect(field(lia, ada.who.name)).toBeVisible();
  await ada.look('nobody found');
  const room = new URL(lia.page.url()).pathname;
  await goTo(ada.page, room);
  await write(lia, ada, '¿Hablas con tus plantas?');
  await write(ada, lia, 'Only to the fern, and it is shy.');
  for (const one of [ada, lia]) await one.look('room');
  await give(ada, lia);
  await give(lia, ada);
  await post(lia, 'El helecho ganó otra vez.');
  await comment(ada, 'El helecho ganó otra vez.', 'A fern is patient.');
  await post(ada, 'Ferns do not read the news.');
  await comment(lia, 'Ferns do not read the news.', 'Mejor para ellos.');
  for (const one of [ada, lia]) {
    await goTo(one.page, room);
    const profile = await one.page.locator('main a[href^="/users/"]').first().getAttribute('href');
    for (const path of [...PAGES, profile ?? '/self']) {
      await goTo(one.page, path);
      await expect(one.page.locator('h1').first()).toBeVisible();
      await expect(one.page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await one.look(path);
    }
  }
  expect([...new Set(left)]).toEqual([]);
});
