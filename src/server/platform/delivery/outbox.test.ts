import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testClock } from '#test/app.ts';
import { createLog } from '#server/platform/log.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSeal, deriveKey } from '#server/platform/secrets/seal.ts';

function outboxThatLogs(isLocal: boolean): { outbox: Outbox; logged: () => string } {
  let text = '';
  const log = createLog('trace', { write: (line) => void (text += line) });
  let ids = 0;
  const newId = (): string => String((ids += 1));
  return { outbox: createOutbox({ isLocal, clock: testClock(), newId, log }), logged: () => text };
}

const mail = {
  channel: 'mail',
  to: 'ada@example.com',
  subject: 'Hi',
  text: 'Your code: 123456',
  html: '<p>x</p>',
} as const;
const sms = { channel: 'sms', to: '+14155552671', subject: null, text: '123456 is your code', html: null } as const;

it('The local outbox keeps the last 50 messages and logs them without addresses', () => {
  const { outbox, logged } = outboxThatLogs(true);
  outbox.put(mail);
  outbox.put(sms);
  expect(outbox.list()).toMatchObject([
    { ...sms, id: '2' },
    { ...mail, id: '1', at: '2026-03-10T18:00:00.000Z' },
  ]);
  expect(logged()).toContain('123456');
  expect(logged()).not.toMatch(/ada@|\+1415/);
  for (let n = 0; n < 60; n += 1) outbox.put(sms);
  expect(outbox.list().map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => String(62 - n)));
});

it('A public outbox keeps nothing and logs only what is not set up', () => {
  const { outbox, logged } = outboxThatLogs(false);
  outbox.put(mail);
  outbox.put(sms);
  expect(outbox.list()).toEqual([]);
  expect(logged()).toMatch(/SMTP_URL is not set[^]*TWILIO_ACCOUNT_SID is not set/);
  expect(logged()).not.toMatch(/123456|ada|example|4155552671/);
});

it('A sealed value opens only with its own key and only unchanged', async () => {
  const seal = createSeal(deriveKey('s'.repeat(32), 'one use'));
  const others = [deriveKey('s'.repeat(32), 'another use'), deriveKey('t'.repeat(32), 'one use')].map(createSeal);
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.string()), fc.nat(), async (value, at) => {
      const sealed = await seal.close(value);
      expect(await seal.open(sealed)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(await seal.close(value)).not.toBe(sealed);
      for (const other of others) expect(await other.open(sealed)).toBeUndefined();
      // All parts except the empty second one: the header, the nonce, the ciphertext, the tag.
      const parts = sealed.split('.');
      const part = [0, 2, 3, 4][at % 4] ?? 0;
      const bytes = Buffer.from(parts[part] ?? '', 'base64url');
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1;
      parts[part] = bytes.toString('base64url');
      expect(await seal.open(parts.join('.'))).toBeUndefined();
      expect(await seal.open(sealed.slice(0, at % 30))).toBeUndefined();
    }),
  );
});
