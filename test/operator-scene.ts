import { prove } from '#contract/accounts.proof.ts';
import { changeOperators } from '#server/features/operator/roles/operators.ts';
import { call, type TestApp } from './app.ts';
import { COMPLETE_PROFILE, newMember, PASSWORD, type TestMember } from './factories.ts';

/** Runs `npm run operator` with these words. */
export function runOperator({ deps }: TestApp, ...words: string[]): Promise<string> {
  return changeOperators({ db: deps.db, now: deps.clock.now(), newId: deps.newId }, words);
}

/** Types the password again, which unlocks the operators' pages. */
export async function unlock({ app }: TestApp, { token }: Pick<TestMember, 'token'>): Promise<void> {
  const answer = await call(app, prove, { token, body: { password: PASSWORD } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
}

/** Returns an operator whose pages are unlocked. */
export async function newOperator(test: TestApp): Promise<TestMember> {
  const one = await newMember(test, COMPLETE_PROFILE);
  await runOperator(test, 'add', one.user.handle);
  await unlock(test, one);
  return one;
}
