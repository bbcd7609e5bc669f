import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { createCloud } from '#contract/clouds.ts';
import type { Problem } from '#contract/errors.ts';
import { follow, NEWCOMERS_FOLLOWS, unfollow } from '#contract/follows.ts';
import { changeGroup, createGroup, setAlias } from '#contract/groups.ts';
import { addTrusted, changeTrusted, getHomeSafe, removeTrusted } from '#contract/home-safe.ts';
import { addComment } from '#contract/posts.comments.ts';
import { createPost, editPost } from '#contract/posts.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup } from '#test/group-scene.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';
import { ReportScene } from '#test/report-scene.ts';
import { texts } from './texts.register.ts';

const scene = new ReportScene();
beforeAll(scene.open);
afterAll(scene.close);

interface Answered {
  status: number;
  problem: Problem;
}
type Writer = (by: Person, text: string) => Promise<Answered>;

const profile =
  (field: string): Writer =>
  ({ token, id }, text) =>
    call(scene.test.app, updateUser, { token, params: { id }, body: { [field]: text } });
const group =
  (field: string): Writer =>
  async (by, text) => {
    const roomId = await makeGroup(scene.test, [by]);
    return call(scene.test.app, changeGroup, { token: by.token, params: { roomId }, body: { [field]: text } });
  };
const newGroup =
  (field: string): Writer =>
  ({ token }, text) =>
    call(scene.test.app, createGroup, { token, body: { name: 'Owls', description: 'Night birds', [field]: text } });
const newCloud =
  (field: string): Writer =>
  ({ token }, text) =>
    call(scene.test.app, createCloud, {
      token,
      body: {
        name: 'Owls',
        description: 'Night birds',
        type: 'share-memes',
        tag: '#MemeMania',
        [field]: text,
      },
    });
const post = async (by: Person, more: object): Promise<Answered & { body: { id: string } }> =>
  call(scene.test.app, createPost, {
    token: by.token,
    body: { content: '', visibility: 'public', ...more },
  });
const written = async (by: Person): Promise<string> => (await post(by, { content: 'Words' })).body.id;

/** Adds a trusted person in the place of an earlier one, because there may be three. */
const trusted = async (by: Person, name: string): Promise<Answered & { body: { person: { id: string } } }> => {
  const { token } = by;
  const { trusted: earlier } = (await call(scene.test.app, getHomeSafe, { token })).body;
  for (const { id } of earlier) await call(scene.test.app, removeTrusted, { token, params: { id } });
  return call(scene.test.app, addTrusted, {
    token: by.token,
    body: { name, relation: '', email: `jonas-${randomUUID()}@example.com` },
    headers: { 'idempotency-key': randomUUID() },
  });
};

/** How each text of the register that is judged before its handler, or published, is written. */
const writers: Record<string, Writer> = {
  'PUT /api/users/:id firstName': profile('firstName'),
  'PUT /api/users/:id lastName': profile('lastName'),
  'PUT /api/users/:id displayName': profile('displayName'),
  'PUT /api/users/:id bio': profile('bio'),
  'POST /api/chats/groups name': newGroup('name'),
  'POST /api/chats/groups description': newGroup('description'),
  'PUT /api/chats/groups/:roomId name': group('name'),
  'PUT /api/chats/groups/:roomId description': group('description'),
  'PUT /api/chats/groups/:roomId rules': group('rules'),
  'PUT /api/chats/groups/:roomId announcement': group('announcement'),
  'PUT /api/chats/groups/:roomId/alias alias': async (by, alias) => {
    const roomId = await makeGroup(scene.test, [by]);
    return call(scene.test.app, setAlias, { token: by.token, params: { roomId }, body: { alias } });
  },
  'POST /api/chats/chaos/create name': newCloud('name'),
  'POST /api/chats/chaos/create description': newCloud('description'),
  'POST /api/home-safe/trusted name': trusted,
  'PUT /api/home-safe/trusted/:id name': async (by, name) => {
    const { person } = (await trusted(by, 'Jonas')).body;
    return call(scene.test.app, changeTrusted, {
      token: by.token,
      params: { id: person.id },
      body: { name, relation: '' },
    });
  },
  'POST /api/posts content': (by, content) => post(by, { content }),
  'POST /api/posts alt': (by, alt) => post(by, { content: 'Words', alt }),
  'POST /api/posts picture.alt': async (by, alt) => {
    const { body } = await upload(scene.test, by, { bytes: await pictureOf(7) });
    return post(by, { content: 'Words', picture: { id: body.id, alt } });
  },
  'PUT /api/posts/:id content': async (by, content) =>
    call(scene.test.app, editPost, { token: by.token, params: { id: await written(by) }, body: { content } }),
  'POST /api/posts/:id/comments content': async (by, content) =>
    call(scene.test.app, addComment, {
      token: by.token,
      params: { id: await written(by) },
      body: { content },
      headers: { 'idempotency-key': randomUUID() },
    }),
};
const guards = Object.entries(texts).flatMap(([route, fields]) =>
  Object.entries(fields).flatMap(([field, guard]) =>
    typeof guard === 'string' && guard !== 'line' ? [[`${route} ${field}`, guard] as const] : [],
  ),
);
const of = (...kinds: string[]): string[] => guards.flatMap(([text, guard]) => (kinds.includes(guard) ? [text] : []));
const beside = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

let fresh: Person;
let old: Person;
beforeEach(async () => {
  [fresh, old] = [await scene.person({ days: 0.001 }), await scene.person({ days: 30 })];
});

it('Every guarded text of the register is written here', () => {
  expect(Object.keys(writers).toSorted()).toEqual(guards.map(([text]) => text).toSorted());
});

describe('names', () => {
  it.each(of('name', 'personName'))('%s holds no link, address or number, whoever writes it', async (text) => {
    for (const by of [fresh, old]) {
      for (const words of ['evil.com/a', 'http://evil', 'evil.ru go', '@evil_handle', 'Al 510 555 0199']) {
        const { status, problem } = (await writers[text]?.(by, words)) ?? {};
        expect([status, problem?.code, Object.keys(problem?.fields ?? {})], words).toEqual([
          400,
          'name_reaches',
          [beside(text)],
        ]);
      }
    }
  });
  it.each(of('name', 'personName'))('%s rejects slurs and names that pretend to be staff', async (text) => {
    expect((await writers[text]?.(old, 'Faggot'))?.problem.fields).toHaveProperty(beside(text));
    if (beside(text) === 'lastName') return;
    for (const office of ['Safety Team', 'Saf3ty Team', 'Centro Ayuda', 'Wildin Help'])
      expect((await writers[text]?.(old, office))?.problem.fields, office).toHaveProperty(beside(text));
  });
  it.each(of('name', 'personName'))('%s takes an ordinary name', async (text) => {
    for (const name of ['Grace Support', 'Helper Bee', 'Sentry', 'J.R. Tolkien'])
      expect((await writers[text]?.(fresh, name))?.status, name).toBe(200);
  });
});

describe('texts that others read', () => {
  it.each(of('open', 'post'))('%s leads nowhere in the first week of an account', async (text) => {
    expect((await writers[text]?.(fresh, 'See evil.com'))?.problem.code).toBe('link_too_soon');
    expect((await writers[text]?.(fresh, 'Call 510 555 0199'))?.problem.code).toBe('reach_too_soon');
    expect((await writers[text]?.(fresh, 'ana@example.org'))?.problem.code).toBe('reach_too_soon');
  });
  it.each(of('open'))('%s says the refusal beside its field', async (text) => {
    const { problem } = (await writers[text]?.(fresh, 'See evil.com')) ?? {};
    expect(Object.keys(problem?.fields ?? {})).toEqual([beside(text)]);
    expect((await writers[text]?.(old, 'You faggot'))?.problem.fields).toHaveProperty(beside(text));
  });
  it.each(of('open', 'post').filter((text) => !text.includes('picture')))('%s is free after a week', async (text) => {
    expect((await writers[text]?.(old, 'See evil.com or call'))?.status).toBe(200);
  });
  it.each(of('open', 'post').filter((text) => !text.includes('picture')))(
    '%s opens a case when its author says that they are under age',
    async (text) => {
      expect((await writers[text]?.(old, 'I am 15 years old'))?.status).toBe(200);
      expect(await scene.caseOf('person', String(old.id))).toMatchObject({ class: 'minor', state: 'open' });
    },
  );
  it('Several refused fields are all named, and nothing of the call is stored', async () => {
    const { token, id } = fresh;
    const body = { displayName: 'evil.com', bio: 'See evil.com' };
    const { problem } = await call(scene.test.app, updateUser, { token, params: { id }, body });
    expect(Object.keys(problem.fields ?? {})).toEqual(['displayName', 'bio']);
    const { rows } = await sql<{ bio: string | null }>`SELECT bio FROM account WHERE id = ${id}`.execute(
      scene.test.deps.db,
    );
    expect(rows[0]?.bio ?? null).toBeNull();
  });
});

describe('an alias', () => {
  const called = (by: Person, roomId: string, alias: string) =>
    call(scene.test.app, setAlias, { token: by.token, params: { roomId }, body: { alias } });

  it('An alias that looks like the name or the alias of another member is refused', async () => {
    const [ana, ben] = [await scene.person({ name: 'Ana Marin' }), await scene.person({ name: 'Ben' })];
    const roomId = await makeGroup(scene.test, [ana, ben]);
    expect((await called(ana, roomId, 'The Owl')).status).toBe(200);
    for (const alias of ['Ana Marin', 'ANA MARIN', 'Ana Μarin', 'AnaMarin', 'Ana  Marín', 'the 0wl', 'Theowl']) {
      expect((await called(ben, roomId, alias)).problem.fields, alias).toHaveProperty('alias');
    }
    expect((await called(ben, roomId, 'Another Owl')).status).toBe(200);
    expect((await called(ana, roomId, 'The Owl')).status).toBe(200);
    expect((await called(ana, roomId, '')).status).toBe(200);
    expect((await called(ben, roomId, 'The Owl')).status).toBe(200);
  });

  it('A name that is borne in another group is free here', async () => {
    const [ana, ben] = [await scene.person({ name: 'Ana Marin' }), await scene.person({ name: 'Ben' })];
    const roomId = await makeGroup(scene.test, [ben]);
    await makeGroup(scene.test, [ana, ben]);
    expect((await called(ben, roomId, 'Ana Marin')).status).toBe(200);
  });
});

describe('following', () => {
  it('A new account follows twenty people a day, and an older one more', async () => {
    const people = await Promise.all(Array.from({ length: NEWCOMERS_FOLLOWS + 1 }, () => scene.person()));
    const as = ({ token }: Person, who: Person | undefined, deed: typeof follow = follow) =>
      call(scene.test.app, deed, { token, params: { id: who?.id ?? 0 } });
    for (const one of people.slice(0, -1)) expect((await as(fresh, one)).status).toBe(200);
    const { problem } = await as(fresh, people.at(-1));
    expect([problem.code, (problem.retryAfterSeconds ?? 0) > 0]).toEqual(['follows_used', true]);
    expect((await as(fresh, people[0])).status).toBe(200);
    await as(fresh, people[0], unfollow);
    expect((await as(fresh, people[0])).problem.code).toBe('follows_used');
    for (const one of people) expect((await as(old, one)).status).toBe(200);
  });
});
