import { expect, it } from 'vitest';
import { createPasswords, HASH_COST } from './passwords.ts';

it('A password is kept as Argon2id at the cost that OWASP recommends', async () => {
  const passwords = createPasswords(HASH_COST);
  const stored = await passwords.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'correct horse battery')).toBe(true);
  expect(await passwords.verify(stored, 'correct horse batterz')).toBe(false);
  expect(await passwords.verify(null, 'a password nobody has')).toBe(false);
});
