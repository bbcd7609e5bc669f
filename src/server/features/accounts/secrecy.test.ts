import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { killProcesses, ready, startProcess, type ServerProcess } from '#test/process.ts';
import { startSmtp, type Smtp } from '#test/smtp.ts';
import { startTwilio, type Twilio } from '#test/twilio.ts';
import { workFor } from '#test/work.ts';

let folder: string;
let smtp: Smtp;
let twilio: Twilio;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-secrecy-'));
  [smtp, twilio] = await Promise.all([startSmtp(), startTwilio()]);
});
afterEach(killProcesses);
afterAll(async () => {
  await Promise.all([smtp.close(), twilio.close(), rm(folder, { recursive: true })]);
});

/** Each test starts and stops a server, which takes many times longer on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const PUBLIC = {
  PUBLIC_URL: 'https://wildin.example',
  ALLOW_EMBEDDED: 'true',
  POW: 'on',
  POW_COST: '500',
  LOG_LEVEL: 'trace',
};
const NEW = 'a brand new password';
const EMAIL = 'ada.lovelace@example.com';
const NUMBER = '+14155552671';

/** Every response of the server, with its headers. */
const answers: string[] = [];
async function post(to: Pick<ServerProcess, 'url'> & { bearer?: string }, path: string, body: object): Promise<string> {
  const answer = await fetch(to.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(to.bearer !== undefined && { authorization: `Bearer ${to.bearer}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  answers.push(`${JSON.stringify([...answer.headers])} ${text}`);
  return text;
}

it('Codes, passwords and addresses never appear in a public server’s answers or log', async () => {
  const server = await startProcess({
    ...PUBLIC,
    DATA_DIR: join(folder, 'with'),
    SMTP_URL: smtp.url,
    TWILIO_ACCOUNT_SID: 'AC123',
    TWILIO_AUTH_TOKEN: 'the token of the account',
    TWILIO_FROM: '+15005550006',
    TWILIO_BASE_URL: twilio.url,
  });
  await ready(server);
  twilio.replies.push({ status: 503 });

  await post(server, '/api/auth/phone/code', { phoneNumber: NUMBER, work: await workFor(server.url) });
  await expect.poll(() => twilio.taken.length).toBe(2);
  const phoneCode = /^\d{6}/.exec(twilio.taken[1]?.form['Body'] ?? '')?.[0] ?? '';
  await post(server, '/api/auth/phone/verify', { phoneNumber: NUMBER, code: '000000' });
  await post(server, '/api/auth/phone/verify', { phoneNumber: NUMBER, code: phoneCode });
  await post(server, '/api/auth/phone/verify', { phoneNumber: NUMBER, code: phoneCode, consentData: CONSENT });

  const registered = await post(server, '/api/auth/register', {
    email: EMAIL,
    password: PASSWORD,
    consentData: CONSENT,
    work: await workFor(server.url),
  });
  const { tokens } = JSON.parse(registered) as { tokens: { accessToken: string } };
  await expect.poll(() => smtp.received.length).toBe(1);
  const emailCode = /\b\d{6}\b/.exec(smtp.received[0]?.mail.text ?? '')?.[0] ?? '';
  await post({ url: server.url, bearer: tokens.accessToken }, '/api/auth/email/code', {});
  await post({ url: server.url, bearer: tokens.accessToken }, '/api/auth/email/verify', { code: emailCode });

  smtp.refusals.push(451);
  await post(server, '/api/auth/forgot-password', { email: EMAIL });
  await expect.poll(() => smtp.received.length).toBe(2);
  const text = smtp.received[1]?.mail.text ?? '';
  const [link = '', resetCode = ''] = [/token=([\w-]+)/.exec(text)?.[1], /\b\d{6}\b/.exec(text)?.[0]];
  await post(server, '/api/auth/reset-password', { email: EMAIL, code: resetCode, password: EMAIL });
  await post(server, '/api/auth/reset-password', { token: link, password: NEW });
  await post(server, '/api/auth/reset-password', { token: link, password: NEW });
  await expect.poll(() => smtp.received.length).toBe(3);

  const secrets = [phoneCode, emailCode, resetCode, link, NEW, PASSWORD, 'the token of the account'];
  expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
  for (const secret of secrets) {
    const whole = new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`);
    expect(answers.filter((answer) => whole.test(answer))).toEqual([]);
    expect(server.output()).not.toMatch(whole);
  }
  expect(server.output()).toContain('a message must wait');
  expect(server.output()).not.toMatch(/ada\.lovelace|4155552671/);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

it('A public server that cannot send says so, and nothing more', async () => {
  const server = await startProcess({ ...PUBLIC, DATA_DIR: join(folder, 'without') });
  await ready(server);
  await post(server, '/api/auth/phone/code', { phoneNumber: NUMBER, work: await workFor(server.url) });
  await post(server, '/api/auth/register', {
    email: EMAIL,
    password: PASSWORD,
    consentData: CONSENT,
    work: await workFor(server.url),
  });
  await expect
    .poll(server.output)
    .toMatch(/(SMTP_URL is not set[^]*TWILIO_ACCOUNT_SID|TWILIO_ACCOUNT_SID[^]*SMTP_URL) is not set/);
  expect(server.output()).not.toMatch(/ada\.lovelace|4155552671|your wildin code|Your code/);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
