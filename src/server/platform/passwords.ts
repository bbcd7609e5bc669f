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
  /** Returns whether `password` matches the hash `stored`; takes the same time when there is no hash. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
}

export function createPasswords(cost: HashCost): Passwords {
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    verify: async (stored, password) => {
      dummy ??= hash('a password nobody has', cost);
      const isRight = await verify(stored ?? (await dummy), password);
      return stored !== null && isRight;
    },
  };
}
