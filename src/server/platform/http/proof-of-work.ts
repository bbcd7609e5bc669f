import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Work } from '#contract/accounts.work.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/limits/limits.ts';
import { insertUse } from './proof-of-work.queries.ts';
import { deriveKey as deriveSecret } from '#server/platform/secrets/seal.ts';

/** Requires about a second of computing before a sign-up or a code by phone, so that thousands of these are costly. */
export interface ProofOfWork {
  /** Returns a challenge for an address; undefined when the server requires none. */
  challenge: (address: string) => Promise<Challenge | undefined>;
  /** Uses up the work; throws `proof_of_work` unless the work is right, in time, unused and for the same address. */
  take: (work: Work | undefined, address: string) => Promise<void>;
}

const ALGORITHM = 'PBKDF2/SHA-256';
export const LIFE_MS = 10 * MINUTE_MS;
/** The number of tries that a challenge takes. The range is narrow, so that bad luck costs no long wait. */
const TRIES = { least: 60, most: 180 };

export function createProofOfWork(
  { authSecret = '', work }: Pick<Config, 'authSecret' | 'work'>,
  { db, clock }: { db: Db; clock: Clock },
): ProofOfWork {
  const secretFor = (use: string): string => deriveSecret(authSecret, `proof of work, ${use}`).toString('base64url');
  const [askerSecret, signing, ofKeys] = [secretFor('askers'), secretFor('challenges'), secretFor('keys')];
  const secrets = { hmacSignatureSecret: signing, hmacKeySignatureSecret: ofKeys };
  const askerOf = (address: string): string =>
    createHmac('sha256', askerSecret).update(addressKey(address)).digest('base64url').slice(0, 22);

  /**
   * Returns whether work is right, in time and for this address. Checks `until`: the library uses the machine's clock.
   */
  const isRight = async ({ challenge, solution }: Work, address: string): Promise<boolean> => {
    const { asker, until } = challenge.parameters.data;
    if (until <= clock.now().getTime() || asker !== askerOf(address)) return false;
    return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
  };

  return {
    challenge: async (address) => {
      if (work === 'off') return undefined;
      const data = { asker: askerOf(address), until: clock.now().getTime() + LIFE_MS };
      const counter = randomInt(TRIES.most, TRIES.least);
      // The contract names the parameters of a challenge; the library's own type leaves them open.
      return (await createChallenge({
        algorithm: ALGORITHM,
        cost: work.cost,
        counter,
        data,
        deriveKey,
        ...secrets,
      })) as Challenge;
    },
    take: async (done, address) => {
      if (work === 'off') return;
      if (done === undefined || !(await isRight(done, address))) throw new AppError('proof_of_work');
      const { nonce, data } = done.challenge.parameters;
      if (!(await insertUse(db, nonce, new Date(data.until)))) throw new AppError('proof_of_work');
    },
  };
}
