import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { previewOuting, removeTrusted, setPins, type TrustedPerson } from '#contract/home-safe.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { GOOD, SafeScene, SILENT, textOf, WRONG } from '#test/safe-scene.ts';
import { sweep } from './sweeping.ts';

const scene = new SafeScene();
beforeAll(() => scene.open());
afterAll(scene.close);

let ada: Person;
let jonas: TrustedPerson;
beforeEach(async () => {
  [ada, jonas] = await scene.begin();
});

const addresses = (): [mail: string, number: string] => [jonas.ways[0]?.address ?? '', jonas.ways[1]?.address ?? ''];
const begin = async (more: object = {}) => (await scene.start(ada, jonas.id, more)).body.outing;
const pageNow = async (): Promise<string> => textOf((await scene.visit(await scene.linkTo(addresses()[0]))).html);
/** Returns the subjects of the mails to Jonas about outings, the earliest first. */
const mails = async (): Promise<string[]> =>
  (await scene.sentTo(addresses()[0]))
    .map(({ subject }) => subject ?? '')
    .filter((subject) => subject !== 'Ada asks for your yes')
    .toReversed();

describe('Without an answer', () => {
  it('Somebody who does not answer is asked three times, then their person is told once', async () => {
    const { id, checkInAt, tellAt } = await begin();
    for (const [minutes, reminders] of [
      [1, 1],
      [6, 2],
      [11, 3],
    ] as const) {
      await scene.until(checkInAt, minutes * MINUTE_MS);
      expect(await scene.read(ada, id)).toMatchObject({ state: 'running', reminders });
    }
    expect((await mails()).length).toBe(1);
    await scene.until(tellAt, MINUTE_MS);
    expect(await scene.read(ada, id)).toMatchObject({ state: 'told', nextReminderAt: null });
    expect(await mails()).toEqual([expect.stringContaining('Ada is going out'), 'No answer from Ada since 21:00']);
    const [text] = await scene.sentTo(addresses()[1]);
    expect(text?.text).toContain('No answer from Ada since 21:00');
    expect(text?.text).toContain('Soup, then the harbor · ');
    const page = await scene.visit(await scene.linkTo(addresses()[0]));
    for (const words of [
      'Asked three times, no answer',
      'You were told',
      'Kumo, Dock Street 4',
      'Call Ada. Let it ring',
    ])
      expect(textOf(page.html)).toContain(words);
    expect(page.html).toContain('href="tel:+12125550199"');
    await scene.until(tellAt, 60 * MINUTE_MS);
    expect((await mails()).length).toBe(2);
  });

  it('Half an hour more moves all of it, and a repeat moves nothing', async () => {
    const { id, checkInAt, closesAt } = await begin();
    await scene.until(checkInAt, MINUTE_MS);
    const more = { does: 'more', checkInAt };
    const { outing } = (await scene.answer(ada, id, more)).body;
    expect(outing).toMatchObject({ reminders: 0, moresLeft: 3, closesAt });
    const moved = Date.parse(outing.checkInAt) - scene.time.clock.now().getTime();
    expect(moved).toBe(30 * MINUTE_MS);
    expect((await scene.answer(ada, id, more)).body.outing.checkInAt).toBe(outing.checkInAt);
    await scene.until(checkInAt, 20 * MINUTE_MS);
    expect((await mails()).length).toBe(1);
    await scene.until(outing.tellAt, MINUTE_MS);
    expect(await pageNow()).toContain('Checked in: half an hour more');
    expect((await scene.answer(ada, id, { does: 'more', checkInAt: outing.checkInAt })).problem.code).toBe(
      'outing_told',
    );
  });

  it('Four half hours are the most', async () => {
    let { id, checkInAt } = await begin();
    for (let index = 0; index < 4; index += 1)
      ({ id, checkInAt } = (await scene.answer(ada, id, { does: 'more', checkInAt })).body.outing);
    expect((await scene.answer(ada, id, { does: 'more', checkInAt })).problem.code).toBe('mores_used');
  });

  it('Somebody who was told hears it when all is good', async () => {
    const { id, tellAt } = await begin();
    await scene.until(tellAt, MINUTE_MS);
    await scene.answer(ada, id, { does: 'good', pin: GOOD });
    expect((await mails()).at(-1)).toMatch(/^Ada checked in at 21:1\d$/);
    expect(await pageNow()).toContain('All is good.');
  });

  it('Somebody who cannot be told by one way is told by the other', async () => {
    await scene.press(await scene.linkTo(addresses()[0]), 'yes');
    await scene.database.db.updateTable('trusted_way').set({ state: 'asked' }).where('way', '=', 'mail').execute();
    const { tellAt } = await begin();
    await scene.until(tellAt, MINUTE_MS);
    expect((await scene.sentTo(addresses()[1]))[0]?.text).toContain('No answer from Ada');
    expect(await mails()).toEqual([]);
  });

  it('Two servers at once do one step once', async () => {
    const { id, checkInAt } = await begin();
    scene.time.clock.set(checkInAt);
    const done = await Promise.all([1, 2, 3].map(() => sweep(scene.server.deps)));
    expect(done.reduce((sum, count) => sum + count)).toBe(1);
    expect((await scene.read(ada, id)).reminders).toBe(1);
    // The clock goes back, as after a correction: nothing is done twice.
    scene.time.clock.set(new Date(Date.parse(checkInAt) - MINUTE_MS).toISOString());
    expect(await sweep(scene.server.deps)).toBe(0);
    // A jump over everything tells at once and says how often Ada was really asked.
    scene.time.clock.set(new Date(Date.parse(checkInAt) + 40 * MINUTE_MS).toISOString());
    await scene.idle();
    expect((await mails()).at(-1)).toBe('No answer from Ada since 21:00');
    expect(await pageNow()).toContain('Asked once, no answer');
  });

  it('A check-in in the night of the clock change keeps its hour', async () => {
    scene.time.clock.set('2026-10-31T22:00:00.000Z');
    const times = { when: '2026-10-31T23:00', checkIn: '2026-11-01T03:30', zone: 'America/New_York' };
    const outing = await begin(times);
    expect(outing).toMatchObject({ startsAt: '2026-11-01T03:00:00.000Z', checkInAt: '2026-11-01T08:30:00.000Z' });
  });
});

describe('With an answer', () => {
  it('All good ends it, and nobody is told', async () => {
    const { id, checkInAt, tellAt } = await begin();
    await scene.until(checkInAt, MINUTE_MS);
    const { outing } = (await scene.answer(ada, id, { does: 'good', pin: GOOD })).body;
    expect(outing).toMatchObject({ state: 'checked_in', nextReminderAt: null });
    await scene.until(tellAt, 5 * MINUTE_MS);
    expect((await mails()).length).toBe(1);
    expect(await pageNow()).toContain('Ada checked in at 21:0');
  });

  it('The second PIN tells at once and answers as the first does', async () => {
    const verify = vi.spyOn(scene.server.deps.passwords, 'verify');
    const told = async (pin: string) => {
      ada = await scene.member();
      jonas = await scene.trusted(ada);
      const { id, checkInAt } = await begin();
      await scene.idle();
      scene.time.clock.set(checkInAt);
      verify.mockClear();
      const answer = await scene.answer(ada, id, { does: 'good', pin });
      const hashes = verify.mock.calls.length;
      const { rows } = await sql`SELECT kind, way FROM safe_letter WHERE outing_id = ${id} AND kind = 'answer'`.execute(
        scene.database.db,
      );
      const after = [await scene.own(ada), await scene.read(ada, id)];
      // Removing the person, new PINs and another try look the same, too.
      const removed = await call(scene.server.app, removeTrusted, {
        token: await scene.token(ada),
        params: { id: jonas.id },
      });
      const again = await scene.answer(ada, id, { does: 'good', pin: GOOD });
      const headers = { ...answer.headers, 'content-length': '' };
      const said = JSON.stringify([answer.status, answer.body, headers, hashes, rows, after, removed.body, again.body]);
      const neutral = said
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
        .replaceAll(/jonas\d+@|\+1212555\d+/g, '')
        .replaceAll(/"date":"[^"]+"/g, '')
        // The clock of the scene goes on by seconds while letters are sent.
        .replaceAll(/(T\d\d:\d\d):\d\d\.\d{3}Z/g, '$1');
      return { neutral, mail: (await mails()).at(-1), page: await scene.visit(await scene.linkTo(addresses()[0])) };
    };
    scene.time.clock.set('2026-11-28T17:00:00.000Z');
    const good = await told(GOOD);
    scene.time.clock.set('2026-11-28T17:00:00.000Z');
    const silent = await told(SILENT);
    expect(silent.neutral).toBe(good.neutral);
    expect(good.mail).toContain('Ada is going out');
    expect(silent.mail).toBe('Ada asks for help, without words');
    expect(textOf(good.page.html)).toContain('This is over');
    expect(textOf(silent.page.html)).toContain('Do not call Ada');
    expect(silent.page.html).not.toContain('tel:+12125550199');
    verify.mockRestore();
  });

  it('Wrong PINs never stop the clock, and the right one works a minute later', async () => {
    const { id, checkInAt } = await begin();
    await scene.until(checkInAt, MINUTE_MS);
    const attempt = (pin: string) => scene.answer(ada, id, { does: 'good', pin });
    for (let index = 0; index < 5; index += 1) expect((await attempt(WRONG)).problem.fields).toHaveProperty('pin');
    expect((await attempt(GOOD)).problem.code).toBe('rate_limited');
    scene.time.clock.advance(MINUTE_MS);
    expect((await attempt(GOOD)).body.outing.state).toBe('checked_in');
  });

  it('Calling it off needs a PIN, and nothing it rests on changes meanwhile', async () => {
    const { id } = await begin();
    expect((await mails()).length).toBe(1);
    const remove = async () =>
      call(scene.server.app, removeTrusted, { token: await scene.token(ada), params: { id: jonas.id } });
    expect((await remove()).problem.code).toBe('outing_running');
    expect((await scene.answer(ada, id, { does: 'end', pin: WRONG })).status).toBe(400);
    expect((await scene.answer(ada, id, { does: 'end', pin: GOOD })).body.outing.state).toBe('ended');
    expect((await mails()).length).toBe(1);
    expect(await pageNow()).toContain('Ada called it off');
    expect((await remove()).status).toBe(200);
    expect(await pageNow()).toContain('This is over Ada ended it.');
    expect(await pageNow()).not.toContain('Kumo');
  });

  it('A suspended member can still answer', async () => {
    const { id } = await begin();
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${ada.id}`.execute(scene.database.db);
    scene.server.deps.sessions.forget(ada.id);
    expect((await scene.answer(ada, id, { does: 'good', pin: GOOD })).body.outing.state).toBe('checked_in');
  });
});

describe('The page', () => {
  it('The page shows the plan from an hour before until six hours after', async () => {
    const { opensAt, closesAt, startsAt, tellAt } = await begin({ until: '2026-11-28T22:00' });
    expect(Date.parse(startsAt) - Date.parse(opensAt)).toBe(60 * MINUTE_MS);
    expect(closesAt).toBe('2026-11-29T04:00:00.000Z');
    expect(await pageNow()).toContain('This page opens Sat, Nov 28, 18:00');
    expect(await pageNow()).not.toContain('Kumo');
    scene.time.clock.set(opensAt);
    expect(await pageNow()).toContain('Ada is out');
    expect(await pageNow()).toContain('Kumo, Dock Street 4');
    await scene.until(tellAt, MINUTE_MS);
    scene.time.clock.set(closesAt);
    expect(await pageNow()).toMatch(/This page is closed/);
    expect(await pageNow()).not.toContain('Kumo');
  });

  it('The page shows of the other person what their public profile shows', async () => {
    const wren = await scene.member('Wren Miller');
    await makeRoom(scene.database.db, ada, wren);
    const picture = '/media/wren.webp';
    await sql`UPDATE account SET profile_image_url = ${picture}, profile_completed = true WHERE id = ${wren.id}`.execute(
      scene.database.db,
    );
    const { opensAt, id } = await begin({ withId: wren.id });
    scene.time.clock.set(opensAt);
    const page = async () => (await scene.visit(await scene.linkTo(addresses()[0]))).html;
    expect(await page()).toContain(`src="${picture}"`);
    expect(textOf(await page())).not.toContain('Miller');
    await call(scene.server.app, blockPerson, { token: await scene.token(wren), params: { userId: ada.id } });
    expect(await page()).toContain(`src="${picture}"`);
    expect((await scene.read(ada, id)).with?.name).toBe('Wren');
    await sql`UPDATE account SET invite_enabled = false WHERE id = ${wren.id}`.execute(scene.database.db);
    expect(await page()).not.toContain(picture);
    expect((await scene.own(wren)).outings).toEqual([]);
  });

  it('A name that was typed stands on the page with its initial', async () => {
    const { opensAt, id } = await begin({ withName: 'Sam <b>' });
    expect((await scene.read(ada, id)).with).toEqual({ userId: null, name: 'Sam <b>', mbtiType: null });
    scene.time.clock.set(opensAt);
    const { html } = await scene.visit(await scene.linkTo(addresses()[0]));
    expect(html).toContain('<span class="face ring" aria-hidden="true">S</span>');
    expect(textOf(html)).toContain('With Sam &lt;b&gt;');
    expect(textOf(html)).toContain('Sam &lt;b&gt; cannot see it.');
  });

  it('A trusted person who ends it sees nothing and hears nothing', async () => {
    const { id, opensAt, tellAt } = await begin();
    scene.time.clock.set(opensAt);
    const link = await scene.linkTo(addresses()[0]);
    expect(textOf((await scene.press(link, 'stop')).html)).toContain('Shall Ada tell you no more?');
    expect(await pageNow()).toContain('Kumo');
    expect(textOf((await scene.press(link, 'stop-now')).html)).toContain('You are not told any more');
    expect((await scene.read(ada, id)).trusted?.state).toBe('took_back');
    await scene.until(tellAt, MINUTE_MS);
    expect((await mails()).length).toBe(1);
  });

  it('A preview is the page that follows', async () => {
    const body = scene.outing(jonas.id);
    const preview = await call(scene.server.app, previewOuting, { token: await scene.token(ada), body });
    const { tellAt } = await begin();
    await scene.until(tellAt, MINUTE_MS);
    const page = await pageNow();
    const { headline, plan, steps, foot } = preview.body.noAnswer;
    for (const words of [headline, plan?.title, plan?.when, plan?.place, ...steps, foot]) expect(page).toContain(words);
  });

  it('Everything goes with the account', async () => {
    await begin();
    const link = await scene.linkTo(addresses()[0]);
    await scene.database.db.deleteFrom('account').where('id', '=', ada.id).execute();
    expect((await scene.visit(link)).status).toBe(404);
  });
});

describe('Telling somebody', () => {
  it('An outing needs both PINs and somebody who said yes', async () => {
    const ben = await scene.member('Ben');
    const { person } = (await scene.add(ben)).body;
    expect((await scene.start(ben, person.id)).problem.code).toBe('trusted_not_yet');
    await scene.database.db.deleteFrom('safe_pin').where('user_id', '=', ada.id).execute();
    expect((await scene.start(ada, jonas.id)).problem.code).toBe('pins_missing');
    expect((await scene.start(ben, jonas.id)).status).toBe(404);
  });

  it.each([
    ['checkIn', { checkIn: '2026-11-28T16:00' }],
    ['checkIn', { checkIn: '2026-11-28T18:30' }],
    ['until', { until: '2026-11-28T18:00' }],
    ['when', { when: '2027-02-28T19:00' }],
    ['ownNumber', { ownNumber: '12' }],
    ['withName', { withName: 'Sam'.repeat(20) }],
  ])('A fault is named at %s', async (field, more) => {
    expect((await scene.start(ada, jonas.id, more)).problem.fields).toHaveProperty(field);
  });

  it('The two PINs have one length and differ in two digits', async () => {
    const set = async (good: string, silent: string) =>
      call(scene.server.app, setPins, { token: await scene.token(ada), body: { good, silent } });
    expect((await set('1234', '5678')).problem.code).toBe('reauthentication_required');
    for (const [good, silent] of [
      ['1234', '1234'],
      ['1234', '1235'],
      ['1234', '12345'],
    ] as const)
      expect(setPins.body.safeParse({ good, silent }).success).toBe(false);
    expect(setPins.body.safeParse({ good: '1234', silent: '4321' }).success).toBe(true);
  });
});
