import type { Page } from '@playwright/test';
import { SoftAuthenticator } from '#test/authenticator.ts';
import { expect, test } from './fixtures.ts';
import { giftScreens } from './gift-screens.ts';
import { groupScreens, type Screen } from './group.ts';
import { planScreens } from './plans.ts';
import { enter, person, send, town, type Entered } from './people.ts';
import { answer, bubbles, composer } from './steps.ts';
import { look, PHONE } from './views.ts';

const at =
  (path: string, words: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  };

const inWindow =
  (name: string, words: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/match?open=${name}`);
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  };

/** Returns a function that opens a wizard, goes to a later step with `prepare`, and waits for the step's heading. */
const step =
  (path: string, heading: string, prepare: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await prepare(page);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  };

/** Types a number that earlier tests have probably not used, because a number gets only one code a minute. */
const typeNumber = async (page: Page): Promise<void> => {
  await page.goto('/phone-login');
  await page.getByLabel('Phone number').pressSequentially(`20255501${String(Date.now()).slice(-2)}`);
};

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

/** Starts a search with a tap, because opening the page starts no search. */
async function search(page: Page): Promise<void> {
  await page.goto('/soul-matching');
  await page.getByRole('button', { name: 'Find New Match' }).click();
}

const inMatch = { stage: 'preferences', set: 'match' } as const;
/** Wren, whom a person met, by the person's id. */
const friends = new Map<number, Entered>();

function friendOf({ id }: Entered): Entered {
  const friend = friends.get(id);
  if (friend === undefined) throw new Error('Nobody was met.');
  return friend;
}

/** Returns the id of the room of the person's only match. */
async function roomOf({ url, entered }: { url: string; entered: Entered }): Promise<string> {
  const asked = { method: 'GET', token: entered.accessToken };
  const { matches } = await send<{ matches: { chatRoomId: string }[] }>(`${url}/api/soul-matching/matches`, asked);
  return matches[0]?.chatRoomId ?? '';
}

const screens: readonly Screen[] = [
  { name: 'landing', go: at('/', /Real self/) },
  { name: 'signup', go: at('/signup', 'Create your account') },
  { name: 'login', go: at('/login', 'Welcome back') },
  { name: 'phone-login', go: typeNumber },
  {
    name: 'verify-refused',
    go: async (page) => {
      await typeNumber(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('6-digit code').pressSequentially('000000');
      await expect(page.getByText(/That code is not right/)).toBeVisible();
    },
  },
  {
    name: 'consent-new',
    go: async (page) => {
      await page.goto('/phone-login');
      const pending = { phoneNumber: '+12025550199', country: 'US', resendAt: 0, next: null, code: '000000' };
      await page.evaluate((text) => sessionStorage.setItem('wildin.phone', text), JSON.stringify(pending));
      await at('/consent', 'Privacy and Permissions')(page);
    },
  },
  { name: 'consent-own', stage: 'account', go: at('/consent', /Accepted on/) },
  {
    name: 'forgot-sent',
    go: async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('somebody.with.a.rather.long.name@a-rather-long-domain.example.com');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    },
  },
  {
    name: 'reset-link-dead',
    go: async (page) => {
      await page.goto('/reset-password?token=a-link-that-nobody-ever-sent');
      await page.getByLabel('New password', { exact: true }).fill('correct horse battery');
      await page.getByLabel('Confirm new password', { exact: true }).fill('correct horse battery');
      await page.getByRole('button', { name: 'Change my password' }).click();
      await expect(page.getByText(/This link no longer works/)).toBeVisible();
    },
  },
  { name: 'boost-hatched', stage: 'quiz', go: at('/signup-profile-boost', 'Your interests') },
  { name: 'verify-email', stage: 'account', go: at('/verify-email', /We mailed six digits/) },
  { name: 'setup-gender', stage: 'account', go: at('/profile-setup', 'What is your gender?') },
  {
    name: 'setup-birthday-refused',
    stage: 'account',
    go: step('/profile-setup', 'When is your birthday?', async (page) => {
      await page.getByRole('radio', { name: 'Woman', exact: true }).check();
      await next(page);
      await page.getByLabel('Nickname').fill('Vera');
      await next(page);
      await next(page);
    }),
  },
  { name: 'quiz-intro', stage: 'profile', go: at('/new-quiz-test', 'Personality Quiz') },
  {
    name: 'quiz-question',
    stage: 'profile',
    go: async (page) => {
      await page.goto('/new-quiz-test');
      await page.getByRole('button', { name: 'Start Quiz' }).click();
      await answer(page, 1);
      await expect(page.getByText('2 of 15')).toBeVisible();
    },
  },
  { name: 'report', stage: 'quiz', go: at('/my-report', 'Your Superpowers') },
  { name: 'no-report', stage: 'account', go: at('/my-report', 'No Report Found!') },
  { name: 'home-new', stage: 'account', go: at('/', 'First steps') },
  { name: 'home', stage: 'preferences', go: at('/', 'First steps') },
  { name: 'match-gate', stage: 'account', go: at('/match', 'Complete Your Wild Profile') },
  { name: 'match-empty', stage: 'preferences', go: at('/match', 'Your matches') },
  { name: 'meet', stage: 'quiz', go: at('/meet', 'Who is it today?') },
  { name: 'wishes-connections', stage: 'quiz', go: at('/soul-matching-setup', 'Who do you hope to meet?') },
  { name: 'wishes-age', stage: 'quiz', go: step('/soul-matching-setup', 'What ages suit you?', next) },
  {
    name: 'wishes-distance',
    stage: 'quiz',
    go: step('/soul-matching-setup', 'How far away is okay?', async (page) => {
      await next(page);
      await next(page);
    }),
  },
  {
    name: 'nobody-found',
    stage: 'preferences',
    go: async (page) => {
      await search(page);
      await expect(page.getByText("everyone's hiding apparently")).toBeVisible();
    },
  },
  {
    name: 'found-match',
    ...inMatch,
    go: async (page, { who, url, entered }) => {
      friends.set(entered.id, await enter(url, { ...person('Wren'), zip: who.zip }, 'preferences'));
      await search(page);
      await expect(page.getByRole('heading', { name: /^Wren, \d\d$/ })).toBeVisible();
    },
  },
  {
    name: 'match',
    ...inMatch,
    go: async (page) => {
      await page.goto('/match');
      await expect(page.getByRole('link', { name: /Wren, \d\d/ })).toBeVisible();
    },
  },
  { name: 'chats-empty', stage: 'profile', go: at('/chat', 'Chats') },
  {
    name: 'room-new',
    ...inMatch,
    go: async (page, as) => {
      await page.goto(`/chat/${await roomOf(as)}`);
      await expect(composer(page, 'Wren')).toBeVisible();
    },
  },
  {
    name: 'room',
    ...inMatch,
    go: async (page, { url, entered }) => {
      const address = `${url}/api/chats/${await roomOf({ url, entered })}/messages`;
      for (const [index, content] of TALK.entries()) {
        const token = index % 2 === 0 ? friendOf(entered).accessToken : entered.accessToken;
        const body = { clientId: crypto.randomUUID(), content };
        const { message } = await send<{ message: { id: string } }>(address, { token, body });
        if (index < 3) await send(`${address}/${message.id}/pin`, { token, body: { isOn: true }, method: 'PUT' });
      }
      await expect(page.getByText('Pinned, 3 of 3')).toBeVisible();
      await expect(bubbles(page, TALK.at(-1) ?? '')).toBeVisible();
    },
  },
  {
    name: 'new-group',
    ...inMatch,
    go: async (page) => {
      await page.goto('/chat');
      await page.getByRole('button', { name: 'Start New Chat' }).click();
      await page.getByRole('button', { name: 'New group' }).click();
      await page.getByLabel('Name').fill('Morning people, allegedly');
      await page.getByRole('checkbox', { name: /Wren/ }).check();
      await expect(page.getByRole('button', { name: 'Make it and invite 1' })).toBeVisible();
    },
  },
  {
    name: 'invitations',
    ...inMatch,
    go: async (page, { url, entered }) => {
      for (const [gradient, name] of ['Morning people', 'One good pan club'].entries()) {
        const body = { name, gradient, people: [entered.id], description: 'Sunrise walks, slow coffee, no pep talks.' };
        await send(`${url}/api/chats/groups`, { token: friendOf(entered).accessToken, body });
      }
      await page.goto('/chat');
      await expect(page.getByRole('button', { name: 'Join Morning people' })).toBeVisible();
    },
  },
  ...giftScreens,
  {
    name: 'room-lost',
    stage: 'profile',
    go: at('/chat/0190aaaa-0000-7000-8000-000000000000', 'This chat is not here.'),
  },
  { name: 'self', stage: 'preferences', go: at('/self', 'Vera') },
  {
    name: 'person',
    stage: 'preferences',
    go: async (page, { url }) => {
      const wren = await enter(url, person('Wren'), 'quiz');
      await page.goto(`/users/${wren.id}`);
      await expect(page.getByRole('heading', { name: 'Wren' })).toBeVisible();
    },
  },
  { name: 'account', stage: 'profile', go: at('/account', 'Account') },
  {
    name: 'security-change',
    stage: 'profile',
    go: async (page) => {
      await page.goto('/account/security');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByRole('button', { name: 'Add a number' }).click();
      await expect(page.getByLabel('New number')).toBeVisible();
    },
  },
  {
    name: 'proof',
    stage: 'profile',
    go: async (page) => {
      await page.goto('/account/security');
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByLabel('New email').fill('robin@example.org');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
    },
  },
  {
    name: 'security-passkeys',
    stage: 'profile',
    go: async (page, { who, url, entered }) => {
      const { accessToken: token } = entered;
      await send(`${url}/api/auth/proof`, { token, body: { password: who.password } });
      const device = new SoftAuthenticator({ origin: url });
      for (const name of ['', 'The blue security key on the shelf']) {
        const made = device.make(await send(`${url}/api/auth/passkeys/begin`, { token }));
        const { id } = await send<{ id: string }>(`${url}/api/auth/passkeys`, { token, body: { made } });
        if (name !== '') await send(`${url}/api/auth/passkeys/${id}`, { method: 'PUT', token, body: { name } });
      }
      await page.goto('/account/security');
      await expect(page.getByText('The blue security key on the shelf')).toBeVisible();
    },
  },
  { name: 'not-me', go: at('/not-me?token=none', 'It was not you?') },
  { name: 'age', stage: 'profile', go: at('/account/age', 'Where you live, your birthday is enough.') },
  { name: 'notifications', stage: 'profile', go: at('/account/notifications', 'Notifications') },
  { name: 'your-data', stage: 'preferences', go: at('/account/data', 'Your data') },
  { name: 'blocked', stage: 'profile', go: at('/account/blocked', 'Blocked people') },
  { name: 'photo-check', stage: 'profile', go: at('/photo-check', 'How it goes') },
  { name: 'reports-none', stage: 'profile', go: at('/account/reports', 'You have reported nothing.') },
  { name: 'decisions-none', stage: 'profile', go: at('/account/decisions', 'Nothing was decided about you.') },
  {
    name: 'report-window',
    stage: 'profile',
    go: async (page, { url }) => {
      const wren = await enter(url, person('Wren'), 'quiz');
      await page.goto(`/users/${wren.id}?open=report&about=person.${wren.id}`);
      await page.getByRole('radio', { name: 'Self-harm' }).check();
      await expect(page.getByRole('heading', { name: 'What will be sent' })).toBeVisible();
    },
  },
  { name: 'logout', stage: 'profile', go: at('/logout', 'Log out?') },
  { name: 'not-found', stage: 'profile', go: at('/nowhere-at-all', '404 Page Not Found') },
  {
    name: 'vibe-window',
    stage: 'profile',
    go: async (page) => {
      await page.goto('/?open=vibe');
      await page.getByRole('button', { name: 'Curious' }).click();
      await page.getByRole('button', { name: 'Down' }).click();
      await expect(page.getByRole('img', { name: /^Your portrait/ })).toBeVisible();
    },
  },
  { name: 'match-debug', stage: 'preferences', go: at('/soul-matching-debug', 'The funnel') },
  { name: 'match-example', stage: 'preferences', go: at('/soul-match-result', 'Example') },
  { name: 'soul-window', stage: 'preferences', go: inWindow('soul', 'I Resonate Age') },
  { name: 'wyn-window', stage: 'quiz', go: inWindow('wyn', 'Your AI wingman with a brain') },
];

const TALK = [
  'Is it true that you talk to your houseplants?',
  'Only to the fern. The others know what they did.',
  'And a word that is far too long to fit: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'Gesundheit! AVeryLongWordThatGoesOnAndOnAndOnAndOnAndOnAndOnAndOnAndOnAndOnAndOnAndOnWithoutABreak',
];

/** Screens of one stage or set share a person and a browser, because a sign-up takes longer than a check of a screen. */
const groups = Map.groupBy(
  [...screens, ...groupScreens, ...planScreens],
  ({ set, stage }) => set ?? stage ?? 'stranger',
);

for (const [group, ofGroup] of groups) {
  test(`Screens of the group ${group} are clean by day and night on phone and desk`, async ({ open, product }) => {
    test.setTimeout(60_000 + 15_000 * ofGroup.length);
    const who = person('Vera', { zip: town() });
    const stage = ofGroup[0]?.stage;
    const { page, entered } = await open(who, { ...(stage && { stage }) });
    for (const { name, go } of ofGroup) {
      await test.step(name, async () => {
        await page.setViewportSize(PHONE);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await go(page, { who, entered, url: product.url });
        await look(page, name);
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });
}
