import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChats } from '#contract/chat.list.ts';
import { listMessages } from '#contract/chat.ts';
import { errors } from '#contract/errors.ts';
import { getGroup } from '#contract/groups.ts';
import { listComments } from '#contract/posts.comments.ts';
import { getPost, listPosts } from '#contract/posts.ts';
import type { Route } from '#contract/route.ts';
import { formOf, unfitIn, fitsIn, isSeen } from '#contract/texts.written.ts';
import { call } from './app.ts';
import { DeskScene } from './desk-scene.ts';
import { makeGroup } from './group-scene.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { clockIn, plan } from './plan-scene.ts';
import { write } from './post-scene.ts';
import { personSubject } from './report-scene.ts';
import { textSurfaces, withText, type TextSurface } from './text-surfaces.ts';
import type { TestMember } from './factories.ts';

const NOWHERE = '0191d8a0-0000-7000-8000-000000000000';
const scene = new DeskScene({ RATE_LIMIT_MULTIPLIER: '100000' });

interface Things {
  me: TestMember;
  desk: TestMember;
  other: { id: number };
  room: string;
  line: string;
  group: string;
  post: string;
  planned: string;
  caseId: string;
}
let things: Things;

beforeAll(async () => {
  await scene.open();
  const me = await scene.member();
  const [desk, other] = [await scene.moderator(), await scene.person()];
  const since = new Date(scene.test.clock.now().getTime() - 90 * 86_400_000);
  await scene.test.deps.db.updateTable('account').set({ created_at: since }).where('id', '=', me.id).execute();
  await scene.prove(me);
  const room = await scene.room(me, other);
  const { id: line } = await scene.say(me, room, 'A first line.');
  await scene.say(other, room, 'An answer.');
  const group = await makeGroup(scene.test, [me, other]);
  const { id: post } = await write(scene.test, me);
  const made = await plan(scene.test, me, { roomId: room });
  const caseId = await scene.reported(other, personSubject(me));
  things = { me, desk, other, room, line, group, post, planned: made.body.message.id, caseId };
});
afterAll(scene.close);

const surfaces = await textSurfaces();
const written = surfaces.filter((one) => one.written !== undefined);

/** How a place of a person's words is reached: its path's parameters, and a body that is right but for the words. */
interface Way {
  params?: (all: Things) => Record<string, string | number>;
  body?: (all: Things) => object;
  as?: 'desk';
  /** Why no text is taken here, however good it is: what the words belong to is missing. */
  never?: string;
  /** True where the answer repeats what was kept. */
  echoes?: true;
}

const inRoom = ({ room }: Things) => ({ roomId: room });
const inGroup = ({ group }: Things) => ({ roomId: group });
const self = ({ me }: Things) => ({ id: me.id });
const ofCase = ({ caseId }: Things) => ({ id: caseId });
const aPlan = () => ({
  title: 'Tea',
  when: clockIn(48, { from: scene.test.clock.now() }),
  zone: 'UTC',
  place: 'There',
});
const aNotice = () => ({
  category: 'other',
  role: 'me',
  what: 'A page',
  name: 'Ana Ito',
  contact: 'ana@example.com',
  goodFaith: true,
});
const anUpload = () => ({ pictures: [{ id: NOWHERE }], content: '' });
const NO_UPLOAD = 'there is no upload';

/** Every place that takes a person's words. A new one is added here, or the test of the register fails. */
const WAYS: Readonly<Record<string, Way>> = {
  'PUT /api/auth/passkeys/:id body.name': { params: () => ({ id: NOWHERE }), never: 'there is no passkey' },
  'PUT /api/users/:id body.firstName': { params: self, echoes: true },
  'PUT /api/users/:id body.lastName': { params: self, echoes: true },
  'PUT /api/users/:id body.displayName': { params: self, echoes: true },
  'PUT /api/users/:id body.bio': { params: self, echoes: true },
  'PUT /api/chats/:roomId/messages/:messageId body.content': {
    params: (all) => ({ roomId: all.room, messageId: all.line }),
    body: () => ({ sendAnyway: true }),
    echoes: true,
  },
  'POST /api/chats/:roomId/messages body.content': { params: inRoom, body: () => ({ sendAnyway: true }), echoes: true },
  'POST /api/chats/:roomId/messages body.pictures.*.alt': { params: inRoom, body: anUpload, never: NO_UPLOAD },
  'POST /api/chats/:roomId/messages body.voice.alt': {
    params: inRoom,
    body: () => ({ content: '', voice: { id: NOWHERE, wave: [1] } }),
    never: NO_UPLOAD,
  },
  'POST /api/chats/chaos/create body.name': { body: () => ({ description: 'About', type: 'general' }) },
  'POST /api/chats/chaos/create body.description': { body: () => ({ name: 'Owls', type: 'general' }) },
  'POST /api/gifts/send body.message': {
    body: ({ other }) => ({ giftTypeId: 'night-swim', receiverId: other.id, sendAnyway: true }),
  },
  'PUT /api/chats/groups/:roomId body.name': { params: inGroup, echoes: true },
  'PUT /api/chats/groups/:roomId body.description': { params: inGroup, echoes: true },
  'PUT /api/chats/groups/:roomId body.rules': { params: inGroup, echoes: true },
  'PUT /api/chats/groups/:roomId body.announcement': { params: inGroup, echoes: true },
  'POST /api/chats/groups body.name': { body: () => ({ description: 'About' }) },
  'POST /api/chats/groups body.description': { body: () => ({ name: 'Owls' }) },
  'PUT /api/chats/groups/:roomId/alias body.alias': { params: inGroup },
  'POST /api/users/:id/interest-profile body.level1Categories.*.name': {
    params: self,
    body: () => ({ interests: ['hiking'], level1Categories: [{ id: 'x' }] }),
  },
  'POST /api/users/:id/interest-profile body.customCards.*.*.name': {
    params: self,
    body: () => ({ interests: ['hiking'], customCards: { x: [{ id: 'x' }] } }),
  },
  'POST /api/users/:id/interest-profile body.custom.*': { params: self, body: () => ({ interests: ['hiking'] }) },
  'POST /api/account/decisions/:id/appeal body.text': { params: () => ({ id: NOWHERE }), never: 'nothing was decided' },
  'POST /api/reports body.note': {
    body: ({ other }) => ({ subject: personSubject(other), category: 'harassment' }),
  },
  'POST /api/take-down body.what': { body: aNotice },
  'POST /api/take-down body.note': { body: aNotice },
  'POST /api/take-down body.name': { body: aNotice },
  'POST /api/moderation/cases/:id/appeal body.answer': {
    params: ofCase,
    body: () => ({ outcome: 'upheld', version: 1 }),
    as: 'desk',
    never: 'nobody appealed',
  },
  'POST /api/moderation/cases/:id/decision body.sentence': {
    params: ofCase,
    body: () => ({ action: 'warn', policy: 'none', version: 1 }),
    as: 'desk',
    never: 'there is no such rule',
  },
  'POST /api/moderation/cases/:id/talk body.text': { params: ofCase, body: () => ({ side: 'note' }), as: 'desk' },
  'PUT /api/chats/:roomId/plans/:messageId body.title': {
    params: (all) => ({ roomId: all.room, messageId: all.planned }),
    body: aPlan,
    echoes: true,
  },
  'PUT /api/chats/:roomId/plans/:messageId body.place': {
    params: (all) => ({ roomId: all.room, messageId: all.planned }),
    body: aPlan,
    echoes: true,
  },
  'POST /api/chats/:roomId/plans body.title': { params: inRoom, body: aPlan, echoes: true },
  'POST /api/chats/:roomId/plans body.place': { params: inRoom, body: aPlan, echoes: true },
  'POST /api/posts/:id/comments body.content': {
    params: ({ post }) => ({ id: post }),
    body: () => ({ sendAnyway: true }),
    echoes: true,
  },
  'POST /api/posts body.content': { body: () => ({ sendAnyway: true }), echoes: true },
  'POST /api/posts body.picture.alt': { body: () => ({ picture: { id: NOWHERE } }), never: NO_UPLOAD },
  'POST /api/posts body.alt': { body: () => ({ content: 'Words' }) },
  'PUT /api/posts/:id body.content': {
    params: ({ post }) => ({ id: post }),
    body: () => ({ sendAnyway: true }),
    echoes: true,
  },
  'POST /api/wyn/chat body.message': {},
  'POST /api/wyn/chat body.chatHistory.*.content': {
    body: () => ({ message: 'Hello', chatHistory: [{ role: 'user' }] }),
  },
  'POST /api/wyn/chat/stream body.message': {},
  'POST /api/wyn/chat/stream body.chatHistory.*.content': {
    body: () => ({ message: 'Hello', chatHistory: [{ role: 'user' }] }),
  },
};

interface Reply {
  status: number;
  code: string | undefined;
  fields: string[];
  text: string;
}

/** Sends a text to a place. The body is written as bytes of JSON, so that half a character arrives as `\ud800`. */
async function send({ route, place, path }: TextSurface, text: string, way: Way = {}): Promise<Reply> {
  const params: Record<string, string | number> = {
    ...way.params?.(things),
    ...(place === 'params' && { [path[0] ?? '']: text }),
  };
  const url = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? NOWHERE).toWellFormed()),
  );
  const response = await scene.test.app.inject({
    method: route.method,
    url,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(way.as === 'desk' ? things.desk : things.me).token}`,
      'idempotency-key': randomUUID(),
    },
    ...(place === 'query' && { query: { [path[0] ?? '']: text.toWellFormed() } }),
    ...(route.method !== 'GET' && {
      payload: JSON.stringify(place === 'body' ? withText(way.body?.(things), path, text) : {}),
    }),
  });
  const body =
    route.streams === true && response.statusCode < 300
      ? undefined
      : (JSON.parse(response.body || '{}') as Partial<{ code: string; fields: object }>);
  return {
    status: response.statusCode,
    code: body?.code,
    fields: Object.keys(body?.fields ?? {}),
    text: response.body,
  };
}

/** Returns what is wrong with a reply; undefined if it is an acceptance, or a refusal with a known code. */
function wrongIn({ status, code }: Reply): string | undefined {
  if (status < 300) return undefined;
  return status < 500 && code !== undefined && code in errors ? undefined : `${status} ${code}`;
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Returns what is wrong with the reply to a person's words. */
function wrongInWords(
  { path, written: manner = 'talk', most = 0 }: TextSurface,
  text: string,
  { reply, way }: { reply: Reply; way: Way },
): string | undefined {
  const form = formOf(text, manner === 'name' ? 'line' : manner);
  const isRefused =
    !fitsIn(form, most) ||
    (form !== '' && !isSeen(form)) ||
    unfitIn(form, manner === 'name' ? 'line' : manner) !== undefined;
  if (isRefused && reply.status !== 400) return `taken: ${reply.status}`;
  if (reply.code === 'invalid' && isRefused) {
    const isBeside = reply.fields.some((field) => field.startsWith(path[0] ?? ''));
    return isBeside ? undefined : `refused beside ${reply.fields.join()}`;
  }
  if (reply.status >= 300 || way.echoes !== true) return undefined;
  return stringsIn(JSON.parse(reply.text)).includes(form) || form === '' ? undefined : 'comes back changed';
}

const TEXTS = Object.entries(HOSTILE_TEXTS);

describe('hostile texts', () => {
  it('The table of hostile texts has at least 150 different rows', () => {
    expect(TEXTS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(Object.values(HOSTILE_TEXTS)).size).toBe(TEXTS.length);
  });

  it('Every place for a person’s words has its way, and every way its place', () => {
    expect(written.map(({ name }) => name).toSorted()).toEqual(Object.keys(WAYS).toSorted());
  });

  it.each(written.map((one) => [one.name, one] as const))(
    '%s takes or refuses each, as the rules say',
    async (name, surface) => {
      const way = WAYS[name] ?? {};
      const plain = await send(surface, 'Hello there', way);
      if (way.never === undefined) expect(plain.status, plain.text).toBeLessThan(300);
      else expect(plain.status, plain.text).toBeGreaterThanOrEqual(400);
      const wrong: Record<string, string> = {};
      for (const [title, text] of TEXTS) {
        const reply = await send(surface, text, way);
        const what = wrongIn(reply) ?? wrongInWords(surface, text, { reply, way });
        if (what !== undefined) wrong[title] = what;
      }
      expect(wrong).toEqual({});
    },
  );

  it.each(
    surfaces
      .filter((one) => one.written === undefined && !/logout/.test(one.route.path))
      .map((one) => [one.name, one] as const),
  )('%s answers each without a fault', async (_name, surface) => {
    const wrong: Record<string, string> = {};
    for (const [title, text] of TEXTS) {
      const what = wrongIn(await send(surface, text));
      if (what !== undefined) wrong[title] = what;
    }
    expect(wrong).toEqual({});
  });

  it('Afterwards everything can still be read', async () => {
    const { me, room, group, post } = things;
    const reads: [Route, Record<string, string>][] = [
      [listChats, {}],
      [listMessages, { roomId: room }],
      [getGroup, { roomId: group }],
      [listPosts, {}],
      [getPost, { id: post }],
      [listComments, { id: post }],
    ];
    for (const [route, params] of reads) {
      const { status } = await call(scene.test.app, route, { token: me.token, params });
      expect([route.path, status]).toEqual([route.path, 200]);
    }
  });
});
