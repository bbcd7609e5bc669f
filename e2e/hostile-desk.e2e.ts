import type { Page } from '@playwright/test';
import { sendMessage } from '#contract/chat.ts';
import { uploadPicture, uploadVoice } from '#contract/media.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { sendNotice } from '#contract/moderation.take-down.ts';
import { listLooks, refuseLook } from '#contract/moderation.waiting.ts';
import { answerAppeal, decideCase, writeToCase, type CaseHead, type WholeCase } from '#contract/moderation.ts';
import { createPost } from '#contract/posts.ts';
import { pictureOf } from '#test/photo.ts';
import { webmOf } from '#test/voices.ts';
import { workFor } from '#test/work.ts';
import { openDesk } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { allTextFields, expectNothingMade, LINE, NAME, SEEN, walk, WORDS, Writer } from './hostile.ts';
import { directRoom, type Entered, moderator, person, send, town } from './people.ts';

test.use({ settings: { DEMO_COMMUNITY: 'false' } });

/** Matches the text fields that this file covers and e2e/hostile.e2e.ts leaves out. */
const HERE = /^POST (?:\S+\/appeal|\/api\/moderation\S*|\/api\/take-down) |(?:pictures|picture|voice|alt)$/;

/** Uploads a file in a multipart form. Returns the id of the upload. */
async function upload(
  url: string,
  { accessToken }: Entered,
  { path, field, bytes, type }: { path: string; field: string; bytes: Uint8Array<ArrayBuffer>; type: string },
): Promise<string> {
  const body = new FormData();
  body.append(field, new Blob([bytes], { type }), NAME);
  const headers = { authorization: `Bearer ${accessToken}` };
  const address = `${url}${path}?clientId=${crypto.randomUUID()}`;
  const response = await fetch(address, { method: 'POST', headers, body });
  expect(response.status, path).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

const asBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Bo describes pictures and a voice note in hostile words, in the room and in posts. Returns the first post's id. */
async function describe(writer: Writer, bo: Entered, roomId: string): Promise<string> {
  const { url } = writer;
  const picture = {
    path: uploadPicture.path,
    field: 'picture',
    bytes: asBytes(await pictureOf(1)),
    type: 'image/jpeg',
  };
  const voice = { path: uploadVoice.path, field: 'voice', bytes: asBytes(webmOf({ ms: 2000 })), type: 'audio/webm' };
  const say = (body: object) =>
    writer.write(bo, sendMessage, { params: { roomId }, body: { clientId: crypto.randomUUID(), ...body } });
  await say({ content: '', pictures: [{ id: await upload(url, bo, picture), alt: SEEN }] });
  await say({ content: '', voice: { id: await upload(url, bo, voice), wave: [1, 9, 3], alt: SEEN } });
  const { id } = await writer.write<{ id: string }>(bo, createPost, {
    body: { content: '', picture: { id: await upload(url, bo, picture), alt: SEEN } },
  });
  const imageUrl = `data:image/jpeg;base64,${(await pictureOf(2)).toString('base64')}`;
  await writer.write(bo, createPost, { body: { content: '', imageUrl, alt: SEEN } });
  return id;
}

/** Opens every case at the desk and its copied evidence, if any. Returns the number of cases with evidence. */
async function walkDesk(desk: Page, heads: readonly CaseHead[]): Promise<number> {
  await desk.goto('/moderation');
  const cases = desk.getByRole('region', { name: 'Queue' }).locator('a[href*="/moderation/"]');
  await expect(cases).toHaveCount(heads.length);
  let opened = 0;
  for (const { id, number } of heads) {
    await cases.and(desk.locator(`[href*="${id}"]`)).click();
    const own = desk.getByRole('article', { name: `Case ${number}` });
    await expect(own.getByRole('heading', { level: 2 })).toBeVisible();
    const closed = own.getByRole('button', { name: /^Open the / });
    if ((await closed.count()) > 0) {
      await closed.first().click();
      await expect(own.getByRole('list', { name: 'Evidence' }).first()).toContainText('<script>bad()</script>');
      opened += 1;
    }
    await expectNothingMade(desk, `case ${number}`);
  }
  return opened;
}

test('Markup on the moderation desk and in media descriptions is shown as text', async ({ open, product }) => {
  test.setTimeout(180_000);
  const zip = town();
  const kit = moderator('Kit');
  const desk = await open(kit, { stage: 'profile' });
  const ana = await open(person('Ana', { zip }), { stage: 'preferences' });
  const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  await product.age();
  await product.makeModerators(kit.handle);
  const writer = new Writer(product.url);
  const cy = await open(person('Cy', { zip }), { stage: 'profile' });
  const roomId = await directRoom(product.url, bo.entered, ana.entered);
  await writer.write(bo.entered, sendMessage, {
    params: { roomId },
    body: { clientId: crypto.randomUUID(), content: WORDS },
  });
  const hello = { clientId: crypto.randomUUID(), content: 'Go on.' };
  await writer.write(ana.entered, sendMessage, { params: { roomId }, body: hello });
  const post = await describe(writer, bo.entered, roomId);
  await writer.write(ana.entered, sendReport, {
    body: { subject: { kind: 'message', id: `${roomId}:1` }, category: 'harassment', note: WORDS },
  });
  const notice = {
    category: 'other',
    role: 'me',
    what: `${product.url}/post/${post} ${LINE}`,
    note: WORDS,
    name: NAME,
  };
  const signed = { contact: 'nora@example.com', goodFaith: true, work: await workFor(product.url) };
  await writer.write({ accessToken: '' }, sendNotice, { body: { ...notice, ...signed } });

  await openDesk(desk.page, kit.password);
  const token = desk.entered.accessToken;
  const { cases: heads } = await send<{ cases: CaseHead[] }>(`${product.url}/api/moderation/cases`, {
    method: 'GET',
    token,
  });
  const reported = heads.find(({ kind }) => kind === 'message');
  if (reported === undefined) throw new Error('The report has no case.');
  const params = { id: reported.id };
  const readCase = () =>
    send<WholeCase>(`${product.url}/api/moderation/cases/${reported.id}`, { method: 'GET', token });
  for (const side of ['note', 'reporter', 'subject'])
    await writer.write(desk.entered, writeToCase, { params, body: { side, text: WORDS } });
  expect(await walkDesk(desk.page, heads)).toBeGreaterThan(0);
  const imageUrl = `data:image/jpeg;base64,${(await pictureOf(3)).toString('base64')}`;
  await writer.write(cy.entered, createPost, { body: { content: '', imageUrl } });
  const { looks } = await send<{ looks: { id: string }[] }>(`${product.url}${listLooks.path}`, {
    method: 'GET',
    token,
  });
  for (const { id } of looks)
    await writer.write(desk.entered, refuseLook, { params: { id }, body: { policy: 'harassment', sentence: LINE } });
  const { version } = await readCase();
  const decision = { version, action: 'warn', policy: 'harassment', sentence: LINE };
  await writer.write(desk.entered, decideCase, { params, body: decision });
  const { decisions } = await send<{ decisions: { id: string }[] }>(`${product.url}/api/account/decisions`, {
    method: 'GET',
    token: bo.entered.accessToken,
  });
  const [about] = decisions;
  if (about === undefined) throw new Error('Nothing was decided.');
  await writer.write(bo.entered, appealDecision, { params: { id: about.id }, body: { text: WORDS } });
  await walkDesk(desk.page, heads);
  const appealed = await readCase();
  const answer = { version: appealed.version, outcome: 'upheld', answer: LINE };
  await writer.write(desk.entered, answerAppeal, { params, body: answer });

  const left = (await allTextFields()).filter((field) => HERE.test(field) && !writer.fields.has(field));
  expect(left).toEqual([]);
  await bo.page.goto('/account');
  await walk(bo.page, ['/account/decisions', `/chat/${roomId}`, `/post/${post}`, '/self']);
  await cy.page.goto('/account');
  await walk(cy.page, ['/account/decisions', '/post', '/peek']);
  await ana.page.goto('/account');
  await walk(ana.page, ['/account/reports', `/chat/${roomId}`, `/post/${post}`, '/peek']);
  const picture = ana.page.getByRole('img', { name: LINE.slice(0, 12) });
  await expect(picture.first()).toBeVisible();
});
