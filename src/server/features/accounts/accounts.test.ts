import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, CONSENT, newMember, PASSWORD } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const fresh = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  email: `fresh${Math.round(performance.now() * 1000)}@example.com`,
  password: PASSWORD,
  consentData: CONSENT,
  ...over,
});

describe('signing up', () => {
  it('Signing up opens a session and records the consent in one go', async () => {
    const answer = await call(test.app, contract.register, { body: fresh() });
    expect(answer.status).toBe(200);
    expect(answer.body.user.handle).toMatch(/^wild_soul_\d{3}[a-z0-9]{3}$/);
    expect(String(answer.body.id)).toMatch(/^\d{12}$/);
    const me = await call(test.app, contract.authUser, { token: answer.body.tokens.accessToken });
    expect(me.body.id).toBe(answer.body.id);
    const consent = await test.deps.db
      .selectFrom('consent')
      .selectAll()
      .where('user_id', '=', answer.body.id)
      .execute();
    expect(consent).toMatchObject([{ terms_of_service: true, age_verification: true, version: expect.any(String) }]);
  });

  it.each([
    ['a bad address', { email: 'nobody' }, 'invalid', 'email'],
    ['a short password', { password: '1234567' }, 'invalid', 'password'],
    ['a common password', { password: 'Password123' }, 'password_common', 'password'],
    [
      'the own address as a password',
      { email: 'heron.at.dawn@example.com', password: 'Heron.at.dawn@example.com' },
      'password_common',
      'password',
    ],
    [
      'the name in the own address as a password',
      { email: 'heron.at.dusk@example.com', password: 'Heron.at.Dusk' },
      'password_common',
      'password',
    ],
    [
      'the own handle as a password',
      { handle: 'heron_at_noon', password: 'heron_at_noon' },
      'password_common',
      'password',
    ],
    ['no consent', { consentData: { ...CONSENT, termsOfService: false } }, 'consent_required', 'consentData'],
    ['a child', { fullBirthday: '2008-03-11' }, 'under_age', 'birthday'],
    ['a day no calendar has', { fullBirthday: '02/30/1990' }, 'invalid', 'birthday'],
  ])('Signing up refuses %s and creates nobody', async (...[, over, code, field]) => {
    const body = fresh(over);
    const answer = await call(test.app, contract.register, { body });
    expect(answer.status).toBe(400);
    expect(answer.problem.code).toBe(code);
    expect(Object.keys(answer.problem.fields ?? {})).toContain(field);
    const rows = await test.deps.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', String(body['email']))
      .execute();
    expect(rows).toEqual([]);
  });

  it('Signing up takes somebody on their 18th birthday and not the day before', async () => {
    const today = await call(test.app, contract.register, { body: fresh({ fullBirthday: '2008-03-10' }) });
    expect(today.status).toBe(200);
  });

  it('Signing up tells a taken address in any spelling', async () => {
    await call(test.app, contract.register, { body: fresh({ email: 'Ada@Example.com' }) });
    const answer = await call(test.app, contract.register, { body: fresh({ email: 'ada@example.COM' }) });
    expect(answer.status).toBe(409);
    expect(answer.problem.message).toContain('email already exists');
  });

  it('A handle goes to one of ten simultaneous sign-ups', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call(test.app, contract.register, { body: fresh({ email: `race${n}@example.com`, handle: 'racer' }) }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('signing in', () => {
  it('Signing in takes the email, the handle and the handle with @', async () => {
    const member = await newMember(test);
    for (const handleOrEmail of [member.user.email, member.user.handle, `@${member.user.handle.toUpperCase()}`]) {
      const answer = await call(test.app, contract.login, { body: { handleOrEmail, password: PASSWORD } });
      expect(answer.body.id).toBe(member.id);
    }
  });

  it('Signing in tells a wrong password from a missing account, as the screens do', async () => {
    const member = await newMember(test);
    const wrong = await call(test.app, contract.login, {
      body: { handleOrEmail: member.user.handle, password: 'not it at all' },
    });
    expect([wrong.status, wrong.problem.message]).toEqual([401, 'Invalid credentials']);
    const missing = await call(test.app, contract.login, {
      body: { handleOrEmail: 'nobody_here', password: 'not it at all' },
    });
    expect([missing.status, missing.problem.message]).toEqual([404, 'Account not found']);
  });

  it('A session ends at sign-out, at once', async () => {
    const { token, refreshToken } = await newMember(test);
    expect((await call(test.app, contract.logout, { token })).status).toBe(200);
    expect((await call(test.app, contract.authUser, { token })).status).toBe(401);
    expect((await call(test.app, contract.refresh, { body: { refreshToken } })).problem.code).toBe('refresh_invalid');
  });

  it('The end of any session clears the browser’s cache of private pictures', async () => {
    const [here, elsewhere] = [await newMember(test), await newMember(test)];
    const out = await call(test.app, contract.logout, { token: here.token });
    await test.deps.sessions.revokeAll(elsewhere.id);
    const renewed = await call(test.app, contract.refresh, { body: { refreshToken: elsewhere.refreshToken } });
    const late = await call(test.app, contract.logout, { token: elsewhere.token });
    for (const answer of [out, renewed, late]) expect(answer.headers['clear-site-data']).toBe('"cache"');
    const { refreshToken } = await newMember(test);
    const going = await call(test.app, contract.refresh, { body: { refreshToken } });
    expect([going.status, going.headers['clear-site-data']]).toEqual([200, undefined]);
  });

  it('A person lists their sessions, ends one, and ends all', async () => {
    const member = await newMember(test);
    const other = await call(test.app, contract.login, {
      body: { handleOrEmail: member.user.handle, password: PASSWORD, deviceId: 'phone' },
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604',
      },
    });
    const list = await call(test.app, contract.sessions, { token: member.token });
    expect(list.body.sessions).toHaveLength(2);
    const phone = list.body.sessions.find((session) => !session.isCurrent);
    expect(phone?.deviceName).toBe('Safari on iPhone');

    const stranger = await newMember(test);
    const foreign = await call(test.app, contract.revokeSession, {
      token: stranger.token,
      params: { id: phone?.id ?? '' },
    });
    expect(foreign.status).toBe(404);
    expect((await call(test.app, contract.authUser, { token: other.body.tokens.accessToken })).status).toBe(200);

    await call(test.app, contract.revokeSession, { token: member.token, params: { id: phone?.id ?? '' } });
    expect((await call(test.app, contract.authUser, { token: other.body.tokens.accessToken })).status).toBe(401);
    await call(test.app, contract.logoutAll, { token: member.token });
    expect((await call(test.app, contract.authUser, { token: member.token })).status).toBe(401);
  });

  it('A refresh renews an expired access token, until the session idles for 30 days', async () => {
    const { token, refreshToken } = await newMember(test);
    test.clock.advance(61 * 60_000);
    expect((await call(test.app, contract.authUser, { token })).status).toBe(401);
    const renewed = await call(test.app, contract.refresh, { body: { refreshToken } });
    expect((await call(test.app, contract.authUser, { token: renewed.body.accessToken })).status).toBe(200);
    test.clock.advance(31 * 86_400_000);
    expect((await call(test.app, contract.refresh, { body: { refreshToken } })).status).toBe(401);
  });

  it('The server refuses foreign tokens in every disguise', async () => {
    const { token, refreshToken } = await newMember(test);
    const [, payload, signature] = token.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`;
    for (const bad of [none, `${token}x`, `x.${payload}.${signature}`, refreshToken, '', 'null']) {
      expect((await call(test.app, contract.authUser, { token: bad })).status).toBe(401);
    }
    expect((await call(test.app, contract.refresh, { body: { refreshToken: token.slice(0, 200) } })).status).toBe(401);
  });

  const secret = (): Uint8Array => new TextEncoder().encode(test.deps.config.authSecret);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const JWK = publicKey.export({ format: 'jwk' });
  const usual = { alg: 'HS256', typ: 'at+jwt' };

  it.each<[string, { header?: object; claims?: object; key?: KeyObject | Uint8Array }, number]>([
    ['as it is made', {}, 200],
    ['with another algorithm of the same secret', { header: { alg: 'HS512' } }, 401],
    ['of another type', { header: { typ: 'JWT' } }, 401],
    ['without a type', { header: { typ: undefined } }, 401],
    ['for another audience', { claims: { aud: 'another product' } }, 401],
    ['for no audience', { claims: { aud: undefined } }, 401],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }, 401],
    ['of no issuer', { claims: { iss: undefined } }, 401],
    ['without an end', { claims: { exp: undefined } }, 401],
    ['with a key of its own', { header: { alg: 'RS256', jwk: JWK }, key: privateKey }, 401],
    ['with a key from elsewhere', { header: { alg: 'RS256', jku: 'https://evil.example/keys' }, key: privateKey }, 401],
    ['that names a file as its key', { header: { kid: '/dev/null' }, key: new Uint8Array(32) }, 401],
  ])('The server answers a token %s', async (_name, { header, claims, key }, status) => {
    const { token } = await newMember(test);
    const payload = { ...decodeJwt(token), ...claims };
    const forged = await new SignJWT(payload).setProtectedHeader({ ...usual, ...header }).sign(key ?? secret());
    expect((await call(test.app, contract.authUser, { token: forged })).status).toBe(status);
  });
});

const edit = (
  member: { id: number; token: string },
  body: Record<string, unknown>,
): ReturnType<typeof call<typeof contract.updateUser.response>> =>
  call(test.app, contract.updateUser, { token: member.token, params: { id: member.id }, body });

async function signedIn(member: { user: { handle: string } }): Promise<{ accessToken: string }> {
  const body = { handleOrEmail: member.user.handle, password: PASSWORD };
  return (await call(test.app, contract.login, { body })).body.tokens;
}

describe('the profile', () => {
  it('A profile is complete after four steps and only the server decides so', async () => {
    const member = await newMember(test);
    const claimed = await edit(member, { profileCompleted: true, isSeedUser: true, soulLevel: 99, role: 'admin' });
    expect(claimed.body).toMatchObject({ profileCompleted: false, isSeedUser: false, soulLevel: 1 });
    const done = await edit(member, COMPLETE_PROFILE);
    expect(done.body).toMatchObject({
      profileCompleted: true,
      city: 'Oakland',
      stateCode: 'CA',
      age: 29,
      zodiac: 'Taurus',
      birthday: '05/14/1996',
    });
  });

  it('A profile locks its gender and limits changes of birthday, handle and ZIP', async () => {
    const member = await newMember(test, COMPLETE_PROFILE);
    expect((await edit(member, { gender: 'men' })).problem.code).toBe('gender_locked');
    expect((await edit(member, { birthday: '05/15/1996' })).status).toBe(200);
    expect((await edit(member, { birthday: '05/16/1996' })).problem.code).toBe('birthday_locked');
    const handle = `renamed_${member.id % 1000}`;
    expect((await edit(member, { handle })).body.handle).toBe(handle);
    expect((await edit(member, { handle: `${handle}x` })).problem.code).toBe('handle_locked');
    for (const zipCode of ['10001', '10001', '60601']) expect((await edit(member, { zipCode })).status).toBe(200);
    expect((await edit(member, { zipCode: '73301' })).problem.code).toBe('zip_locked');
    expect((await edit(member, { zipCode: '00000' })).problem.fields).toHaveProperty('zipCode');
  });

  it('The profile takes a time zone by its name only', async () => {
    const member = await newMember(test);
    for (const timeZone of ['+05:00', '-0800', 'Nowhere/At_All', '']) {
      expect((await edit(member, { timeZone })).status, timeZone).toBe(400);
    }
    expect((await edit(member, { timeZone: 'Asia/Kolkata' })).body.timeZone).toBe('Asia/Kolkata');
  });

  it('The profile changes its time zone once a day', async () => {
    const member = await newMember(test);
    for (const timeZone of ['Asia/Kolkata', 'Asia/Kolkata'])
      expect((await edit(member, { timeZone })).status).toBe(200);
    test.clock.advance(86_399_999);
    const token = { ...member, token: (await signedIn(member)).accessToken };
    expect((await edit(token, { timeZone: 'Europe/Paris' })).problem.code).toBe('time_zone_locked');
    test.clock.advance(1);
    expect((await edit(token, { timeZone: 'Europe/Paris' })).body.timeZone).toBe('Europe/Paris');
  });

  it('A person can hide their presence and show it again', async () => {
    const member = await newMember(test);
    expect((await edit(member, { hideOnline: true })).body.hideOnline).toBe(true);
    expect((await edit(member, { bio: 'Hello' })).body.hideOnline).toBe(true);
    expect((await edit(member, { hideOnline: false })).body.hideOnline).toBe(false);
  });

  it('A person who was asked for a photo stays asked', async () => {
    const member = await newMember(test);
    expect((await edit(member, { bio: 'Hello' })).body.isPhotoAsked).toBe(false);
    for (let time = 0; time < 2; time += 1)
      expect((await edit(member, { isPhotoAsked: true })).body.isPhotoAsked).toBe(true);
    expect((await edit(member, { isPhotoAsked: false })).status).toBe(400);
  });

  it('A former handle stays reserved for its previous owner', async () => {
    const member = await newMember(test);
    await edit(member, { handle: 'brand_new' });
    const taken = await call(test.app, contract.checkHandle, { params: { handle: member.user.handle } });
    expect(taken.body.available).toBe(false);
    const own = await call(test.app, contract.checkHandle, {
      token: member.token,
      params: { handle: member.user.handle },
    });
    expect(own.body.available).toBe(true);
  });

  it('A profile can only be written by its owner', async () => {
    const [member, stranger] = [await newMember(test), await newMember(test)];
    const answer = await call(test.app, contract.updateUser, {
      token: stranger.token,
      params: { id: member.id },
      body: { bio: 'mine now' },
    });
    expect(answer.status).toBe(404);
    expect((await call(test.app, contract.authMe, { token: member.token })).body.bio).toBeNull();
  });

  it('The profile shows another member no address, birthday or ZIP', async () => {
    const [member, viewer] = [await newMember(test, COMPLETE_PROFILE), await newMember(test)];
    const answer = await call(test.app, contract.getUser, { token: viewer.token, params: { id: member.id } });
    expect(answer.body).toMatchObject({ age: 29, city: 'Oakland', handle: member.user.handle });
    expect(JSON.stringify(answer.body)).not.toMatch(/@example|1996|94607|phone/);
    const byHandle = await call(test.app, contract.getUserByHandle, {
      token: viewer.token,
      params: { handle: member.user.handle },
    });
    expect(byHandle.body).toEqual(answer.body);
  });

  it('The profile hides those who blocked each other', async () => {
    const [member, viewer] = [await newMember(test), await newMember(test)];
    await test.deps.db
      .insertInto('block')
      .values({ user_id: member.id, other_id: viewer.id, created_at: test.clock.now() })
      .execute();
    for (const [token, id] of [
      [viewer.token, member.id],
      [member.token, viewer.id],
    ] as const) {
      expect((await call(test.app, contract.getUser, { token, params: { id } })).status).toBe(404);
    }
  });
});

it('The server knows ZIP codes', async () => {
  const answer = await call(test.app, contract.lookUpZip, { params: { zip: '94607' } });
  expect(answer.body).toEqual({
    zip: '94607',
    city: 'Oakland',
    county: 'Alameda',
    state: 'California',
    stateCode: 'CA',
  });
  expect((await call(test.app, contract.lookUpZip, { params: { zip: '99999' } })).problem.code).toBe('zip_unknown');
});
