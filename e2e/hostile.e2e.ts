import { expect, test } from './fixtures.ts';
import { allTextFields, expectNothingMade, LINE, NAME, NICK, SEEN, walk, WORDS, Writer } from './hostile.ts';
import { SCREENS, writeEverywhere } from './written.ts';
import { goTo } from './navigation.ts';
import { person, town } from './people.ts';
import { APART } from './settings.ts';

// Tests on the same server could find this test's cloud and post, so the test has a separate server.
test.use({ settings: APART });

/**
 * Matches the fields that `writeEverywhere` leaves out. Other files cover the fields of the desk, of pictures and of
 * voice notes (e2e/hostile-desk.e2e.ts), names of passkeys (e2e/passkeys.e2e.ts), and what an operator writes
 * (e2e/operator-settings.e2e.ts). The test types the words to Wyn.
 * What is kept of a meeting, and what goes to a trusted person, is read by nobody else here (e2e/plans.e2e.ts,
 * e2e/home-safe.e2e.ts). The other fields change a text that `writeEverywhere` writes.
 */
const ELSEWHERE =
  /^(?:PUT \/api\/auth\/passkeys\S+|PUT \S+\/met|PUT \/api\/meetings\S+|\w+ \/api\/home-safe\S+|PUT \S+\/(?:messages|plans)\/:messageId|PUT \S+\/scheduled\/:id|PUT \/api\/posts\/:id|POST \S+\/appeal|\w+ \/api\/operator\/\S+|POST \/api\/(?:moderation|take-down|wyn)\S*) |(?:pictures|picture|voice|alt)$/;

const HOSTILE = { nick: NICK, name: NAME, line: LINE, seen: SEEN, words: WORDS };

test('Markup in every text field is shown as text and never runs', async ({ open, product }) => {
  test.setTimeout(120_000);
  const zip = town();
  const ana = await open(person('Ana', { zip, handle: 'ana_of_the_tags' }), { stage: 'preferences' });
  const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  await product.age();
  const writer = new Writer(product.url);
  const screens = await writeEverywhere(writer, [ana.entered, bo.entered], HOSTILE);
  const all = await allTextFields();
  expect(all.filter((field) => !writer.fields.has(field) && !ELSEWHERE.test(field))).toEqual([]);

  for (const { page } of [ana, bo]) await page.goto('/account');
  await walk(ana.page, [...SCREENS, ...screens]);
  await walk(bo.page, [...SCREENS, ...screens.filter((path) => path !== screens[1]), '/u/ana_of_the_tags']);
  await goTo(bo.page, screens[2] ?? '');
  await expect(bo.page.getByRole('article').getByText('<script>bad()</script>').first()).toBeVisible();
  await expect(bo.page.getByRole('article').getByText(NICK).first()).toBeVisible();

  await ana.page.goto('/?open=wyn');
  await ana.page.getByRole('textbox', { name: 'Message Wyn' }).fill(WORDS);
  await ana.page.keyboard.press('Enter');
  const talk = ana.page.getByRole('list', { name: 'Conversation with Wyn' }).locator('> li');
  await expect(talk.filter({ hasText: '<script>bad()</script>' }).first()).toBeVisible();
  await expect(talk).toHaveCount(3);
  await expectNothingMade(ana.page, 'Wyn');
});
