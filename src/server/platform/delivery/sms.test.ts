import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { call, startTestApp, testClock } from '#test/app.ts';
import { CONSENT } from '#test/factories.ts';
import { startTwilio, type Twilio } from '#test/twilio.ts';
import { createLog } from '#server/platform/log.ts';
import { createOutbox } from './outbox.ts';
import { createSms, type Sms } from './sms.ts';

let twilio: Twilio;
let waits: number[];
let sms: Sms;
const outbox = createOutbox({ isLocal: true, clock: testClock(), newId: () => 'id', log: createLog('silent') });

const DEADLINE_MS = 10_000;
let deadlines: Set<() => void>;

/**
 * Returns an adapter whose pauses before a retry are recorded and end at once. The time limit of a call passes when
 * Twilio does not answer.
 */
const sender = (from: string): Sms =>
  createSms({
    twilio: { accountSid: 'AC123', authToken: 'a token', from, baseUrl: `${twilio.url}/` },
    outbox,
    timers: {
      after: (ms, run) => {
        if (ms === DEADLINE_MS) deadlines.add(run);
        else {
          waits.push(ms);
          run();
        }
        return () => deadlines.delete(run);
      },
    },
  });

beforeAll(async () => {
  twilio = await startTwilio();
  twilio.onSilence = () => {
    for (const pass of deadlines) pass();
  };
});
afterAll(() => twilio.close());
beforeEach(() => {
  waits = [];
  deadlines = new Set();
  twilio.taken.length = 0;
  sms = sender('+15005550006');
});

const message = { to: '+14155552671', text: '123456 is your code & more + “ü”\n\n@localhost #123456' };
const failure = (): Promise<unknown> => sms.send(message).catch((reason: unknown) => reason);

describe('a text message', () => {
  it('A text message is posted as Twilio wants it', async () => {
    await sms.send(message);
    expect(twilio.taken).toEqual([
      {
        path: 'POST /2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${Buffer.from('AC123:a token').toString('base64')}`,
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { To: message.to, From: '+15005550006', Body: message.text },
      },
    ]);
  });

  it('A text message leaves through a messaging service where one is named', async () => {
    await sender('MG0123').send(message);
    expect(twilio.taken[0]?.form).toEqual({ To: message.to, MessagingServiceSid: 'MG0123', Body: message.text });
  });

  it.each([
    ['429 with a word when', { status: 429, headers: { 'retry-after': '3' } }, [3000]],
    ['503 without one', { status: 503 }, [1000]],
    ['500 with nonsense', { status: 500, headers: { 'retry-after': 'soon' } }, [1000]],
    ['500 with a time that has passed', { status: 500, headers: { 'retry-after': '-5' } }, [1000]],
  ])('A text message is tried once more after %s', async (_name, reply, expected) => {
    twilio.replies.push(reply);
    await sms.send(message);
    expect([twilio.taken.length, waits]).toEqual([2, expected]);
  });

  it.each([
    ['busy twice', [{ status: 503 }, { status: 503 }], 2],
    ['busy for longer than anybody waits', [{ status: 429, headers: { 'retry-after': '3600' } }], 1],
    ['hanging up', ['cut'], 1],
    ['silent', ['silence'], 1],
    ['not letting us in', [{ status: 401, body: { code: 20_003, message: 'Authenticate' } }], 1],
  ] as const)('A text message waits for a later job when Twilio is %s', async (_name, replies, calls) => {
    twilio.replies.push(...replies);
    expect(await failure()).toMatchObject({ name: 'DeliveryError', isFinal: false });
    expect(twilio.taken).toHaveLength(calls);
    expect(twilio.replies).toEqual([]);
    expect(deadlines.size).toBe(0);
  });

  it('A text message says whether an answer was late or the connection broke', async () => {
    twilio.replies.push('silence', 'cut');
    expect(await failure()).toMatchObject({ message: 'sms: no answer in time' });
    expect(await failure()).toMatchObject({ message: 'sms: no connection' });
  });

  it('A text to an invalid number fails for good and the error hides the number', async () => {
    const body = { code: 21_211, message: `The 'To' number ${message.to} is not valid.`, status: 400 };
    twilio.replies.push({ status: 400, body });
    const error = await failure();
    expect(error).toMatchObject({ isFinal: true, message: 'sms: status 400, code 21211' });
    expect(inspect(error)).not.toContain(message.to);
    twilio.replies.push({ status: 404, body: 'not what was expected' });
    expect(await failure()).toMatchObject({ isFinal: true, message: 'sms: status 404' });
  });

  it('A text message sends our credentials nowhere else', async () => {
    const elsewhere = await startTwilio();
    twilio.replies.push({ status: 307, headers: { location: `${elsewhere.url}/steal` } });
    expect(await failure()).toMatchObject({ isFinal: false });
    expect(elsewhere.taken).toEqual([]);
    await elsewhere.close();
  });
});

it('The outbox stays empty where Twilio is set up', () => {
  expect(outbox.list()).toEqual([]);
});

it('A code reaches a phone through Twilio and opens the door', async () => {
  const test = await startTestApp({
    TWILIO_ACCOUNT_SID: 'AC123',
    TWILIO_AUTH_TOKEN: 'a token',
    TWILIO_FROM: '+15005550006',
    TWILIO_BASE_URL: twilio.url,
    PUBLIC_URL: 'https://wildin.example',
    ALLOW_EMBEDDED: 'true',
  });
  await call(test.app, sendPhoneCode, { body: { phoneNumber: '(415) 555-2671' } });
  await test.deps.jobs.drain();
  const { To: to, Body: text = '' } = twilio.taken[0]?.form ?? {};
  const [code = ''] = /^\d{6}/.exec(text) ?? [];
  expect([to, text.split('\n').at(-1)]).toEqual(['+14155552671', `@wildin.example #${code}`]);
  const answer = await call(test.app, verifyPhone, { body: { phoneNumber: to, code, consentData: CONSENT } });
  expect(answer.status).toBe(200);
  expect(test.deps.outbox.list()).toEqual([]);
  await test.close();
});
