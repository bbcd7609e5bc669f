import { expect, type Page } from '@playwright/test';
import { isolated } from '#content/isolated.ts';
import type { Person } from './people.ts';

const GENDERS = { women: 'Woman', men: 'Man', 'non-binary': 'Non-binary' };

/** Signs up from the landing page, up to the first step of the profile. */
export async function signUp(page: Page, who: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'JOIN NOW' }).first().click();
  await fillSignUp(page, who);
  await expect(page.getByRole('heading', { name: 'You are in. Welcome to the wild.' })).toBeVisible();
  await page.getByRole('link', { name: 'Set up my profile' }).click();
  await expect(page.getByRole('heading', { name: 'What is your gender?' })).toBeVisible();
}

/** Fills in the sign-up form and submits it. */
export async function fillSignUp(page: Page, who: Person): Promise<void> {
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(who.password);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Fills in the sign-in form and submits it. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email or Wildin ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Returns the token of the member who is signed in on the page, for calls of the API. */
export const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('accessToken') ?? '');

/** Completes the profile, up to the quiz. */
export async function setUpProfile(page: Page, who: Person): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('radio', { name: GENDERS[who.gender], exact: true }).check();
  await next.click();
  await page.getByLabel('Nickname').fill(who.name);
  await next.click();
  await page.getByLabel('Birthday').pressSequentially(who.birthday.replaceAll('/', ''));
  await next.click();
  await page.getByLabel('ZIP code').fill(who.zip);
  await page.getByRole('button', { name: 'Save and find my animal' }).click();
  await expect(page.getByText('Profile updated!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Personality Quiz' })).toBeVisible();
}

/** Chooses an answer to the question at `position`. The answer to the last question submits all answers. */
export async function answer(page: Page, position: number, choice = 0): Promise<void> {
  await expect(page.getByText(`${position} of 15`)).toBeVisible();
  await page.getByRole('main').getByRole('group').getByRole('button').nth(choice).click();
}

/**
 * Leaves out the pause of 600 ms after each answer until the page loads anew, because fifteen pauses take nine seconds.
 * The length of the pause has its own test in e2e/hatch.e2e.ts.
 */
export async function leaveOutPauses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((done: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(done, ms === 600 ? 0 : ms, ...rest)) as typeof window.setTimeout;
  });
}

/** Answers all fifteen questions, skips the egg, and waits for the report. */
export async function takeQuiz(page: Page): Promise<void> {
  await leaveOutPauses(page);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  for (let position = 1; position <= 15; position += 1) await answer(page, position);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Your WildSelf Revealed')).toBeVisible();
}

/** Locates what is said to screen readers only. */
export const aloud = (page: Page) => page.locator('[data-aloud]');

/**
 * Locates the visible toasts, also beside an open dialog. Excludes the live region for screen readers, which repeats
 * the text of a toast.
 */
export const toasts = (page: Page) =>
  page
    .getByRole('region', { name: /Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

/**
 * Lets the calls of a route through again once "Try again" is there, and presses it by an event. A normal click would
 * wait until the button is still. The page may recover by itself first, and the button is gone.
 */
export async function tryAgain(page: Page, route: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again', exact: true });
  await expect(button).toBeVisible();
  await page.unroute(route);
  await button.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => undefined);
}

export const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${isolated(name)}` });
/** Locates the messages of the conversation that contain a text, from either side. */
export const bubbles = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: /^Messages with/ })
    .getByRole('paragraph')
    .filter({ hasText: text });

/** The button beside the message field that opens the menu of pictures, GIFs, gifts and other content. */
export const plus = (page: Page) => page.getByRole('button', { name: 'Add to your message' });

export async function add(page: Page, what: string): Promise<void> {
  await plus(page).click();
  await page.getByRole('menuitem', { name: what }).click();
}

export async function say(page: Page, to: string, text: string): Promise<void> {
  await composer(page, to).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Completes the four steps of Soul Preferences, which end in a search. */
export async function choosePreferences(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('checkbox', { name: 'Everyone' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Friendship' }).check();
  await next.click();
  await expect(page.getByRole('heading', { name: 'What ages suit you?' })).toBeVisible();
  await page.getByRole('radio', { name: /No preference/ }).check();
  await next.click();
  await expect(page.getByText('Anyone in your state.')).toBeVisible();
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Your whole city.')).toBeVisible();
  await next.click();
  await page.getByRole('checkbox', { name: 'Voice calls' }).check();
  await page.getByRole('button', { name: 'Find My Tribe' }).click();
  await expect(page).toHaveURL(/\/soul-matching$/);
}

/** Counts the presses on the page from its next load on; keys do not count. Returns a function that reads the count. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const name = 'taps';
    const count = (): void => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    window.addEventListener('pointerdown', count, { capture: true });
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('taps')));
}

/** Resolves when the next page in this tab has rejoined its rooms. Ignores sockets of the present page. */
export function liveAgain(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let isNext = false;
    page.once('framenavigated', () => (isNext = true));
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (isNext && payload.toString().includes('rooms_rejoined')) resolve();
      }),
    );
  });
}

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Opens the composer from the navigation bar and publishes a post. */
export async function firstPost(page: Page, words: string): Promise<void> {
  await tab(page, 'Post').click();
  await page.getByRole('textbox', { name: 'Your words' }).fill(words);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(toasts(page).getByText('Posted successfully! 🎉')).toBeVisible();
}

/** Opens the chats from the navigation bar and creates a group. */
export async function firstGroup(page: Page): Promise<void> {
  await tab(page, 'Chat').click();
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Name').fill('Early birds');
  await dialog.getByLabel('What is it about?').fill('Whoever comes next.');
  await dialog.getByRole('button', { name: 'Make the group' }).click();
  await expect(composer(page, 'Early birds')).toBeVisible();
}
