import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email } from './accounts.ts';
import { emailKey, mailboxOf } from './accounts.email.ts';

describe('the address to which mail goes', () => {
  test.each([
    ['anna@exämple.de', 'anna@xn--exmple-cua.de'],
    ['anna@EXÄMPLE.de', 'anna@xn--exmple-cua.de'],
    ['anna@exa\u0308mple.de', 'anna@xn--exmple-cua.de'],
    ['anna@xn--exmple-cua.de', 'anna@xn--exmple-cua.de'],
    [' Anna@Example.COM. ', 'Anna@example.com'],
    ['anna@example。com', 'anna@example.com'],
    ['jose\u0301@example.com', 'jos\u00E9@example.com'],
    ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
    ["o'neil+tag@sub.example.co.uk", "o'neil+tag@sub.example.co.uk"],
  ])('The mailbox of %j is %s', (typed, mailbox) => {
    expect(mailboxOf(typed)).toBe(mailbox);
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });

  test.each([
    '',
    'anna',
    '@example.com',
    'anna@',
    'anna@localhost',
    'x@example..com',
    'x@example.com..',
    'x@.example.com',
    'x@-example.com',
    'x@example-.com',
    `x@${'a'.repeat(64)}.com`,
    `x@${'ä'.repeat(60)}.de`,
    `${'a'.repeat(65)}@example.com`,
    `${'ä'.repeat(33)}@example.com`,
    `x@${'abcdefghi.'.repeat(26)}com`,
    'x@1.2.3.4',
    'x@example.0x7',
    'x@[127.0.0.1]',
    'x@exam%70le.com',
    'x@example.com/path',
    'x@example.com?y',
    'x@example.com#z',
    'x@ex ample.com',
    'a@b@example.com',
    'a\u200Bb@example.com',
    'a\0b@example.com',
    'under_score@under_score.com',
  ])('Nobody is at %j', (typed) => {
    expect(mailboxOf(typed)).toBeUndefined();
    expect(email.safeParse(typed).success).toBe(false);
  });
});

const letters = (text: string) => fc.constantFrom(...text);
const label = fc
  .array(letters('abcxyz019äöüßéñçøłжигλσς例えहिعب'), { minLength: 1, maxLength: 10 })
  .map((list) => list.join(''));
const local = fc.array(letters('abcXYZ019.+_-äÖéñ例ж'), { minLength: 1, maxLength: 12 }).map((list) => list.join(''));
const address = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom('com', 'de', 'org', 'рф', 'みんな'))
  .map(([name, labels, end]) => ({ name, domain: [...labels, end].join('.') }))
  .filter(({ name, domain }) => mailboxOf(`${name}@${domain}`) !== undefined);
type EmailSpelling = (whole: { name: string; domain: string }) => string;
/** The ways in which the same address reaches the server. */
const ways: EmailSpelling[] = [
  ({ name, domain }) => `${name}@${domain}`,
  ({ name, domain }) => ` ${name}@${domain}\t`,
  ({ name, domain }) => `${name}@${domain}.`,
  ({ name, domain }) => `${name}@${domain.normalize('NFD')}`,
  ({ name, domain }) => `${name.normalize('NFD')}@${domain}`,
  ({ name, domain }) => `${name}@${domainToASCII(domain)}`,
  ({ name, domain }) => `${name}@${domainToASCII(domain).toUpperCase()}`,
  ({ name, domain }) => `${name}@${domain.replaceAll('.', '。')}`,
];

test('Every way to write an address has one key', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(...ways), fc.constantFrom(...ways), (whole, one, other) => {
      expect(emailKey(one(whole))).toBe(emailKey(other(whole)));
      expect(email.safeParse(one(whole)).success).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('A key is its own key, and a mailbox its own mailbox, for any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })).map((parts) => parts.join('@')),
    fc.tuple(fc.string({ unit: 'binary' }), label).map(([name, domain]) => `${name}@${domain}.com`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const mailbox = mailboxOf(text);
      if (mailbox !== undefined) {
        expect(mailboxOf(mailbox)).toBe(mailbox);
        expect(mailbox).toMatch(/@[a-z0-9.-]+$/);
        expect(emailKey(emailKey(text))).toBe(emailKey(text));
      }
    }),
    { numRuns: 1000 },
  );
});
