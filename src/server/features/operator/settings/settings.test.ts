import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#contract/accounts.ts';
import { readOperatorLog } from '#contract/operator.ts';
import * as contract from '#contract/operator.settings.ts';
import { checkInvitation, getPlace } from '#contract/place.ts';
import { settleDemo } from '#server/features/demo/demo.ts';
import { call, startTestApp, type OwnTestApp } from '#test/app.ts';
import { CONSENT, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { messagesTo } from '#test/messages.ts';
import { newOperator } from '#test/operator-scene.ts';

let test: OwnTestApp;
let owner: TestMember;
beforeAll(async () => {
  test = await startTestApp({ GROUP_MEMBERS: '50', PARTS_OFF: 'clouds' });
  owner = await newOperator(test);
});
afterAll(() => test.close());

const set = (body: unknown) => call(test.app, contract.changeSetting, { token: owner.token, body });
const read = async () => (await call(test.app, contract.readSettings, { token: owner.token })).body;
const said = ({ status, problem }: { status: number; problem: { code?: string } }): string =>
  status === 200 ? '200' : `${status} ${problem.code}`;

describe('the settings of the place', () => {
  it('A changed setting is in force at once, and the log says who changed it', async () => {
    const { body } = await set({ key: 'name', value: 'Otter Bay' });
    expect(body.values.name).toBe('Otter Bay');
    expect((await call(test.app, getPlace)).body.name).toBe('Otter Bay');
    expect(body.changes[0]).toMatchObject({ by: owner.user.handle, key: 'name', from: 'Wildin', to: 'Otter Bay' });
    const log = await call(test.app, readOperatorLog, { token: owner.token });
    expect(log.body.lines[0]).toMatchObject({
      action: 'setting_changed',
      by: { handle: owner.user.handle },
      detail: { key: 'name', from: 'Wildin', to: 'Otter Bay' },
    });
  });

  it('The same value again writes no line', async () => {
    const before = (await read()).changes.length;
    await set({ key: 'mediaDaily', value: 100 });
    expect((await read()).changes.length).toBe(before);
  });

  it('The environment wins, and the page names its variables', async () => {
    const { given, values } = await read();
    expect(given).toEqual([
      { key: 'clouds', variable: 'PARTS_OFF' },
      { key: 'groupMembers', variable: 'GROUP_MEMBERS' },
    ]);
    expect([values.clouds, values.groupMembers]).toEqual([false, 50]);
    for (const body of [
      { key: 'groupMembers', value: 9 },
      { key: 'clouds', value: true },
    ])
      expect(said(await set(body))).toBe('409 setting_given');
  });

  it.each([
    [{ key: 'name', value: ' ' }, 'value'],
    [{ key: 'name', value: 'x'.repeat(41) }, 'value'],
    [{ key: 'contact', value: 'nobody' }, 'value'],
    [{ key: 'joining', value: 'sometimes' }, 'value'],
    [{ key: 'mediaDaily', value: -1 }, 'value'],
    [{ key: 'word', value: { text: '🦦'.repeat(201), until: null } }, 'value.text'],
    [{ key: 'word', value: { text: 'Hello', until: 'tomorrow' } }, 'value.until'],
    [{ key: 'posts', value: 'no' }, 'value'],
  ])('An impossible value is refused beside its field (%j)', async (body, field) => {
    const answer = await set(body);
    expect([said(answer), Object.keys(answer.problem.fields ?? {})]).toEqual(['400 invalid', [field]]);
  });

  it('A word of 200 letters as people count them reaches everybody', async () => {
    const text = '👨‍👩‍👧‍👦'.repeat(2) + 'é'.repeat(198);
    expect(said(await set({ key: 'word', value: { text, until: null } }))).toBe('200');
    expect((await call(test.app, getPlace)).body.word).toEqual({ text, until: null });
    expect((await set({ key: 'word', value: null })).body.changes[0]).toMatchObject({
      key: 'word',
      from: text,
      to: null,
    });
  });

  it('A member without the role finds no settings', async () => {
    const { token } = await newMember(test);
    expect(said(await call(test.app, contract.readSettings, { token }))).toBe('404 not_found');
    const body = { key: 'joining', value: 'closed' } as const;
    expect(said(await call(test.app, contract.changeSetting, { token, body }))).toBe('404 not_found');
  });
});

describe('the links of the operator', () => {
  it('A link shows its address once, counts its uses, and ends', async () => {
    await set({ key: 'joining', value: 'invitation' });
    const ask = { token: owner.token, body: { note: 'For the choir', uses: 2, days: 7 } };
    const { body } = await call(test.app, contract.makePlaceLink, ask);
    const code = new URL(body.address).searchParams.get('invitation') ?? '';
    expect(new URL(body.address).pathname).toBe('/signup');
    expect((await call(test.app, checkInvitation, { params: { code } })).status).toBe(200);
    const email = 'choir@example.com';
    const joined = await call(test.app, register, {
      body: { email, password: PASSWORD, consentData: CONSENT, invitation: code },
    });
    expect(joined.status).toBe(200);
    const listed = await call(test.app, contract.listPlaceLinks, { token: owner.token });
    expect(listed.body.links).toMatchObject([{ note: 'For the choir', uses: 2, used: 1, isOpen: true }]);
    expect(JSON.stringify(listed.body)).not.toContain(code);
    const params = { id: listed.body.links[0]?.id ?? '' };
    expect((await call(test.app, contract.endPlaceLink, { token: owner.token, params })).body.links).toEqual([]);
    expect((await call(test.app, checkInvitation, { params: { code } })).status).toBe(404);
    expect(said(await call(test.app, contract.endPlaceLink, { token: owner.token, params }))).toBe('404 not_found');
    await set({ key: 'joining', value: 'open' });
  });
});

describe('the newcomers who wait', () => {
  it('The operator lets one in and turns one away, and both get a mail', async () => {
    await set({ key: 'joining', value: 'approval' });
    const emails = ['first@example.com', 'second@example.com'];
    for (const email of emails) {
      test.clock.advance(1);
      await call(test.app, register, { body: { email, password: PASSWORD, consentData: CONSENT } });
    }
    await set({ key: 'joining', value: 'open' });
    const { newcomers } = (await call(test.app, contract.listNewcomers, { token: owner.token })).body;
    expect(newcomers.map(({ reach, isProven }) => [reach, isProven])).toEqual(emails.map((email) => [email, false]));
    const answers = ['let_in', 'turn_away'] as const;
    for (const [at, answer] of answers.entries()) {
      test.clock.advance(1);
      const params = { userId: newcomers[at]?.id ?? 0 };
      const ask = { token: owner.token, params, body: { answer } };
      expect((await call(test.app, contract.answerNewcomer, ask)).body.newcomers).toHaveLength(1 - at);
      expect(said(await call(test.app, contract.answerNewcomer, ask))).toBe('404 not_found');
    }
    for (const [at, subject] of ['You are in', 'Not this time'].entries()) {
      const mails = await messagesTo(test, emails[at] ?? '');
      expect(mails.flatMap((mail) => ('subject' in mail ? mail.subject : []))).toContain(subject);
    }
    const { lines } = (await call(test.app, readOperatorLog, { token: owner.token })).body;
    expect(lines.slice(0, 2).map(({ action }) => action)).toEqual(['newcomer_turned_away', 'newcomer_let_in']);
  });

  it('An answer to somebody who does not wait finds nobody', async () => {
    const { id } = await newMember(test);
    const ask = { token: owner.token, params: { userId: id }, body: { answer: 'turn_away' } };
    expect(said(await call(test.app, contract.answerNewcomer, ask))).toBe('404 not_found');
  });
});

describe('the demo community', () => {
  it('The demo community leaves once the name of the place was typed', async () => {
    await settleDemo(test.deps, 'true');
    const { demo, values } = await read();
    expect(demo).toEqual({ members: 400, comesBack: false });
    const remove = (typed: string) =>
      call(test.app, contract.removeDemoCommunity, { token: owner.token, body: { typed } });
    const wrong = await remove('yes');
    expect([said(wrong), Object.keys(wrong.problem.fields ?? {})]).toEqual(['400 invalid', ['typed']]);
    expect((await remove(` ${values.name} `)).body.removed).toBe(400);
    expect((await read()).demo.members).toBe(0);
  });
});
