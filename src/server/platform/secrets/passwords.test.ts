import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPasswords, HASH_COST } from './passwords.ts';

const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const RIGHT = { isRight: true, isOutdated: false };
const WRONG = { isRight: false, isOutdated: false };

it('A password is kept as Argon2id at the cost that OWASP recommends', async () => {
  const passwords = createPasswords(HASH_COST);
  const stored = await passwords.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'correct horse battery')).toEqual(RIGHT);
  expect(await passwords.verify(stored, 'correct horse batterz')).toEqual(WRONG);
  expect(await passwords.verify(null, 'a password nobody has')).toEqual(WRONG);
});

it('A password is right in every Unicode form in which a device writes it', async () => {
  const passwords = createPasswords(cheap);
  const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(letters, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), async (password, form) => {
      const stored = await passwords.hash(password);
      expect(await passwords.verify(stored, password.normalize(form))).toEqual(RIGHT);
    }),
  );
});

it('A hash from before the normalization matches the text as typed, and says so', async () => {
  const passwords = createPasswords(cheap);
  const typed = 'Grüße an alle'.normalize('NFD');
  const stored = await hash(typed, cheap);
  expect(await passwords.verify(stored, typed)).toEqual({ isRight: true, isOutdated: true });
  expect(await passwords.verify(stored, 'Grusse an alle')).toEqual(WRONG);
});
