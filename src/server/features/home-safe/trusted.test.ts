import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeTrusted, changeTrusted } from '#contract/home-safe.ts';
import { DAY_MS } from '#contract/durations.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { SafeScene, textOf } from '#test/safe-scene.ts';

const scene = new SafeScene();
beforeAll(() => scene.open());
afterAll(scene.close);

let ada: Person;
beforeEach(async () => {
  ada = await scene.member();
});

let count = 0;
const mailbox = (): string => `somebody${(count += 1)}@example.com`;
const remove = async (by: Person, id: string) =>
  call(scene.server.app, removeTrusted, { token: await scene.token(by), params: { id } });
/** Adds somebody and asks them. */
async function asked(by: Person, email: string) {
  const { person } = (await scene.add(by, { email })).body;
  return { id: person.id, answer: await scene.ask(by, person.id) };
}
const stateOf = async (by: Person) => (await scene.own(by)).trusted.map(({ state }) => state);

describe('A trusted person', () => {
  it('Somebody outside is asked once and answers without an account', async () => {
    const email = mailbox();
    const { person } = (await scene.add(ada, { email, phoneNumber: '(212) 555-0143' })).body;
    expect(person).toMatchObject({ name: 'Jonas', relation: 'my brother', state: 'not_asked' });
    expect(await scene.sentTo(email)).toEqual([]);
    await scene.ask(ada, person.id);
    await scene.ask(ada, person.id);
    const [mail, ...more] = await scene.sentTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Ada');
    expect(mail?.text).not.toContain('brother');
    const page = await scene.visit(await scene.linkTo(email));
    expect(textOf(page.html)).toContain('May Ada tell you?');
    expect(await stateOf(ada)).toEqual(['asked']);
    await scene.press(await scene.linkTo(email), 'yes');
    const [now] = (await scene.own(ada)).trusted;
    expect(now?.state).toBe('yes');
    expect(now?.ways).toMatchObject([
      { way: 'mail', address: email, state: 'yes' },
      { way: 'text', address: '+12125550143', state: 'asked' },
    ]);
  });

  it('A no by one way ends the other, and the member never asks there again', async () => {
    const email = mailbox();
    const { person } = (await scene.add(ada, { email, phoneNumber: '212 555 0144' })).body;
    await scene.ask(ada, person.id);
    await scene.press(await scene.linkTo(email), 'yes');
    await scene.press(await scene.linkTo('+12125550144'), 'no');
    const [now] = (await scene.own(ada)).trusted;
    expect(now?.ways.map(({ state }) => state)).toEqual(['took_back', 'no']);
    await remove(ada, person.id);
    expect((await asked(ada, email)).answer.problem.code).toBe('ask_refused');
    expect((await scene.sentTo(email)).length).toBe(1);
  });

  it('Nobody asks an address that refused three times', async () => {
    const [email, other] = [mailbox(), mailbox()];
    for (const name of ['Ben', 'Cleo', 'Dan']) {
      const by = await scene.member(name);
      scene.time.clock.advance(8 * DAY_MS);
      const { answer } = await asked(by, email);
      expect(answer.status, name).toBe(200);
      await scene.press(await scene.linkTo(email), 'no');
    }
    expect((await asked(ada, email)).answer.problem.code).toBe('ask_refused');
    await asked(await scene.member('Ben'), other);
    await scene.press(await scene.linkTo(other), 'nobody');
    const eve = await scene.member('Eve');
    expect((await asked(eve, other)).answer.problem.code).toBe('ask_refused');
  });

  it('A member has three trusted persons and sends three questions a day', async () => {
    for (let index = 0; index < 3; index += 1) await asked(ada, mailbox());
    expect((await scene.add(ada)).problem.code).toBe('trusted_full');
    const [first] = (await scene.own(ada)).trusted;
    await remove(ada, first?.id ?? '');
    const { answer } = await asked(ada, mailbox());
    expect([answer.status, answer.problem.code]).toEqual([429, 'asks_used']);
  });

  it('An address is asked by one member twice in thirty days at most', async () => {
    const email = mailbox();
    for (const expected of [200, 200, 409]) {
      const { id, answer } = await asked(ada, email);
      expect(answer.status).toBe(expected);
      await remove(ada, id);
      scene.time.clock.advance(8 * DAY_MS);
    }
  });

  it('A name with a link is refused, and a person of others is not found', async () => {
    const { problem } = await scene.add(ada, { name: 'see example.com' });
    expect(problem.fields).toHaveProperty('name');
    expect((await scene.add(ada, { email: '' })).problem.fields).toHaveProperty('email');
    const { person } = (await scene.add(ada)).body;
    const eve = await scene.member('Eve');
    expect((await scene.ask(eve, person.id)).status).toBe(404);
    expect((await remove(eve, person.id)).status).toBe(404);
    const words = { name: 'Eve', relation: '' };
    const change = { token: await scene.token(eve), params: { id: person.id }, body: words };
    expect((await call(scene.server.app, changeTrusted, change)).status).toBe(404);
  });
});

describe('The page of the question', () => {
  it('The page needs no script, loads nothing from elsewhere and is not kept or indexed', async () => {
    const email = mailbox();
    await asked(ada, email);
    const { status, html, headers } = await scene.visit(await scene.linkTo(email));
    expect(status).toBe(200);
    expect(html).not.toMatch(/<script|https?:|src=/);
    expect(html.match(/href="[^"]+"/g)).toEqual([expect.stringMatching(/^href="\/safe\/[\w-]+\?language=es"$/)]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'/,
    );
    const spanish = await scene.visit(`${await scene.linkTo(email)}?language=es`);
    expect(textOf(spanish.html)).toContain('¿Puede avisarte Ada?');
  });

  it('The page is in the language of its reader’s browser, else in the member’s', async () => {
    const email = mailbox();
    await asked(ada, email);
    const link = await scene.linkTo(email);
    const read = async (path: string, header: string) =>
      /<html lang="(\w+)"/.exec((await scene.visit(path, { 'accept-language': header })).html)?.[1];
    expect(await read(link, 'es-MX,en;q=0.5')).toBe('es');
    expect(await read(`${link}?language=en`, 'es-MX')).toBe('en');
    await scene.database.db.updateTable('account').set({ language: 'es' }).where('id', '=', ada.id).execute();
    expect(await read(link, 'fr-FR')).toBe('es');
    expect(await read(link, 'en-US')).toBe('en');
  });

  it('A guessed address and one of a deleted account get the same answer', async () => {
    const email = mailbox();
    const { id } = await asked(ada, email);
    const link = await scene.linkTo(email);
    await scene.database.db.deleteFrom('account').where('id', '=', ada.id).execute();
    const [gone, guessed] = [await scene.visit(link), await scene.visit(`/safe/${'a'.repeat(27)}`)];
    expect(gone).toMatchObject({ status: 404, html: guessed.html });
    expect(guessed.status).toBe(404);
    expect(id).not.toBe('');
    expect((await scene.press(link, 'yes')).html).toBe(guessed.html);
  });
});
