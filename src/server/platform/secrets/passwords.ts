import { hash, verify } from '@node-rs/argon2';

/** The work of one hash: the memory in KiB, the passes over the memory, and the lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** Returns the Argon2id hash to store, with its cost and salt in it. */
  hash: (password: string) => Promise<string>;
  /**
   * Returns whether `password` matches the hash `stored`, and whether the hash is of the text as it was typed, from
   * before the normalization. Takes the same time when there is no hash.
   */
  verify: (stored: string | null, password: string) => Promise<{ isRight: boolean; isOutdated: boolean }>;
}

/** Devices write one letter in several ways. NIST SP 800-63B, section 5.1.1.2, asks for NFKC before hashing. */
const normal = (password: string): string => password.normalize('NFKC');

export function createPasswords(cost: HashCost): Passwords {
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => hash(normal(password), cost),
    verify: async (stored, password) => {
      dummy ??= hash('a password nobody has', cost);
      const kept = stored ?? (await dummy);
      const isRight = await verify(kept, normal(password));
      const isOutdated = !isRight && normal(password) !== password && (await verify(kept, password));
      return { isRight: stored !== null && (isRight || isOutdated), isOutdated: stored !== null && isOutdated };
    },
  };
}
