import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { getPost } from '#contract/posts.ts';
import { legalContact } from '#contract/moderation.take-down.ts';
import { call, startTestApp } from '#test/app.ts';
import { messagesTo } from '#test/messages.ts';
import { NoticeScene } from '#test/notice-scene.ts';

const scene = new NoticeScene();
beforeAll(scene.open);
afterAll(scene.close);

describe('what a notice does', () => {
  it('A grave notice hides its post at once and its author gets a statement', async () => {
    const maker = await scene.member();
    const postId = await scene.post(maker);
    expect(await scene.isShown(postId)).toBe(true);
    const { status, body } = await scene.notice(`Please: http://localhost:3000/post/${postId}.`);
    expect(status).toBe(200);
    expect(body.receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(Date.parse(body.answerBy) - scene.test.clock.now().getTime()).toBe(48 * HOUR_MS);
    expect(await scene.isShown(postId)).toBe(false);
    const own = await call(scene.test.app, getPost, { token: maker.token, params: { id: postId } });
    expect(own.status).toBe(200);
    expect(await scene.decisions(maker.token)).toMatchObject([
      { action: 'hide', kind: 'post', policy: 'intimate', decidedBy: 'machine', isInForce: true, appeal: null },
    ]);
    expect(await scene.mails(maker.user.email ?? '')).toContain('Your post is hidden for now');
  });

  it('A second notice raises the existing case instead of opening another', async () => {
    const [maker, reporter] = [await scene.member(), await scene.person()];
    const postId = await scene.post(maker);
    await scene.notice(`/post/${postId}`, { category: 'copyright' });
    const one = await scene.caseOf('post', postId);
    expect(one).toMatchObject({ class: 'rest', state: 'open', author_id: maker.id });
    scene.test.clock.advance(1000);
    expect(await scene.reported(reporter, { kind: 'post', id: postId })).toBe(one?.id);
    scene.test.clock.advance(1000);
    const two = await scene.caseOf('post', postId);
    await scene.notice(`/post/${postId}`);
    const three = await scene.caseOf('post', postId);
    expect(three).toMatchObject({ id: one?.id, class: 'intimate_picture' });
    const scores = [one, two, three].map((at) => at?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(3);
    const kit = await scene.moderator();
    const head = (await scene.queue(kit, 'take-down')).find(({ id }) => id === one?.id);
    expect(head).toMatchObject({ notices: 2, reports: 1, isHidden: true });
    expect(head?.summary).toBe('2 take-down notices, 1 report, hidden');
    const { evidence, history } = await scene.see(kit, one?.id ?? '');
    expect(evidence.map(({ notice }) => notice?.category)).toEqual(['copyright', undefined, 'intimate_picture']);
    expect(history.map(({ text, by }) => `${text}: ${by}`)).toContain(
      'Another take-down notice came: somebody outside',
    );
    expect(await scene.decisions(maker.token)).toHaveLength(1);
  });

  it('A milder notice or one about a person waits in the queue and hides nothing', async () => {
    const maker = await scene.member();
    const postId = await scene.post(maker);
    await scene.notice(`/post/${postId}`, { category: 'copyright' });
    expect(await scene.isShown(postId)).toBe(true);
    expect(await scene.caseOf('post', postId)).toMatchObject({ class: 'rest', hidden_at: null });
    for (const words of [`@${maker.user.handle}`, maker.user.handle, `http://localhost:3000/users/${maker.id}`]) {
      expect((await scene.notice(words, { category: 'minor' })).status).toBe(200);
    }
    const about = await scene.caseOf('person', String(maker.id));
    expect(about).toMatchObject({ class: 'minor', hidden_at: null });
    expect(about?.reasons.join(' ')).toMatch(/3 take-down notices came from outside/);
    expect(await scene.decisions(maker.token)).toEqual([]);
  });

  it('A notice about unknown content gets the same answer and its own case', async () => {
    const maker = await scene.member();
    const followers = await scene.post(maker, 'for few');
    await sql`UPDATE post SET visibility = 'followers' WHERE id = ${followers}`.execute(scene.test.deps.db);
    const [found, lost, words] = [
      await scene.notice(`/post/${followers}`),
      await scene.notice(`/post/${scene.test.deps.newId()}`),
      await scene.notice('The one with the red curtain, last May'),
    ];
    expect([found, lost, words].map(({ status, body }) => [status, Object.keys(body).toSorted()])).toEqual(
      Array.from({ length: 3 }, () => [200, ['answerBy', 'receipt']]),
    );
    const kit = await scene.moderator();
    const heads = (await scene.queue(kit, 'take-down')).filter(({ kind }) => kind === 'notice');
    const texts = await Promise.all(heads.map(async ({ id }) => (await scene.see(kit, id)).evidence[0]?.notice?.what));
    expect(texts).toContain('The one with the red curtain, last May');
    expect(heads[0]?.removeBy).toBe(found.body.answerBy);
    expect((await scene.caseOf('post', followers))?.hidden_at).toBeInstanceOf(Date);
  });

  it('The same contact’s repeat gets a receipt of its own and adds nothing', async () => {
    const maker = await scene.member();
    const postId = await scene.post(maker);
    const from = scene.stranger();
    const first = await scene.notice(`/post/${postId}`, from);
    const one = await scene.caseOf('post', postId);
    const again = await scene.notice(`/post/${postId}`, { ...from, contact: from.contact.toUpperCase() });
    expect(again.body.receipt).not.toBe(first.body.receipt);
    expect(await scene.caseOf('post', postId)).toMatchObject({ version: one?.version, score: one?.score });
    const kit = await scene.moderator();
    await scene.decide(kit, one?.id ?? '', { action: 'hide', policy: 'intimate' });
    const standing = await scene.standing(again.body.receipt, from.contact);
    expect(standing.body).toMatchObject({ outcome: 'acted', decidedAt: scene.test.clock.now().toISOString() });
  });

  it('A resent notice gets the first receipt and creates no second notice', async () => {
    const from = { ...scene.stranger(), clientId: randomUUID() };
    const [first, again] = [await scene.notice('The red curtain', from), await scene.notice('The red curtain', from)];
    expect(again.body).toEqual(first.body);
    expect(await messagesTo(scene.test, from.contact)).toHaveLength(1);
    const other = await scene.notice('The red curtain', { ...scene.stranger(), clientId: from.clientId });
    expect(other.body.receipt).not.toBe(first.body.receipt);
  });

  it('A notice that is sent twice at once is one notice with one receipt', async () => {
    const from = { ...scene.stranger(), clientId: randomUUID() };
    const both = await Promise.all([scene.notice('The red curtain', from), scene.notice('The red curtain', from)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body).toEqual(both[1].body);
    expect(await messagesTo(scene.test, from.contact)).toHaveLength(1);
  });

  it('A receipt mail never repeats the notifier’s words', async () => {
    const from = scene.stranger();
    for (let n = 0; n < 3; n += 1) await scene.notice(`Buy now at spam.example ${n}`, { ...from, name: 'Spam & Co' });
    const mails = await messagesTo(scene.test, from.contact);
    expect(mails).toHaveLength(3);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/spam/i);
  });
});

describe('what a notice cannot do', () => {
  it('A notifier with two wrong notices can no longer hide content', async () => {
    const kit = await scene.moderator();
    const from = scene.stranger();
    const one = async (): Promise<boolean> => {
      const postId = await scene.post(await scene.member());
      await scene.notice(`/post/${postId}`, { ip: from.ip });
      const hidden = !(await scene.isShown(postId));
      const { id = '', reasons = [] } = (await scene.caseOf('post', postId)) ?? {};
      if (!hidden) expect(reasons.join(' ')).toMatch(/earlier notices from there were wrong/);
      await scene.decide(kit, id, { action: hidden ? 'restore' : 'dismiss', policy: 'none' });
      expect(await scene.isShown(postId)).toBe(true);
      return hidden;
    };
    expect([await one(), await one(), await one()]).toEqual([true, true, false]);
  });

  it('A post cleared by a moderator is not hidden by the next notice', async () => {
    const kit = await scene.moderator();
    const maker = await scene.member();
    const postId = await scene.post(maker);
    await scene.notice(`/post/${postId}`);
    const { id = '' } = (await scene.caseOf('post', postId)) ?? {};
    await scene.decide(kit, id, { action: 'dismiss', policy: 'none', sentence: 'It is a drawing of a fern.' });
    expect(await scene.isShown(postId)).toBe(true);
    expect(await scene.mails(maker.user.email ?? '')).toContain('Your post is back');
    expect((await scene.decisions(maker.token)).map(({ action }) => action)).toEqual(['restore']);
    await scene.notice(`/post/${postId}`);
    expect(await scene.isShown(postId)).toBe(true);
    expect(await scene.caseOf('post', postId)).toMatchObject({ id, state: 'open', round: 2 });
  });

  it('Notices hide at most five posts of one person before a moderator looks', async () => {
    const maker = await scene.member();
    const posts = [];
    for (let n = 0; n < 6; n += 1) posts.push(await scene.post(maker, `Post ${n}`));
    for (const postId of posts) await scene.notice(`/post/${postId}`);
    const shown = await Promise.all(posts.map(scene.isShown));
    expect(shown).toEqual([false, false, false, false, false, true]);
  });
});

describe('the answer to a notice', () => {
  it('A confirmed hiding closes the case and informs the notifier by mail', async () => {
    const [kit, maker, from] = [await scene.moderator(), await scene.member(), scene.stranger()];
    const postId = await scene.post(maker);
    const { body } = await scene.notice(`/post/${postId}`, from);
    const { id = '' } = (await scene.caseOf('post', postId)) ?? {};
    expect((await scene.standing(body.receipt, from.contact)).body).toMatchObject({ outcome: 'waiting' });
    expect((await scene.decide(kit, id, { action: 'hide', policy: 'intimate' })).status).toBe(200);
    expect(await scene.isShown(postId)).toBe(false);
    expect(await scene.mails(from.contact)).toEqual(['It is down', 'Your notice has arrived']);
    expect((await scene.decisions(maker.token)).map(({ decidedBy }) => decidedBy)).toEqual(['person']);
    expect((await scene.decide(kit, id, { action: 'hide', policy: 'intimate' })).problem.fields).toEqual({
      action: 'It is hidden already.',
    });
    expect(await scene.caseOf('post', postId)).toMatchObject({ state: 'closed' });
  });

  it('A notifier gets receipt and answer in the language of their page', async () => {
    const [kit, maker, from] = [await scene.moderator(), await scene.member(), scene.stranger()];
    const postId = await scene.post(maker);
    await scene.notice(`/post/${postId}`, { ...from, language: 'es-MX' });
    const { id = '' } = (await scene.caseOf('post', postId)) ?? {};
    await scene.decide(kit, id, { action: 'hide', policy: 'intimate' });
    expect(await scene.mails(from.contact)).toEqual(['Ya no se ve', 'Tu aviso llegó']);
    const texts = (await messagesTo(scene.test, from.contact)).map(({ text }) => text).join(' ');
    expect(texts).not.toMatch(/\b(?:the|you|notice)\b/);
  });

  it('A successful appeal by the author restores the post and answers the notice', async () => {
    const [kit, maker, from] = [await scene.moderator(), await scene.member(), scene.stranger()];
    const postId = await scene.post(maker);
    const { body } = await scene.notice(`/post/${postId}`, from);
    const { id = '' } = (await scene.caseOf('post', postId)) ?? {};
    await scene.appeal(maker, 'It is a picture of my own back.');
    expect(await scene.caseOf('post', postId)).toMatchObject({ state: 'appealed' });
    expect((await scene.queue(kit, 'take-down')).map((one) => one.id)).toContain(id);
    await scene.answer(kit, id, 'withdrawn');
    expect(await scene.isShown(postId)).toBe(true);
    expect(await scene.caseOf('post', postId)).toMatchObject({ state: 'closed' });
    expect((await scene.standing(body.receipt, from.contact)).body.outcome).toBe('not_against_rules');
    expect((await scene.mails(from.contact))[0]).toBe('It stays');
    expect(await scene.decisions(maker.token)).toEqual([]);
  });

  it('A notice is not answered as removed when the appeal restores the content', async () => {
    const [kit, maker, from] = [await scene.moderator(), await scene.member(), scene.stranger()];
    const postId = await scene.post(maker);
    const id = await scene.reported(await scene.member(), { kind: 'post', id: postId });
    await scene.decide(kit, id, { action: 'hide' });
    await scene.appeal(maker, 'It is a picture of my own back.');
    await scene.notice(`/post/${postId}`, from);
    expect((await scene.answer(await scene.moderator(), id, 'changed')).status).toBe(200);
    expect(await scene.isShown(postId)).toBe(true);
    expect((await scene.mails(from.contact))[0]).toBe('We acted on your notice');
  });

  it('A number that is not there and another contact’s get the same answer', async () => {
    const from = scene.stranger();
    const { body } = await scene.notice('Something', from);
    const typed = body.receipt.toLowerCase().replaceAll('-', ' ');
    expect((await scene.standing(typed, from.contact.toUpperCase())).status).toBe(200);
    const [wrong, unknown] = [
      await scene.standing(body.receipt, 'somebody.else@example.org'),
      await scene.standing('0000-0000-0000', from.contact),
    ];
    expect([wrong.status, wrong.problem.code, wrong.problem.message]).toEqual([
      404,
      'not_found',
      unknown.problem.message,
    ]);
    expect((await scene.standing('short', from.contact)).problem.fields).toHaveProperty('receipt');
  });

  it('A notifier’s name and contact are erased a year after the answer', async () => {
    const [kit, maker, from] = [await scene.moderator(), await scene.member(), scene.stranger()];
    const postId = await scene.post(maker);
    const { body } = await scene.notice(`/post/${postId}`, from);
    const { id = '' } = (await scene.caseOf('post', postId)) ?? {};
    await scene.decide(kit, id, { action: 'hide', policy: 'intimate' });
    const { clock, deps } = scene.test;
    const kept = async () =>
      deps.db.selectFrom('take_down_notice').select(['name', 'contact', 'what']).where('case_id', '=', id).execute();
    clock.advance(365 * 24 * HOUR_MS - 1000);
    await deps.retention.enforce();
    expect(await kept()).toMatchObject([{ name: 'Nora Stranger', contact: from.contact }]);
    clock.advance(1000);
    await deps.retention.enforce();
    expect(await kept()).toEqual([{ name: '', contact: '', what: `/post/${postId}` }]);
    expect((await scene.standing(body.receipt, from.contact)).status).toBe(404);
  });
});

describe('the form', () => {
  it.each([
    ['category', 'revenge'],
    ['role', undefined],
    ['what', '   '],
    ['what', 'x'.repeat(501)],
    ['what', 'a\0b'],
    ['note', 'x'.repeat(501)],
    ['name', ''],
    ['contact', 'nobody at all'],
    ['contact', 'a@b.example\r\nBcc: c@d.example'],
    ['goodFaith', false],
  ])('A notice with %s %j is refused beside its field, and nothing comes of it', async (field, value) => {
    const before = await count();
    const { status, problem } = await scene.notice('Something', { [field]: value });
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([400, 'invalid', [field]]);
    expect(await count()).toBe(before);
  });

  it('The operator’s contact for authorities is shown or reported as missing', async () => {
    expect((await call(scene.test.app, legalContact)).body).toEqual({ contact: null });
    const other = await startTestApp({ LEGAL_CONTACT: 'legal@wildin.example' });
    expect((await call(other.app, legalContact)).body).toEqual({ contact: 'legal@wildin.example' });
    await other.close();
  });

  it('A notice without proof of work is refused where the server requires it', async () => {
    const other = new NoticeScene();
    other.test = await startTestApp({ POW_COST: '1' });
    expect((await other.notice('Something')).problem.code).toBe('proof_of_work');
    await other.close();
  });
});

async function count(): Promise<number> {
  const rows = await scene.test.deps.db.selectFrom('take_down_notice').select('id').execute();
  return rows.length;
}
