import { updateUser } from '#contract/accounts.ts';
import { putDraft } from '#contract/chat.drafts.ts';
import { scheduleMessage } from '#contract/chat.scheduled.ts';
import { sendMessage } from '#contract/chat.ts';
import { createCloud } from '#contract/clouds.ts';
import { sendGift } from '#contract/gifts.ts';
import { changeGroup, createGroup, setAlias } from '#contract/groups.ts';
import { saveInterestProfile } from '#contract/interests.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { makePlan } from '#contract/plans.ts';
import { makePoll } from '#contract/polls.ts';
import { addComment } from '#contract/posts.comments.ts';
import { createPost } from '#contract/posts.ts';
import { expect, test } from './fixtures.ts';
import { allTextFields, expectNothingMade, LINE, NAME, NICK, SEEN, walk, WORDS, Writer } from './hostile.ts';
import { goTo } from './navigation.ts';
import { directRoom, person, town, type Entered } from './people.ts';
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

type Made = { id: string };
const inDays = (days: number): string => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T07:30`;

/** Ana writes markup into every field, and Bo writes markup to her. Returns the pages that show the markup. */
async function writeEverywhere(writer: Writer, ana: Entered, bo: Entered): Promise<string[]> {
  const own = { id: ana.id };
  const roomId = await directRoom(writer.url, ana, bo);
  const names = { displayName: NICK, firstName: NAME, lastName: NAME, bio: LINE };
  await writer.write(ana, updateUser, { params: own, body: names });
  await writer.write(ana, saveInterestProfile, { params: own, body: { interests: [], custom: [LINE] } });
  const message = { clientId: crypto.randomUUID(), content: WORDS };
  await writer.write(ana, sendMessage, { params: { roomId }, body: message });
  await writer.write(ana, putDraft, { params: { roomId }, body: { content: WORDS, base: null } });
  const plan = { title: LINE, place: LINE, when: inDays(3), zone: 'America/New_York' };
  await writer.write(ana, makePlan, { params: { roomId }, body: plan });
  const poll = { question: LINE, choices: [NAME, LINE] };
  await writer.write(ana, makePoll, { params: { roomId }, body: poll });
  const later = { clientId: crypto.randomUUID(), content: WORDS, when: inDays(3), zone: 'America/New_York' };
  await writer.write(ana, scheduleMessage, { params: { roomId }, body: later });
  const gift = { giftTypeId: 'warm-mug', receiverId: bo.id, chatRoomId: roomId, message: LINE };
  await writer.write(ana, sendGift, { body: gift });
  const { id: group } = await writer.write<Made>(ana, createGroup, { body: { name: NAME, description: LINE } });
  const rules = { name: NAME, description: LINE, rules: SEEN, announcement: SEEN };
  await writer.write(ana, changeGroup, { params: { roomId: group }, body: rules });
  await writer.write(ana, setAlias, { params: { roomId: group }, body: { alias: NAME } });
  await writer.write(ana, sendMessage, {
    params: { roomId: group },
    body: { ...message, clientId: crypto.randomUUID() },
  });
  const cloud = { name: NAME, description: LINE, type: 'share-memes', tag: '#MemeMania' };
  await writer.write(ana, createCloud, { body: cloud });
  const { id: post } = await writer.write<Made>(ana, createPost, { body: { content: SEEN } });
  await writer.write(bo, addComment, { params: { id: post }, body: { content: SEEN } });
  const report = { subject: { kind: 'person', id: String(ana.id) }, category: 'scam', note: WORDS };
  await writer.write(bo, sendReport, { body: report });
  return [`/chat/${roomId}`, `/chat/${group}`, `/post/${post}`, `/users/${ana.id}`, `/users/${bo.id}`];
}

const SCREENS =
  '/ /peek /browse /chat /chaos /trending /match /soul-matching /self /activity /saved /account /account/reports /account/data /profile-setup /interest-quiz /post';

test('Markup in every text field is shown as text and never runs', async ({ open, product }) => {
  test.setTimeout(120_000);
  const zip = town();
  const ana = await open(person('Ana', { zip, handle: 'ana_of_the_tags' }), { stage: 'preferences' });
  const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  await product.age();
  const writer = new Writer(product.url);
  const screens = await writeEverywhere(writer, ana.entered, bo.entered);
  const all = await allTextFields();
  expect(all.filter((field) => !writer.fields.has(field) && !ELSEWHERE.test(field))).toEqual([]);

  for (const { page } of [ana, bo]) await page.goto('/account');
  await walk(ana.page, [...SCREENS.split(' '), ...screens]);
  await walk(bo.page, [...SCREENS.split(' '), ...screens.filter((path) => path !== screens[1]), '/u/ana_of_the_tags']);
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
