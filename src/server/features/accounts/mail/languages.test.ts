import { afterAll, beforeAll, expect, it } from 'vitest';
import { authUser, checkHandle, login, refresh, updateUser } from '#contract/accounts.ts';
import { forgotPassword, sendSignUpCode } from '#contract/accounts.entry.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { joinByMail, PASSWORD } from '#test/factories.ts';
import { messagesTo } from '#test/messages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const spanish = { cookie: 'theme=dark; language=es; member=1' };
const subjects = async (to: string) => (await messagesTo(test, to)).map(({ subject }) => subject);

it('An error message follows the chosen language, then the browser’s, then English', async () => {
  const wordsWith = async (headers: Record<string, string>) =>
    (await call(test.app, authUser, { headers })).problem?.message;
  expect(await wordsWith({})).toBe('Please sign in.');
  expect(await wordsWith(spanish)).toBe('Entra primero, por favor.');
  expect(await wordsWith({ 'accept-language': 'fr-FR, es-MX;q=0.8, en;q=0.5' })).toBe('Entra primero, por favor.');
  expect(await wordsWith({ 'accept-language': 'es', cookie: 'language=en' })).toBe('Please sign in.');
  expect(await wordsWith({ cookie: 'language=xx', 'accept-language': '*' })).toBe('Please sign in.');
});

it('A visitor’s mail is in the language of the page they used', async () => {
  await call(test.app, sendSignUpCode, { body: { email: 'nueva@example.com' }, headers: spanish });
  expect(await subjects('nueva@example.com')).toEqual(['Un código y ya estás dentro']);
});

it('A premature code request gets its waiting time in the requester’s language', async () => {
  const ask = () => call(test.app, sendSignUpCode, { body: { email: 'pronto@example.com' }, headers: spanish });
  await ask();
  expect((await ask()).problem.message).toMatch(/^Espera \d+ segundos antes de pedir otro código\.$/);
});

it('A member’s mails follow the language of their latest session', async () => {
  const { body } = await joinByMail(test, 'ines@example.com', { handle: 'ines' });
  const ask = () => call(test.app, forgotPassword, { body: { email: 'ines@example.com' }, headers: spanish });
  await ask();
  // Another person may ask for a reset, so the language of the request does not count.
  expect((await subjects('ines@example.com'))[0]).toBe('A new password for Wildin');
  await call(test.app, refresh, { body: { refreshToken: body.tokens.refreshToken }, headers: spanish });
  test.clock.advance(120_000);
  await ask();
  expect((await subjects('ines@example.com'))[0]).toBe('Una contraseña nueva para Wildin');
  test.clock.advance(120_000);
  await call(test.app, login, { body: { handleOrEmail: 'ines', password: PASSWORD } });
  await ask();
  expect((await subjects('ines@example.com'))[0]).toBe('A new password for Wildin');
});

it('A Wildin ID check answers in the requester’s language with every reason', async () => {
  await joinByMail(test, 'taken@example.com', { handle: 'tomada' });
  const wordsOf = async (handle: string) =>
    (await call(test.app, checkHandle, { params: { handle }, headers: spanish })).body.message;
  expect(await wordsOf('libre_22')).toBe('Este Wildin ID está libre.');
  expect(await wordsOf('tomada')).toBe('Este Wildin ID ya está ocupado.');
  expect(await wordsOf('wildin')).toBe('Este Wildin ID está reservado. Elige otro.');
  expect(await wordsOf('12345')).toBe('Un Wildin ID necesita una letra.');
});

it('An error with a number or date is in the reader’s language', async () => {
  const { body } = await joinByMail(test, 'nuria@example.com', { handle: 'nuria' });
  const { id } = body.user;
  const token = await test.deps.sessions.refresh(body.tokens.refreshToken, 'es');
  const edit = async (change: object) =>
    (await call(test.app, updateUser, { token, params: { id }, headers: spanish, body: change })).problem;
  expect((await edit({ bio: 'x'.repeat(300) })).fields?.['bio']).toMatch(/^Como máximo \d+ caracteres\.$/);
  await edit({ handle: 'nuria_b' });
  expect((await edit({ handle: 'nuria_c' })).fields?.['handle']).toMatch(
    /^Podrás volver a cambiar tu Wildin ID el \d+ de \p{L}+ de \d{4}\./u,
  );
});

it('A language chosen for the account is that of its mails, whatever its devices say', async () => {
  const { body } = await joinByMail(test, 'olga@example.com', { handle: 'olga' });
  const { accessToken, refreshToken } = body.tokens;
  const choose = (language: 'es' | null) =>
    call(test.app, updateUser, { token: accessToken, params: { id: body.user.id }, body: { language } });
  expect((await choose('es')).body.language).toBe('es');
  await call(test.app, refresh, { body: { refreshToken }, headers: { cookie: 'language=en' } });
  await call(test.app, forgotPassword, { body: { email: 'olga@example.com' } });
  expect((await subjects('olga@example.com'))[0]).toBe('Una contraseña nueva para Wildin');
  expect((await choose(null)).body.language).toBeNull();
  test.clock.advance(120_000);
  await call(test.app, forgotPassword, { body: { email: 'olga@example.com' } });
  expect((await subjects('olga@example.com'))[0]).toBe('A new password for Wildin');
});
