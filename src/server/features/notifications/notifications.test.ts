import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logout, logoutAll, revokeSession, sessions as sessionsRoute } from '#contract/accounts.ts';
import * as contract from '#contract/notifications.ts';
import { call, type Answer } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, startInstance, type Instance } from '#test/faults/instance.ts';
import { handTimers, type HandTimers } from '#test/faults/timers.ts';
import { PushService, type Browser } from '#test/push-service.ts';

let service: PushService;
let database: TestDatabase;
let time: HandTimers;
let server: Instance;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  service = await new PushService().start();
  database = await openTestDatabase();
  time = handTimers();
  server = await startInstance(database, { clock: time.clock, timers: time, env: service.env });
});
afterAll(async () => {
  await server.close();
  await database.close();
  await service.stop();
});
beforeEach(async () => {
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  service.asked.length = 0;
});

const subscribe = (member: { token: string }, browser: Browser, extra: object = {}): Promise<Answer<{ ok: true }>> =>
  call(server.app, contract.subscribePush, { token: member.token, body: { ...browser.subscription, ...extra } });
const tryIt = async (member: { token: string }): Promise<number> =>
  (await call(server.app, contract.testPush, { token: member.token })).body.delivered;
/** Opens a second session of the person on the device. */
const anotherSession = async (member: Person, deviceId: string): Promise<{ token: string }> => {
  const { accessToken } = await server.deps.sessions.open(server.deps.db, member.id, { deviceId, deviceName: 'test' });
  return { token: accessToken };
};

describe('settings', () => {
  const changed = { ...contract.defaultNotificationSettings, dmNotifications: false, quietHoursStart: '22:15' };
  const put = (body: unknown): Promise<Answer<contract.NotificationSettings>> =>
    call(server.app, contract.putNotificationSettings, { token: ana.token, body });
  const get = async (member: Person): Promise<contract.NotificationSettings> =>
    (await call(server.app, contract.getNotificationSettings, { token: member.token })).body;

  it('Settings are the usual ones until they are changed, and each person’s own', async () => {
    expect(await get(ana)).toEqual(contract.defaultNotificationSettings);
    expect((await put(changed)).body).toEqual(changed);
    expect((await put({ ...changed, quietHoursEnd: '06:00' })).status).toBe(200);
    expect(await get(ana)).toEqual({ ...changed, quietHoursEnd: '06:00' });
    expect(await get(ben)).toEqual(contract.defaultNotificationSettings);
  });

  it('Settings are taken whole or not at all', async () => {
    for (const wrong of [{ quietHoursStart: '24:00' }, { quietHoursEnd: '8:00' }, { dmSoundType: 'siren' }]) {
      const answer = await put({ ...changed, ...wrong });
      expect([answer.status, Object.keys(answer.problem.fields ?? {})]).toEqual([400, Object.keys(wrong)]);
    }
    expect((await put({ dmNotifications: false })).status).toBe(400);
    expect(await get(ana)).toEqual(contract.defaultNotificationSettings);
  });
});

describe('a device', () => {
  it('A subscribed device receives an encrypted push that it can decrypt', async () => {
    const { body } = await call(server.app, contract.pushKey, { token: ana.token });
    expect(body.publicKey).toBe(service.vapid.publicKey);
    const phone = service.browser();
    expect((await subscribe(ana, phone)).body).toEqual({ ok: true });
    expect(await tryIt(ana)).toBe(1);
    expect(service.delivered.at(-1)).toMatchObject({
      payload: { type: 'test', url: '/account/notifications', unreadCount: 0, roomId: null },
      urgency: 'high',
      ttl: 86_400,
      contact: 'mailto:hello@localhost',
    });
  });

  it('A device has one subscription, the last it brought', async () => {
    const [old, fresh] = [service.browser('the phone'), service.browser('the phone')];
    await subscribe(ana, old);
    await subscribe(ana, fresh);
    expect(await tryIt(ana)).toBe(1);
    expect([service.of(old).length, service.of(fresh).length]).toEqual([0, 1]);
  });

  it('A device belongs to the person who subscribed it last', async () => {
    const shared = service.browser();
    await subscribe(ana, shared);
    await subscribe(ben, shared);
    expect([await tryIt(ana), await tryIt(ben)]).toEqual([0, 1]);
    const both = await Promise.all([subscribe(ana, shared), subscribe(ben, shared)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await tryIt(ana)) + (await tryIt(ben))).toBe(1);
  });

  it.each([
    ['loses its address twice is subscribed at the third try', { times: 2, code: '23505', status: 200, tries: 3 }],
    ['loses its address every time gives up after three tries', { times: 3, code: '23505', status: 500, tries: 3 }],
    ['meets another failure is not tried again', { times: 1, code: '22000', status: 500, tries: 1 }],
  ])('A device that %s', async (_name, { times, code, status, tries }) => {
    // The trigger fails as if another person took the address between two statements. One connection cannot do that.
    const { db } = database;
    await sql`CREATE SEQUENCE try`.execute(db);
    await sql`CREATE TABLE loss AS SELECT ${times}::int AS times, ${code}::text AS code`.execute(db);
    await sql`CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS 'DECLARE given loss; BEGIN
      SELECT * INTO given FROM loss;
      IF nextval(''try'') <= given.times THEN RAISE EXCEPTION ''lost'' USING ERRCODE = given.code; END IF;
      RETURN NEW; END'`.execute(db);
    await sql`CREATE TRIGGER lose BEFORE INSERT ON push_subscription FOR EACH ROW EXECUTE FUNCTION lose()`.execute(db);
    const answer = await subscribe(ana, service.browser());
    const { rows } = await sql`SELECT last_value::int AS tries FROM try`.execute(db);
    expect([answer.status, rows]).toEqual([status, [{ tries }]]);
    await sql`DROP FUNCTION lose CASCADE`.execute(db);
    await sql`DROP TABLE loss`.execute(db);
    await sql`DROP SEQUENCE try`.execute(db);
    expect(await tryIt(ana)).toBe(status === 200 ? 1 : 0);
  });

  it('An eleventh device replaces the oldest of a person’s ten devices', async () => {
    const devices = Array.from({ length: 11 }, () => service.browser());
    for (const device of devices) {
      time.clock.advance(1000);
      await subscribe(ana, device);
    }
    expect(await tryIt(ana)).toBe(10);
    expect(devices.map((device) => service.of(device).length)).toEqual([0, ...devices.slice(1).map(() => 1)]);
  });

  it('A device can unsubscribe itself, and no other', async () => {
    const phone = service.browser();
    await subscribe(ana, phone);
    const remove = (member: Person): Promise<Answer<{ ok: true }>> =>
      call(server.app, contract.unsubscribePush, { token: member.token, params: { deviceId: phone.deviceId } });
    expect((await remove(ben)).status).toBe(404);
    expect(await tryIt(ana)).toBe(1);
    expect((await remove(ana)).status).toBe(200);
    expect((await remove(ana)).status).toBe(404);
    expect(await tryIt(ana)).toBe(0);
  });

  it('A device is forgotten after a 404 or 410 and kept after other errors', async () => {
    const phone = service.browser();
    await subscribe(ana, phone);
    for (const status of [500, 429, 503, 400, 403, 413, 0]) {
      service.next({ status });
      expect(await tryIt(ana)).toBe(0);
    }
    expect(await tryIt(ana)).toBe(1);
    for (const status of [404, 410]) {
      await subscribe(ana, phone);
      service.next({ status });
      expect([await tryIt(ana), await tryIt(ana)]).toEqual([0, 0]);
    }
  });
});

describe('an address given by a person', () => {
  it('An address of no push service is refused beside its field, and never called', async () => {
    for (const endpoint of [
      `http://localhost:${service.port}/push/x`,
      `http://127.0.0.1.:${service.port}/push/x`,
      `http://2130706433:${service.port}/push/x`,
      `http://x@127.0.0.1:${service.port}/push/x`,
      'https://fcm.googleapis.com.evil.example/fcm/send/x',
      'http://169.254.169.254/latest/meta-data/',
      'no address',
    ]) {
      const answer = await subscribe(ana, service.browser(), { endpoint });
      expect([answer.status, answer.problem.code, Object.keys(answer.problem.fields ?? {})]).toEqual([
        400,
        'push_host',
        ['endpoint'],
      ]);
    }
    expect(await tryIt(ana)).toBe(0);
    expect(service.asked).toEqual([]);
  });

  it('An address is checked again when something is sent', async () => {
    const phone = service.browser();
    await subscribe(ana, phone);
    const elsewhere = phone.endpoint.replace('127.0.0.1', 'localhost');
    await sql`UPDATE push_subscription SET endpoint = ${elsewhere} WHERE user_id = ${ana.id}`.execute(server.deps.db);
    expect(await tryIt(ana)).toBe(0);
    expect(service.asked).toEqual([]);
  });

  it('An address that redirects is not followed', async () => {
    await subscribe(ana, service.browser());
    for (const status of [301, 302, 307, 308]) {
      service.next({ status, headers: { location: `http://127.0.0.1:${service.port}/inside` } });
      expect(await tryIt(ana)).toBe(0);
    }
    expect(service.asked.filter((line) => line.includes('/inside'))).toEqual([]);
    expect(service.asked).toHaveLength(4);
  });

  it('Keys that cannot encrypt are refused', async () => {
    const { keys } = service.browser().subscription;
    for (const wrong of [
      { ...keys, p256dh: 'A'.repeat(87) },
      { ...keys, auth: 'A'.repeat(27) },
    ]) {
      expect((await subscribe(ana, service.browser(), { keys: wrong })).status).toBe(400);
    }
    expect(await tryIt(ana)).toBe(0);
  });
});

describe('a browser that is signed out hears nothing', () => {
  /** Signs Ana in on two subscribed devices. `counts` sends a push from a third device and counts what the two got. */
  async function atTwo(): Promise<{ here: { token: string }; deviceId: string; counts: () => Promise<number[]> }> {
    const [one, two] = [service.browser(), service.browser()];
    const here = await anotherSession(ana, one.deviceId);
    await subscribe(here, one);
    await subscribe(await anotherSession(ana, two.deviceId), two);
    const counts = async (): Promise<number[]> => {
      const { accessToken } = await server.deps.sessions.open(server.deps.db, ana.id, {
        deviceId: undefined,
        deviceName: 'third',
      });
      await tryIt({ token: accessToken });
      return [service.of(one).length, service.of(two).length];
    };
    return { here, deviceId: one.deviceId, counts };
  }

  it('A browser gets nothing after it signed out', async () => {
    const { here, counts } = await atTwo();
    await call(server.app, logout, { token: here.token });
    expect(await counts()).toEqual([0, 1]);
  });

  it('A browser gets nothing after it was signed out from elsewhere', async () => {
    const { here, counts } = await atTwo();
    const { body } = await call(server.app, sessionsRoute, { token: here.token });
    const { id } = body.sessions.find(({ isCurrent }) => isCurrent) ?? { id: '' };
    await call(server.app, revokeSession, { token: ana.token, params: { id } });
    expect(await counts()).toEqual([0, 1]);
  });

  it('A browser gets nothing after all were signed out', async () => {
    const { here, counts } = await atTwo();
    await call(server.app, logoutAll, { token: here.token });
    expect(await counts()).toEqual([0, 0]);
  });

  it('A browser gets nothing when an older session of the same device brought the subscription', async () => {
    const { deviceId, counts } = await atTwo();
    const newer = await anotherSession(ana, deviceId);
    await call(server.app, logout, { token: newer.token });
    const left = async (): Promise<string[]> =>
      (await database.db.selectFrom('push_subscription').select('device_id').execute()).map((row) => row.device_id);
    await expect.poll(left).not.toContain(deviceId);
    expect(await counts()).toEqual([0, 1]);
  });

  it('A browser gets no push once its device’s newer session is revoked elsewhere', async () => {
    const { deviceId, counts } = await atTwo();
    const newer = await anotherSession(ana, deviceId);
    const { body } = await call(server.app, sessionsRoute, { token: newer.token });
    const { id } = body.sessions.find(({ isCurrent }) => isCurrent) ?? { id: '' };
    await call(server.app, revokeSession, { token: ana.token, params: { id } });
    const left = async (): Promise<string[]> =>
      (await database.db.selectFrom('push_subscription').select('device_id').execute()).map((row) => row.device_id);
    await expect.poll(left).not.toContain(deviceId);
    expect(await counts()).toEqual([0, 1]);
  });

  it('A browser gets nothing when the subscription outlived its session', async () => {
    const { counts } = await atTwo();
    await sql`UPDATE session SET revoked_at = now() WHERE user_id = ${ana.id}`.execute(server.deps.db);
    expect(await counts()).toEqual([0, 0]);
  });
});
