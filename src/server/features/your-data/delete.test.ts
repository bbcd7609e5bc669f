import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authMe, checkHandle, getUser, login, updateUser } from '#contract/accounts.ts';
import { GIFT_LINE } from '#contract/chat.gifts.ts';
import { getRoom, listMessages } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { addComment } from '#contract/posts.comments.ts';
import { likePost } from '#contract/posts.likes.ts';
import { deleteAccount } from '#contract/your-data.ts';
import { keepHandle } from '#server/features/accounts/accounts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, PASSWORD, proveSelf, type TestMember } from '#test/factories.ts';
import { dumpOf, found, MARK, markedPerson, type MarkedPerson } from '#test/marked-person.ts';
import { newMatchable } from '#test/matchable.ts';
import { messagesTo } from '#test/messages.ts';
import { newAuthor, write } from '#test/post-scene.ts';
import { RETURN_MS } from './delete.ts';
import { eraseLeavers } from './erase.ts';
import { held } from './register.ts';
import { countHeld, type HeldTable } from './your-data.queries.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-delete-'));
  test = await startTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
/** Returns the stored files of pictures and voice notes. */
const pictures = async (): Promise<string[]> =>
  (await readdir(join(folder, 'media'), { recursive: true })).filter((name) => name.includes('.'));
beforeEach(async () => {
  test.clock.set('2026-03-10T18:00:00.000Z');
  await sql`DELETE FROM room_event`.execute(test.deps.db);
});

/** The tables with all rows of a person, also those that an export withholds. */
const whole: HeldTable[] = held.map(([table, entry]) => [table, { ...entry, only: undefined }]);

const leave = async (token: string, takesLines = false) => {
  await proveSelf(test, { token });
  return call(test.app, deleteAccount, { token, body: { takesLines } });
};
const signIn = ({ user }: TestMember) =>
  call(test.app, login, { body: { handleOrEmail: user.handle, password: PASSWORD } });
/** Returns a token of a new session, because the clock has moved weeks ahead. */
const tokenOf = async ({ id }: TestMember): Promise<string> =>
  (await test.deps.sessions.open(test.deps.db, id, { deviceId: undefined, deviceName: 'test' })).accessToken;
/** Erases the accounts that are due; returns how many. */
const erase = (): Promise<number> => eraseLeavers(test.deps, new Date(test.clock.now().getTime() - RETURN_MS));
const isThere = async (id: number): Promise<boolean> =>
  (await sql`SELECT FROM account WHERE id = ${id}`.execute(test.deps.db)).rows.length > 0;

describe('asking for it', () => {
  it('A stolen session cannot delete the account without a fresh proof', async () => {
    const person = await newMember(test);
    const answer = await call(test.app, deleteAccount, { token: person.token, body: {} });
    expect(answer.problem.code).toBe('reauthentication_required');
    expect((await call(test.app, authMe, { token: person.token })).status).toBe(200);
  });

  it('A deleted account is hidden at once and a mail names the erasure date', async () => {
    const [person, other] = [await newMatchable(test), await newMember(test)];
    const answer = await leave(person.token);
    expect(answer).toMatchObject({ status: 200, body: { erasedAt: '2026-03-24T18:00:00.000Z' } });
    expect((await call(test.app, authMe, { token: person.token })).status).toBe(401);
    expect((await call(test.app, getUser, { token: other.token, params: { id: person.id } })).status).toBe(404);
    const profiles = await sql`SELECT FROM match_profile WHERE user_id = ${person.id}`.execute(test.deps.db);
    expect(profiles.rows).toEqual([]);
    const [mail] = await messagesTo(test, person.user.email ?? '');
    expect(mail?.subject).toBe('Your account is on its way out');
    expect(mail?.text).toContain('March 24');
  });

  it('The deletion message names the date and hour in the person’s own time zone', async () => {
    test.clock.set('2026-03-11T02:30:00.000Z');
    const textFor = async (zone: string, language: 'en' | 'es', phone?: string): Promise<string> => {
      const person = await newMember(test);
      const token = await test.deps.sessions.refresh(person.refreshToken, language);
      await sql`UPDATE account SET time_zone = ${zone} WHERE id = ${person.id}`.execute(test.deps.db);
      if (phone !== undefined)
        await sql`UPDATE account SET email = NULL, email_key = NULL, phone_number = ${phone}
          WHERE id = ${person.id}`.execute(test.deps.db);
      expect((await leave(token)).status).toBe(200);
      const [newest] = await messagesTo(test, phone ?? person.user.email ?? '');
      return (newest?.text ?? '').replaceAll('\u202f', ' ');
    };
    // The account is erased on March 25 at 2:30 in UTC, which is the evening of March 24 in Oakland.
    const mail = await textFor('America/Los_Angeles', 'en');
    expect(mail).toContain('on Tuesday, March 24 at 7:30 PM PDT everything is deleted');
    expect(mail).toContain('Sign in before Tuesday, March 24 at 7:30 PM PDT');
    expect(await textFor('America/Los_Angeles', 'es')).toContain('Entra antes del martes, 24 de marzo');
    const text = await textFor('Asia/Tokyo', 'en', '+15105550188');
    expect(text).toContain('deleted on Wednesday, March 25 at 11:30 AM GMT+9.');
    expect(text).toContain('Sign in at localhost before then.');
  });

  it('A sign-in within 14 days cancels the deletion for good', async () => {
    const person = await newMatchable(test);
    await leave(person.token, true);
    test.clock.advance(14 * DAY_MS - 1);
    expect(await erase()).toBe(0);
    const back = await signIn(person);
    expect(back).toMatchObject({ status: 200, body: { cameBack: true } });
    test.clock.advance(DAY_MS);
    await erase();
    expect(await isThere(person.id)).toBe(true);
    const again = await signIn(person);
    expect(again.body.cameBack).toBe(false);
    const profiles = await sql`SELECT FROM match_profile WHERE user_id = ${person.id}`.execute(test.deps.db);
    expect(profiles.rows).toHaveLength(1);
  });
});

describe('the end', () => {
  const end = async ({ person }: MarkedPerson, takesLines = false): Promise<void> => {
    await leave(person.token, takesLines);
    test.clock.advance(14 * DAY_MS);
    expect(await erase()).toBe(1);
  };

  it('An erased person leaves nothing behind except their lines in other people’s rooms', async () => {
    const marked = await markedPerson(test);
    // Cases are kept longer than the accounts of their people, and have their own tests.
    const mine = whole.filter(([, { kind }]) => kind !== 'safety');
    const counts = await countHeld(test.deps.db, marked.person.id, mine);
    const unused = counts.filter(({ count }) => count === 0).map(({ table }) => table);
    // The composed companion and exports have their own tests, and nothing of this person waits for a look.
    expect(unused).toEqual(['data_export', 'companion', 'waiting_thing', 'waiting_due']);
    expect(await pictures()).toHaveLength(4);
    await end(marked);
    expect(await pictures()).toEqual([]);
    expect(found(await dumpOf(test), MARK)).toEqual({ 'public.room_event': 5 });
    const left = (await countHeld(test.deps.db, marked.person.id, whole)).filter(({ count }) => count > 0);
    expect(left).toEqual([]);
    const friend = await tokenOf(marked.friend);
    const room = await call(test.app, getRoom, { token: friend, params: { roomId: marked.roomId } });
    expect(room.body).toMatchObject({ name: 'Deleted member', otherUser: null, canSend: false });
    const { messages } = (await call(test.app, listMessages, { token: friend, params: { roomId: marked.roomId } }))
      .body;
    const kept = [expect.stringContaining(`${MARK} walk`), expect.stringContaining(`${MARK} or not?`)];
    const said = [`${MARK} hello`, 'an answer', GIFT_LINE, GIFT_LINE, ...kept];
    expect(messages.map(({ content }) => content)).toEqual(said);
  });

  it('An erased person who takes their lines along leaves no words, even in quotes', async () => {
    const marked = await markedPerson(test);
    await end(marked, true);
    expect(found(await dumpOf(test), MARK)).toEqual({});
    const { roomId, friend } = marked;
    const { messages } = (await call(test.app, listMessages, { token: await tokenOf(friend), params: { roomId } }))
      .body;
    expect(messages.map(({ content }) => content)).toEqual([
      'This line is gone. Its author took it along.',
      'an answer',
      'This line is gone. Its author took it along.',
      GIFT_LINE,
      'This line is gone. Its author took it along.',
      'This line is gone. Its author took it along.',
    ]);
    expect(messages[1]?.replyTo).toBeNull();
  });

  it('An erasure takes the person’s likes and comments off the counts', async () => {
    const [author, reader] = [await newAuthor(test, 'Ana'), await newAuthor(test, 'Ben')];
    const { id } = await write(test, author);
    await call(test.app, likePost, { token: reader.token, params: { id } });
    await call(test.app, addComment, { token: reader.token, params: { id }, body: { content: 'Words' } });
    const counts = () =>
      test.deps.db.selectFrom('post').select(['like_count', 'comment_count']).where('id', '=', id).execute();
    expect(await counts()).toEqual([{ like_count: 1, comment_count: 1 }]);
    await leave(reader.token);
    test.clock.advance(14 * DAY_MS);
    expect(await erase()).toBe(1);
    expect(await counts()).toEqual([{ like_count: 0, comment_count: 0 }]);
  });

  it('An erased person’s handle stays reserved for 180 days', async () => {
    const person = await newMember(test);
    await leave(person.token);
    test.clock.advance(14 * DAY_MS);
    await erase();
    const isFree = async (): Promise<boolean> =>
      (await call(test.app, checkHandle, { params: { handle: person.user.handle } })).body.available;
    expect(await isFree()).toBe(false);
    test.clock.advance(180 * DAY_MS - 1);
    expect(await isFree()).toBe(false);
    test.clock.advance(2);
    expect(await isFree()).toBe(true);
    expect(found(await dumpOf(test), `${person.user.email}`)).toEqual({});
  });

  it('An erased person’s handle is stored only as a keyed hash', async () => {
    const person = await newMember(test);
    const edit = { handle: `${person.user.handle}_new` };
    await call(test.app, updateUser, { token: person.token, params: { id: person.id }, body: edit });
    await leave(person.token);
    test.clock.advance(14 * DAY_MS);
    await erase();
    expect(found(await dumpOf(test), person.user.handle)).toEqual({});
    for (const handle of [person.user.handle, edit.handle])
      expect((await call(test.app, checkHandle, { params: { handle } })).body.available).toBe(false);
  });

  it('An erasure does not lengthen the reservation of an earlier handle', async () => {
    const person = await newMember(test);
    const edit = { handle: `${person.user.handle}_new` };
    await call(test.app, updateUser, { token: person.token, params: { id: person.id }, body: edit });
    test.clock.advance(100 * DAY_MS);
    const again = await call(test.app, login, { body: { handleOrEmail: edit.handle, password: PASSWORD } });
    await leave(again.body.tokens.accessToken);
    test.clock.advance(14 * DAY_MS);
    await erase();
    test.clock.advance(66 * DAY_MS + 1);
    const isFree = async (handle: string): Promise<boolean> =>
      (await call(test.app, checkHandle, { params: { handle } })).body.available;
    expect([await isFree(person.user.handle), await isFree(edit.handle)]).toEqual([true, false]);
  });

  it('A banned account’s handle stays reserved for three years after its erasure', async () => {
    const [banned, withdrawn] = [await newMember(test), await newMember(test)];
    for (const { id, user, token } of [banned, withdrawn]) {
      await inTransaction(test.deps.db, (trx) => keepHandle(trx, { id, handle: user.handle }));
      await leave(token);
    }
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${banned.id}`.execute(test.deps.db);
    test.clock.advance(14 * DAY_MS);
    expect(await erase()).toBe(2);
    expect(found(await dumpOf(test), banned.user.handle)).toEqual({});
    const isFree = async ({ user }: TestMember): Promise<boolean> =>
      (await call(test.app, checkHandle, { params: { handle: user.handle } })).body.available;
    test.clock.advance(180 * DAY_MS);
    expect([await isFree(banned), await isFree(withdrawn)]).toEqual([false, true]);
    test.clock.advance((3 * 365 - 180) * DAY_MS - 1);
    await test.deps.retention.enforce();
    expect(await isFree(banned)).toBe(false);
    test.clock.advance(1);
    expect(await isFree(banned)).toBe(true);
    await test.deps.retention.enforce();
    const { rows } = await sql`SELECT FROM handle_reservation`.execute(test.deps.db);
    expect(rows).toEqual([]);
  });

  it('One failed erasure does not stop the erasure of other accounts', async () => {
    const [stuck, free] = [await newMember(test), await newMember(test)];
    for (const { token } of [stuck, free]) await leave(token);
    test.clock.advance(14 * DAY_MS);
    await sql`CREATE TABLE stuck (user_id bigint REFERENCES account (id))`.execute(test.deps.db);
    await sql`INSERT INTO stuck VALUES (${stuck.id})`.execute(test.deps.db);
    try {
      expect(await erase()).toBe(1);
      expect([await isThere(stuck.id), await isThere(free.id)]).toEqual([true, false]);
    } finally {
      await sql`DROP TABLE stuck`.execute(test.deps.db);
    }
    expect(await erase()).toBe(1);
  });
});
