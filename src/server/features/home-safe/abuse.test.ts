import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { removeTrusted, type TrustedPerson } from '#contract/home-safe.ts';
import { subscribePush } from '#contract/notifications.ts';
import { createLog } from '#server/platform/log.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom, startInstance } from '#test/faults/instance.ts';
import { PushService } from '#test/push-service.ts';
import { GOOD, SafeScene, SILENT, textOf, WRONG } from '#test/safe-scene.ts';

const scene = new SafeScene();
const service = new PushService();
const logged: string[] = [];
beforeAll(async () => {
  await service.start();
  const stream = new PassThrough().on('data', (line: Buffer) => logged.push(line.toString()));
  await scene.open({ env: service.env, log: createLog('trace', stream) });
});
afterAll(async () => {
  await scene.close();
  await service.stop();
});

let ada: Person;
let jonas: TrustedPerson;
beforeEach(async () => {
  [ada, jonas] = await scene.begin();
});

const mailOf = ({ ways }: TrustedPerson): string => ways[0]?.address ?? '';
const remove = async () =>
  call(scene.server.app, removeTrusted, { token: await scene.token(ada), params: { id: jonas.id } });

describe('A trusted person who would follow somebody', () => {
  it('A page ends with the removal, and another outing has another address', async () => {
    const { id, checkInAt } = (await scene.start(ada, jonas.id)).body.outing;
    const link = await scene.linkTo(mailOf(jonas));
    expect((await scene.visit(link)).html).not.toContain('Kumo');
    scene.time.clock.set(checkInAt);
    expect((await scene.visit(link)).html).toContain('Kumo');
    await scene.answer(ada, id, { does: 'good', pin: GOOD });
    expect((await scene.visit(link)).html).toContain('Kumo');
    expect((await remove()).status).toBe(200);
    const page = textOf((await scene.visit(link)).html);
    expect(page).toContain('This is over');
    for (const word of ['Kumo', 'Soup', 'Checked in']) expect(page).not.toContain(word);
    // Each outing has an address of its own, and another person gets it.
    scene.time.clock.advance(DAY_MS);
    const eve = await scene.trusted(ada);
    await scene.start(ada, eve.id);
    expect(await scene.linkTo(mailOf(eve))).not.toBe(link);
    expect(await scene.linkTo(mailOf(jonas))).toBe(link);
  });

  it('A call for help outlives the removal that somebody may have forced', async () => {
    const { id, checkInAt } = (await scene.start(ada, jonas.id)).body.outing;
    scene.time.clock.set(checkInAt);
    await scene.answer(ada, id, { does: 'good', pin: SILENT });
    const link = await scene.linkTo(mailOf(jonas));
    expect((await remove()).status).toBe(200);
    expect(textOf((await scene.visit(link)).html)).toContain('Ada asks for help, without words');
  });
});

describe('The secret of a page', () => {
  it('A page of an outing is not kept, indexed, framed or passed on', async () => {
    const { opensAt } = (await scene.start(ada, jonas.id)).body.outing;
    scene.time.clock.set(opensAt);
    const page = await scene.visit(await scene.linkTo(mailOf(jonas)));
    for (const { headers } of [page, await scene.visit('/safe/none')])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'content-security-policy': expect.stringMatching(
          /default-src 'none';.*form-action 'self';.*frame-ancestors 'none'/,
        ),
      });
    expect(page.html).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(page.html).not.toMatch(/<script|https?:/);
    expect(page.html.match(/href="(?!tel:)[^"]+"/g)).toEqual([
      expect.stringMatching(/^href="\/safe\/[^"]+\?language=es"$/),
    ]);
  });

  it('Guesses are slowed down, whether or not they are right', async () => {
    const { clock } = scene.time;
    const slow = await startInstance(scene.database, {
      clock,
      timers: scene.time,
      env: { RATE_LIMIT_MULTIPLIER: '1' },
    });
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 130; guess += 1) {
      const { statusCode } = await slow.app.inject({ url: `/safe/${String(guess).padStart(27, 'a')}` });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 120, 429: 10 });
    const closing = slow.close();
    scene.time.pass(1);
    await closing;
  });
});

describe('Never a word', () => {
  it('A phone that others see is asked without a word of safety, place or person', async () => {
    const phone = service.browser();
    await call(scene.server.app, subscribePush, { token: await scene.token(ada), body: phone.subscription });
    const wren = await scene.member('Wren');
    await makeRoom(scene.database.db, ada, wren);
    const { id, checkInAt } = (await scene.start(ada, jonas.id, { withId: wren.id })).body.outing;
    await scene.until(checkInAt, MINUTE_MS);
    const pushes = service.of(phone);
    expect(pushes).toMatchObject([{ title: 'How is it going?', body: 'Tap to answer.', url: `/check-in/${id}` }]);
    expect(JSON.stringify(pushes)).not.toMatch(/wren|jonas|soup|kumo|safe|help|trust|emergenc/i);
  });

  it('The one who is met has no notification, event or row of it', async () => {
    const wren = await scene.member('Wren');
    const roomId = await makeRoom(scene.database.db, ada, wren);
    const tables = async () => {
      const { rows } = await sql<{ events: number; pushes: number; log: number }>`SELECT
        (SELECT count(*)::int FROM room_event WHERE room_id = ${roomId}) AS events,
        (SELECT count(*)::int FROM push_due WHERE user_id = ${wren.id}) AS pushes,
        (SELECT last_seq::int FROM room WHERE id = ${roomId}) AS log`.execute(scene.database.db);
      return rows[0];
    };
    const before = await tables();
    const { id, tellAt } = (await scene.start(ada, jonas.id, { withId: wren.id })).body.outing;
    await scene.until(tellAt, MINUTE_MS);
    await scene.answer(ada, id, { does: 'good', pin: SILENT });
    expect((await scene.own(wren)).outings).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  it('The log of the server has no name, place, address, PIN or secret', async () => {
    logged.length = 0;
    const wren = await scene.member('Wren');
    await makeRoom(scene.database.db, ada, wren);
    const { id, tellAt } = (await scene.start(ada, jonas.id, { withId: wren.id, placeNumber: '+1 212 555 0142' })).body
      .outing;
    const link = await scene.linkTo(mailOf(jonas));
    await scene.answer(ada, id, { does: 'good', pin: WRONG });
    await scene.until(tellAt, MINUTE_MS);
    await scene.answer(ada, id, { does: 'good', pin: SILENT });
    await scene.idle();
    await scene.press(link, 'stop');
    await scene.press(link, 'stop-now');
    // A failure in the midst of it is logged, and has none of it either.
    await sql`ALTER TABLE outing RENAME TO outing_gone`.execute(scene.database.db);
    expect((await scene.visit(link)).status).toBe(500);
    expect((await scene.answer(ada, id, { does: 'end', pin: GOOD })).status).toBe(500);
    await sql`ALTER TABLE outing_gone RENAME TO outing`.execute(scene.database.db);
    // Without a mail server, the letters of a developer's machine are in its log.
    const log = logged.filter((line) => !line.includes('"msg":"outbox (')).join('');
    expect(log).toMatch(/relation|42P01/);
    const numbers = ['2125550142', '2125550199'];
    for (const word of ['Jonas', 'Wren', 'Soup', 'Kumo', link.slice(6), mailOf(jonas), SILENT, ...numbers])
      expect(log).not.toContain(word);
  });
});
