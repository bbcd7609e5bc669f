import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, updateUser } from '#contract/accounts.ts';
import { NAMELESS } from '#contract/people.ts';
import { companions } from '#content/companions/companions.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';

let test: TestApp;
let member: TestMember;
beforeAll(async () => {
  test = await startTestApp();
  member = await newMember(test);
});
afterAll(() => test.close());

const edit = (body: object) => call(test.app, updateUser, { token: member.token, params: { id: member.id }, body });
const named = async (displayName: string): Promise<number> => (await edit({ displayName })).status;

describe('names that are shown', () => {
  it('Every companion’s name is refused, whole', async () => {
    for (const { name } of companions) {
      expect([name, (await edit({ firstName: name })).status]).toEqual([name, 400]);
    }
  });

  it('A name can be taken back', async () => {
    expect(await named('Robin')).toBe(200);
    const { status, body } = await edit({ displayName: '' });
    expect([status, body.displayName]).not.toEqual([200, 'Robin']);
    expect(status).toBe(200);
  });

  it('A name of spaces alone is refused and the earlier name stays', async () => {
    await named('Robin');
    for (const blank of [' ', '   ', '\t', '\u00A0\u2003']) {
      for (const field of ['displayName', 'firstName', 'lastName'] as const) {
        const { status, problem } = await edit({ [field]: blank });
        expect([status, problem.fields?.[field]]).toEqual([400, 'A name needs a letter.']);
      }
    }
    const { body } = await call(test.app, authUser, { token: member.token });
    expect(body.displayName).toBe('Robin');
  });
});

describe('names from before the rule', () => {
  it('The migration removes stored invisible names and keeps every other name', async () => {
    const everyUnseen = Array.from({ length: 0x10ffff }, (_, at) => at + 1)
      .filter((at) => at < 0xd800 || at > 0xdfff)
      .map((at) => String.fromCodePoint(at))
      .filter((sign) => /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\p{Cc}\u2800]/u.test(sign));
    const blank = ['', ' ', '\u3164', '\u2800\u2800', '\u200B\u200D', '\u{E0041}', everyUnseen.join('')];
    const whole = ['Robin', '...', '12345', '🦊', 'No\u200Bva', '\u3164Nova', 'می\u200Cنا', 'ไพลิน'];
    const { db } = test.deps;
    const people = new Map<string, TestMember>();
    for (const name of [...blank, ...whole]) {
      const one = await newMember(test);
      await sql`UPDATE account SET display_name = ${name}, first_name = ${name}, last_name = ${name}
        WHERE id = ${one.id}`.execute(db);
      people.set(name, one);
    }
    const migration = join(import.meta.dirname, '../../db/migrations/0026_blank_names.sql');
    await test.database.script(await readFile(migration, 'utf8'));
    for (const [name, { token, user }] of people) {
      const { body } = await call(test.app, authUser, { token });
      const kept = blank.includes(name) ? null : name;
      const shown = kept ?? NAMELESS;
      expect([body.displayName, body.firstName, body.lastName, body.handle]).toEqual([shown, kept, kept, user.handle]);
    }
  });
});
