import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteMessage } from '#contract/chat.changes.ts';
import { clearHistory } from '#contract/chat.list.ts';
import { startDirect } from '#contract/chat.ts';
import { follow, unfollow } from '#contract/follows.ts';
import { sendGift, unwrapGift } from '#contract/gifts.ts';
import { answerInvitation, changeGroup, inviteToGroup, leaveGroup, removeMember } from '#contract/groups.ts';
import { findNewMatch, swipe } from '#contract/matching.ts';
import { addComment } from '#contract/posts.comments.ts';
import { createPost } from '#contract/posts.ts';
import { yourData } from '#contract/your-data.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup, makeSettled, say } from '#test/group-scene.ts';
import { newMatchable } from '#test/matchable.ts';
import { plan } from '#test/plan-scene.ts';
import { unzipped } from '#test/unzipped.ts';
import { deleteExport, exportOf } from './export.queries.ts';
import { askForExport } from './export.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-export-others-'));
  test = await startTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

type Row = Record<string, unknown>;

/** A person's export: `rows` returns the rows of a file, and `all` is the text of all files. */
interface Archive {
  rows: (file: string) => Row[];
  all: string;
}

async function archiveOf({ id: userId }: Person): Promise<Archive> {
  const { db, jobs } = test.deps;
  await askForExport(test.deps, userId);
  await jobs.drain();
  const { id = '' } = (await exportOf(db, userId)) ?? {};
  const files = unzipped(await readFile(join(folder, 'exports', `${id}.zip`)));
  // Deletes this export, so that the next request makes a new one.
  await deleteExport(db, { userId, id });
  return {
    rows: (file) => JSON.parse(files.get(file) ?? 'null') as Row[],
    all: [...files.values()].join('\n'),
  };
}

/** Returns the count of the first matching item on the page of a person's data; 0 if no item matches. */
async function counted({ token }: Person, item: RegExp): Promise<number> {
  const { kinds } = (await call(test.app, yourData, { token })).body;
  return kinds.flatMap(({ has }) => has).find((one) => item.test(one.item))?.count ?? 0;
}

const must = async <T extends { status: number; problem: unknown }>(answer: Promise<T>): Promise<T> => {
  const { status, problem } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return answer;
};
const people = (count: number): Promise<Person[]> => makeSettled(test, count);

describe('a group that somebody left', () => {
  const went: Record<string, (roomId: string, owner: Person, member: Person) => Promise<unknown>> = {
    left: (roomId, _, { token }) => must(call(test.app, leaveGroup, { token, params: { roomId } })),
    'was banned': (roomId, { token }, { id: userId }) =>
      must(call(test.app, removeMember, { token, params: { roomId, userId }, body: { isBanned: true } })),
  };

  it.each(Object.keys(went))('A member who %s exports only their own lines from the group', async (how) => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const roomId = await makeGroup(test, [owner, member], 'Morning folk');
    await must(say(test, roomId, owner, 'Said by the owner'));
    await must(say(test, roomId, member, 'Said by the member'));
    await must(plan(test, owner, { roomId }));
    await went[how]?.(roomId, owner, member);
    const said = { name: 'Night folk', description: 'Moths.', rules: 'No torches.', announcement: 'At ten.' };
    await must(call(test.app, changeGroup, { token: owner.token, params: { roomId }, body: said }));
    await must(say(test, roomId, owner, 'Said later'));
    const { rows, all } = await archiveOf(member);
    expect(rows('conversations.json')).toEqual([
      { conversation: roomId, at: expect.any(String), from: 'you', text: 'Said by the member' },
    ]);
    for (const file of ['room', 'room-group', 'plan']) expect(rows(`data/${file}.json`), file).toEqual([]);
    for (const words of ['Said by the owner', 'Said later', ...Object.values(said)]) expect(all).not.toContain(words);
    expect(await counted(member, /^lines? you wrote/)).toBe(1);
    expect(await counted(member, /^groups?/)).toBe(0);
    const whole = await archiveOf(owner);
    for (const words of Object.values(said)) expect(whole.all).toContain(words);
    expect(whole.rows('data/plan.json')).toHaveLength(1);
    expect(await counted(owner, /^group you are in/)).toBe(1);
  });

  it('A returning member exports all their own lines and others’ only since returning', async () => {
    const [owner, member] = (await people(2)) as [Person, Person];
    const roomId = await makeGroup(test, [owner, member]);
    await must(say(test, roomId, member, 'Mine at first'));
    await must(say(test, roomId, owner, 'Theirs at first'));
    await must(plan(test, owner, { roomId }));
    await went['left']?.(roomId, owner, member);
    await must(say(test, roomId, owner, 'Theirs meanwhile'));
    await must(
      call(test.app, inviteToGroup, { token: owner.token, params: { roomId }, body: { people: [member.id] } }),
    );
    await must(
      call(test.app, answerInvitation, { token: member.token, params: { roomId }, body: { answer: 'accept' } }),
    );
    await must(say(test, roomId, member, 'Mine again'));
    await must(say(test, roomId, owner, 'Theirs again'));
    const { rows } = await archiveOf(member);
    expect(rows('conversations.json').map(({ text }) => text)).toEqual(['Mine at first', 'Mine again', 'Theirs again']);
    expect(rows('data/plan.json')).toEqual([]);
    expect(rows('data/room-group.json')).toHaveLength(1);
    expect(await counted(member, /^lines? you wrote/)).toBe(2);
  });

  it('A cleared chat exports only the person’s own lines', async () => {
    const [one, other] = (await people(2)) as [Person, Person];
    const opened = await must(call(test.app, startDirect, { token: one.token, body: { otherUserId: other.id } }));
    const roomId = opened.body.id;
    await must(say(test, roomId, one, 'Mine'));
    await must(say(test, roomId, other, 'Theirs'));
    await must(call(test.app, clearHistory, { token: one.token, params: { roomId } }));
    const { rows } = await archiveOf(one);
    expect(rows('conversations.json').map(({ text }) => text)).toEqual(['Mine']);
    expect(await counted(one, /^lines? you wrote/)).toBe(1);
  });
});

describe('gifts', () => {
  const give = (from: Person, to: Person): Promise<string> =>
    must(
      call(test.app, sendGift, {
        token: from.token,
        body: { giftTypeId: 'night-swim', receiverId: to.id, message: 'A secret', clientId: randomUUID() },
      }),
    ).then(({ body }) => body.message.id);

  it('A wrapped gift’s content is in its giver’s export and not in its receiver’s', async () => {
    const [giver, receiver] = (await people(2)) as [Person, Person];
    const id = await give(giver, receiver);
    const wrapped = await archiveOf(receiver);
    expect(wrapped.rows('data/gift.json')).toMatchObject([{ id, type: null, unwrapped_at: null }]);
    for (const secret of ['night-swim', 'A secret']) expect(wrapped.all).not.toContain(secret);
    expect((await archiveOf(giver)).rows('data/gift.json')).toMatchObject([{ id, type: 'night-swim' }]);
    await must(call(test.app, unwrapGift, { token: receiver.token, params: { giftId: id } }));
    expect((await archiveOf(receiver)).rows('data/gift.json')).toMatchObject([{ id, type: 'night-swim' }]);
  });

  it('A gift withdrawn before unwrapping is missing from the receiver’s export', async () => {
    const [giver, receiver] = (await people(2)) as [Person, Person];
    const id = await give(giver, receiver);
    const { rows } = await sql<{ room_id: string }>`SELECT room_id FROM gift WHERE id = ${id}`.execute(test.deps.db);
    const params = { roomId: rows[0]?.room_id ?? '', messageId: id };
    await must(call(test.app, deleteMessage, { token: giver.token, params }));
    expect((await archiveOf(receiver)).rows('data/gift.json')).toEqual([]);
    expect(await counted(receiver, /^gifts?/)).toBe(0);
  });
});

describe('what others did', () => {
  it('An export omits undone follows, hidden people and hidden comments', async () => {
    const [person, loyal, fickle, hidden, talker] = (await people(5)) as [Person, Person, Person, Person, Person];
    for (const { token } of [loyal, fickle, hidden])
      await must(call(test.app, follow, { token, params: { id: person.id } }));
    const made = await must(
      call(test.app, createPost, { token: person.token, body: { content: 'Words', visibility: 'public' } }),
    );
    const params = { id: made.body.id };
    await must(call(test.app, addComment, { token: talker.token, params, body: { content: 'A remark' } }));
    await must(call(test.app, unfollow, { token: fickle.token, params: { id: person.id } }));
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${hidden.id}`.execute(test.deps.db);
    await sql`UPDATE post_comment SET hidden_at = now() WHERE user_id = ${talker.id}`.execute(test.deps.db);
    const { rows, all } = await archiveOf(person);
    expect(rows('data/activity.json').map(({ actor_id }) => actor_id)).toEqual([loyal.id]);
    for (const { id } of [fickle, hidden, talker]) expect(all).not.toContain(String(id));
    expect(await counted(person, /^things? we told you of/)).toBe(1);
  });
});

describe('people who met nobody yet', () => {
  it('An empty chat’s opener is missing from the other person’s export', async () => {
    const [opener, other] = (await people(2)) as [Person, Person];
    await must(call(test.app, startDirect, { token: opener.token, body: { otherUserId: other.id } }));
    const { rows, all } = await archiveOf(other);
    expect(rows('data/room.json')).toEqual([]);
    expect(all).not.toContain(String(opener.id));
    expect(await counted(other, /^conversations?/)).toBe(0);
    expect((await archiveOf(opener)).rows('data/room.json')).toHaveLength(1);
  });

  it('An export hides how a match ended and the other person’s choice', async () => {
    const one = await newMatchable(test);
    const other = await newMatchable(test);
    const found = await must(call(test.app, findNewMatch, { token: one.token, body: {} }));
    const matchId = found.body.match?.id ?? '';
    const open = await archiveOf(one);
    expect(open.rows('data/soul-match.json')).toMatchObject([{ id: matchId, state: 'offered' }]);
    await must(call(test.app, swipe, { token: other.token, body: { matchId, action: 'pass' } }));
    const over = await archiveOf(one);
    expect(over.rows('data/soul-match.json')).toMatchObject([{ id: matchId, state: null }]);
    for (const { rows } of [open, over]) {
      expect(rows('data/soul-match.json')[0]).not.toHaveProperty('changed_at');
      for (const room of rows('data/room.json')) expect(room).not.toHaveProperty('closed_at');
    }
    expect(over.all).not.toContain('passed');
  });
});
