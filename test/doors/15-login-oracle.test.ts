import { expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import { call, startTestApp } from '#test/app.ts';
import { joinByMail } from '#test/factories.ts';

it.each(['true', 'false'])('Failed logins at a handle do not reveal its email address (hiding is %s)', async (hide) => {
  const server = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: '1', HIDE_ACCOUNT_EXISTENCE: hide });
  for (const handle of ['kestrel', 'marten']) {
    const headers = { 'x-forwarded-for': `198.51.100.${handle.length}` };
    expect((await joinByMail(server, `${handle}@example.com`, { handle, headers })).status).toBe(200);
  }
  const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
  const answerTo = async (handleOrEmail: string, address = 1): Promise<unknown> => {
    const body = { handleOrEmail, password: 'a wrong guess' };
    const { status, problem } = await call(server.app, login, { body, headers: from(address) });
    const { requestId: _, ...told } = problem;
    return { status, told };
  };
  for (let n = 0; n < 12; n += 1) await answerTo('kestrel');
  expect(await answerTo('kestrel@example.com')).toEqual(await answerTo('marten@example.com'));
  // The answers are also alike once the limit over all network addresses is reached.
  for (let n = 0; n < 60; n += 1) await answerTo('kestrel', 2 + n);
  expect(await answerTo('kestrel@example.com', 100)).toEqual(await answerTo('marten@example.com', 101));
  await server.close();
});
