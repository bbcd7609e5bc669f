import { describe, expect, it } from 'vitest';
import { seededRng } from '#content/seeded-rng.ts';
import { AppError } from '#server/platform/errors.ts';
import { withNewIdentity, type Identity } from './newcomers.ts';

/** Joins while the first `taken` identities belong to other people; returns the identities that were tried. */
async function join(taken: number, wanted?: string): Promise<{ tried: Identity[]; joined: Identity | undefined }> {
  const tried: Identity[] = [];
  const joined = await withNewIdentity({ rng: seededRng(1) }, wanted, async (identity) => {
    tried.push(identity);
    if (tried.length <= taken) throw new AppError('handle_taken');
    return identity;
  }).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'handle_taken' });
    return undefined;
  });
  return { tried, joined };
}

describe('the identity of a newcomer', () => {
  it('A newcomer gets another handle and number when somebody has the first', async () => {
    const { tried, joined } = await join(4);
    expect(joined).toBe(tried[4]);
    expect(new Set(tried.map(({ id }) => id)).size).toBe(5);
    expect(new Set(tried.map(({ handle }) => handle)).size).toBe(5);
  });

  it('A newcomer is refused after five taken identities', async () => {
    const { tried, joined } = await join(10);
    expect([tried.length, joined]).toEqual([5, undefined]);
  });

  it('A newcomer gets exactly the chosen handle or no account', async () => {
    expect((await join(0, 'heron')).joined?.handle).toBe('heron');
    const { tried, joined } = await join(1, 'heron');
    expect([tried.length, joined]).toEqual([1, undefined]);
  });

  it('A newcomer does not try again after another failure', async () => {
    let tries = 0;
    const joining = withNewIdentity({ rng: seededRng(1) }, undefined, () => {
      tries += 1;
      return Promise.reject(new AppError('consent_required'));
    });
    await expect(joining).rejects.toMatchObject({ code: 'consent_required' });
    expect(tries).toBe(1);
  });
});
