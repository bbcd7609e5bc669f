import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { directRoom, enter, person, send, write, type Person } from './people.ts';
import { answer, bubbles, composer } from './steps.ts';
import { takePicture } from '#scripts/picture.ts';

/** Returns a time zone where it is evening now, so that no screenshot shows people chatting at night. */
function eveningZone(): string {
  const ahead = ((19 - new Date().getUTCHours() + 12 + 24) % 24) - 12;
  return ahead >= 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`;
}

const PHONE = { timezoneId: eveningZone(), viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESK = {
  timezoneId: eveningZone(),
  viewport: { width: 1440, height: 900 },
  colorScheme: 'dark',
  deviceScaleFactor: 1,
} as const;

const keep = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await takePicture(page, join('docs', 'images', `${name}.png`));
};

/** All people are fictional. Juno and Wren live in one town, so that they can match. */
const juno = person('Juno', { birthday: '06/21/1995', zip: '97103', handle: 'juno', type: 'ENFP' });
const wren = person('Wren', {
  birthday: '09/02/1994',
  zip: '97103',
  handle: 'wren',
  type: 'INFJ',
  bio: 'Night nurse, day napper.',
});
const others: [Person, string][] = [
  [person('Kofi', { gender: 'men' }), 'The ferry at nine, then? I bring the thermos.'],
  [person('Tova'), 'My bread has a name now. It is Gerald.'],
  [person('Ash', { gender: 'non-binary' }), 'You were right about chapter nineteen. How dare you.'],
  [person('Mateo', { gender: 'men' }), 'We are one short for trivia. How are you on rivers?'],
  [person('Linh'), 'Thank you for last night. Smaller today. I ate an egg.'],
];

const TALK: [speaker: 'juno' | 'wren', words: string][] = [
  ['wren', 'Hi! We overthink in the same direction, it says. Shall we do it together?'],
  ['juno', 'Yes please. Are you the hiking kind of outdoors or the sitting kind?'],
  ['wren', 'Sitting, with the option of a short stroll to the cooler.'],
  ['juno', 'Thank goodness. Everyone I know owns poles now.'],
  ['wren', 'There is a lake with a bench. I will say no more.'],
  ['juno', 'You have said exactly enough. Saturday?'],
  ['wren', 'Saturday. I bring soup.'],
];

test('The landing page has its pictures', async ({ open }) => {
  const { page } = await open(juno, { options: PHONE });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'JOIN NOW' }).first()).toBeVisible();
  await keep(page, 'landing');
});

test('The quiz and the report have their pictures', async ({ open }) => {
  const { page } = await open(person('Juno'), { stage: 'profile', options: PHONE });
  await page.goto('/new-quiz-test');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  for (let position = 1; position <= 4; position += 1) await answer(page, position, 1);
  await expect(page.getByText('5 of 15')).toBeVisible();
  await keep(page, 'quiz');
  const { page: later } = await open(person('Juno', { type: 'ENFP' }), { stage: 'quiz', options: PHONE });
  await later.goto('/my-report');
  await expect(later.getByText('Your Superpowers')).toBeVisible();
  await keep(later, 'report');
});

test('The match and the chat have their pictures', async ({ open, product }) => {
  const { url } = product;
  const { page, entered } = await open(juno, { stage: 'preferences', options: PHONE });
  const friend = await enter(url, wren, 'preferences');
  for (const [other, words] of others) {
    const them = await enter(url, other, 'quiz');
    await write(url, them, { roomId: await directRoom(url, them, entered), content: words });
  }
  await page.goto('/soul-matching');
  await page.getByRole('button', { name: 'Find New Match' }).click();
  await expect(page.getByRole('heading', { name: /^Wren, \d\d$/ })).toBeVisible();
  await keep(page, 'match');

  const { matches } = await send<{ matches: { chatRoomId: string }[] }>(`${url}/api/soul-matching/matches`, {
    method: 'GET',
    token: entered.accessToken,
  });
  const roomId = matches[0]?.chatRoomId ?? '';
  for (const [speaker, content] of TALK) await write(url, speaker === 'juno' ? entered : friend, { roomId, content });
  await page.goto(`/chat/${roomId}`);
  await expect(bubbles(page, TALK.at(-1)?.[1] ?? '')).toBeVisible();
  await expect(composer(page, 'Wren')).toBeVisible();
  await keep(page, 'chat');

  const desk = await page
    .context()
    .browser()
    ?.newContext({ ...DESK, storageState: await page.context().storageState(), baseURL: url });
  const wide = await desk?.newPage();
  if (wide === undefined) throw new Error('No second window.');
  await wide.goto(`/chat/${roomId}`);
  await expect(bubbles(wide, TALK.at(-1)?.[1] ?? '')).toBeVisible();
  await keep(wide, 'chat-desk');
  await desk?.close();
});
