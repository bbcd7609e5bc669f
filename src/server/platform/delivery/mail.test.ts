import { createServer, type AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, sendSignUpCode } from '#contract/accounts.entry.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { startSmtp, type Smtp } from '#test/smtp.ts';
import { DeliveryError } from './error.ts';
import { createMailer, type Mailer } from './mail.ts';

let smtp: Smtp;
let test: TestApp;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Wildin <hello@wildin.example>' });
  mailer = test.deps.mailer;
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const letter = { to: 'ada@example.com', subject: 'Hello', text: 'Hello, Ada', html: '<p>Hello, Ada</p>' };

describe('a mail', () => {
  it('A mail carries text and HTML and is marked as auto-generated', async () => {
    await mailer.send({ ...letter, subject: 'Für dich: “ö” ✓', text: 'Grüße\n.\nfin', html: '<p>Grüße — ✓</p>' });
    const [{ mail, from, to } = { mail: undefined }] = smtp.received;
    expect([from, to]).toEqual(['hello@wildin.example', ['ada@example.com']]);
    expect(mail).toMatchObject({
      subject: 'Für dich: “ö” ✓',
      from: { name: 'Wildin', address: 'hello@wildin.example' },
      to: [{ address: 'ada@example.com' }],
    });
    expect(mail?.text?.trim()).toBe('Grüße\n.\nfin');
    expect(mail?.html?.trim()).toBe('<p>Grüße — ✓</p>');
    const header = (name: string) => mail?.headers.filter(({ key }) => key === name).map(({ value }) => value);
    expect(header('auto-submitted')).toEqual(['auto-generated']);
    expect(header('mime-version')).toEqual(['1.0']);
    expect(header('message-id')?.[0]).toMatch(/^<[^<>\s]+@wildin\.example>$/);
    expect(Date.parse(header('date')?.[0] ?? '')).toBeGreaterThan(Date.now() - 60_000);
    for (const name of ['bcc', 'cc', 'reply-to']) expect(header(name)).toEqual([]);
  });

  it('A place with a name of its own sends in that name', async () => {
    const { db, place } = test.deps;
    await inTransaction(db, (trx) => place.write(trx, 'name', 'Otter Bay'));
    await place.announce();
    await call(test.app, sendSignUpCode, { body: { email: 'otto@example.com' } });
    await test.deps.jobs.drain();
    const { mail, from } = smtp.received[0] ?? {};
    expect(from).toBe('hello@wildin.example');
    expect(mail?.from).toEqual({ name: 'Otter Bay', address: 'hello@wildin.example' });
    expect(mail?.text).toContain('Nobody from Otter Bay will ever ask you');
    expect(mail?.html).toContain('>Otter Bay</p>');
    await inTransaction(db, (trx) => place.write(trx, 'name', 'Wildin'));
    await place.announce();
  });

  it.each([
    ['line breaks in the subject', { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\n<b>hi</b>' }],
    ['a line of its own in the text', { text: 'Hello\r\n.\r\nMAIL FROM:<eve@example.com>\r\nBcc: eve@example.com' }],
  ])('A mail takes no header from %s', async (_name, change) => {
    await mailer.send({ ...letter, ...change });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.to).toEqual(['ada@example.com']);
    const { mail } = smtp.received[0] ?? {};
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.text?.trim()).toBe((change as { text?: string }).text?.replaceAll('\r\n', '\n') ?? letter.text);
  });

  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com, eve@example.com',
    'Ada <eve@example.com>',
    '"ada@example.com" eve@example.com',
    'group:eve@example.com;',
    'ada',
    '',
  ])('A mail to %j fails for good because it is not one plain address', async (to) => {
    await expect(mailer.send({ ...letter, to })).rejects.toMatchObject({ name: 'DeliveryError', isFinal: true });
    expect(smtp.received).toEqual([]);
  });

  it.each([
    [550, true],
    [451, false],
  ])('A %d refusal of a mail sets final to %s and omits the address', async (status, isFinal) => {
    smtp.refusals.push(status);
    const error: unknown = await mailer.send(letter).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ isFinal, message: `mail: EENVELOPE ${status}` });
    expect(inspect(error)).not.toMatch(/ada|sorry/);
  });

  it('An unreachable mail server gives an error that allows a retry', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => {
      probe.listen(0, '127.0.0.1', resolve);
    });
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => {
      probe.close(resolve);
    });
    const lost = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'hello@localhost' }, test.deps.outbox);
    await expect(lost.send(letter)).rejects.toMatchObject({ name: 'DeliveryError', isFinal: false });
  });
});

describe('the mails of the product', () => {
  it('Product mails go out by SMTP and not into the outbox', async () => {
    const { user } = await newMember(test);
    await test.deps.jobs.drain();
    const [received] = smtp.received;
    expect(received?.to).toEqual([user.email]);
    const code = /\d{6}/.exec(received?.mail.text ?? '')?.[0] ?? 'none';
    expect(received?.mail.html).toContain(code);
    expect(received?.mail.html).not.toMatch(/<table|<script|<img|src=/);
    expect(test.deps.outbox.list()).toEqual([]);
  });

  it('A product mail is sent exactly once after a temporary refusal', async () => {
    const { user } = await newMember(test);
    await test.deps.jobs.drain();
    smtp.received.length = 0;
    await call(test.app, forgotPassword, { body: { email: user.email } });
    smtp.refusals.push(451);
    await test.deps.jobs.drain();
    expect(smtp.received).toEqual([]);
    const later = async (): Promise<number> => {
      await test.deps.jobs.drain();
      return smtp.received.length;
    };
    await expect.poll(later).toBe(1);
    expect(await later()).toBe(1);
  });

  it('A permanently refused mail is dropped without changing the API answer', async () => {
    smtp.refusals.push(550);
    const { user } = await newMember(test);
    await test.deps.jobs.drain();
    test.clock.advance(60_000);
    const answer = await call(test.app, forgotPassword, { body: { email: user.email } });
    expect(answer.body).toEqual({ ok: true });
    await test.deps.jobs.drain();
    expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['A new password for Wildin']);
  });
});
