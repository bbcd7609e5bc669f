import { randomUUID } from 'node:crypto';
import { scheduleMessage } from '#contract/chat.scheduled.ts';
import { addTrusted } from '#contract/home-safe.ts';
import { setPins } from '#server/features/home-safe/pins.ts';
import { call } from './app.ts';
import type { TestMember } from './factories.ts';
import { DeskScene } from './desk-scene.ts';
import { runOperator } from './operator-scene.ts';
import { makeGroup } from './group-scene.ts';
import { clockIn, plan } from './plan-scene.ts';
import { write } from './post-scene.ts';
import { personSubject } from './report-scene.ts';
import { withText, type TextSurface } from './text-surfaces.ts';

const NOWHERE = '0191d8a0-0000-7000-8000-000000000000';

interface Things {
  me: TestMember;
  desk: TestMember;
  other: { id: number };
  room: string;
  line: string;
  group: string;
  post: string;
  planned: string;
  scheduled: string;
  /** Somebody whom the moderator trusts, and who said yes. */
  trusted: string;
  caseId: string;
  now: () => Date;
}

/** How a place of a person's words is reached: its path's parameters, and a body that is right but for the words. */
export interface TextCall {
  params?: (all: Things) => Record<string, string | number>;
  body?: (all: Things) => object;
  as?: 'desk';
  /** What of the caller's is deleted before each call, so that no limit of it is reached. */
  clears?: 'trusted_person' | 'outing' | 'scheduled_line';
  /** Why no text is taken here, however good it is: what the words belong to is missing. */
  never?: string;
  /** True where the answer repeats what was kept. */
  echoes?: true;
}

const inRoom = ({ room }: Things) => ({ roomId: room });
const inGroup = ({ group }: Things) => ({ roomId: group });
const self = ({ me }: Things) => ({ id: me.id });
const ofCase = ({ caseId }: Things) => ({ id: caseId });
const aPlan = ({ now }: Things) => ({
  title: 'Tea',
  when: clockIn(48, { from: now() }),
  zone: 'UTC',
  place: 'There',
});
const aMoment = ({ now }: Things) => ({ when: clockIn(48, { from: now() }), zone: 'UTC', sendAnyway: true });
const anOuting = ({ now, trusted }: Things) => ({
  trustedId: trusted,
  title: 'A walk',
  when: clockIn(2, { from: now() }),
  checkIn: clockIn(4, { from: now() }),
  zone: 'UTC',
});
const anOther = () => ({ name: 'Jonas', email: 'jonas@example.org' });
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
export const WAYS: Readonly<Record<string, TextCall>> = {
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
  'PUT /api/operator/settings body.value': { body: () => ({ key: 'name' }), as: 'desk', echoes: true },
  'PUT /api/operator/settings body.value.text': {
    body: () => ({ key: 'word', value: { until: null } }),
    as: 'desk',
    echoes: true,
  },
  'POST /api/operator/settings/links body.note': { body: () => ({ uses: 1, days: 1 }), as: 'desk', echoes: true },
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
  'POST /api/moderation/waiting/:id/refusal body.sentence': {
    params: () => ({ id: NOWHERE }),
    body: () => ({ policy: 'spam' }),
    as: 'desk',
    never: 'nothing waits',
  },
  'POST /api/moderation/cases/:id/talk body.text': { params: ofCase, body: () => ({ side: 'note' }), as: 'desk' },
  'POST /api/operator/people/find body.reason': {
    body: () => ({ who: 'nobody_here' }),
    as: 'desk',
    never: 'nobody goes by that',
  },
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
  'PUT /api/chats/:roomId/plans/:messageId/met body.words': {
    params: (all) => ({ roomId: all.room, messageId: all.planned }),
    body: () => ({ hasMet: true }),
    never: 'the plan is not over',
  },
  'PUT /api/meetings/:planId body.words': {
    params: () => ({ planId: NOWHERE }),
    body: () => ({ meeting: null }),
    never: 'they met nobody',
  },
  'POST /api/chats/:roomId/polls body.question': {
    params: inRoom,
    body: () => ({ choices: ['Tea', 'Soup'], sendAnyway: true }),
    echoes: true,
  },
  'POST /api/chats/:roomId/polls body.choices.*': {
    params: inRoom,
    body: () => ({ question: 'Which?', choices: ['Tea', 'Soup'], sendAnyway: true }),
    echoes: true,
  },
  'POST /api/chats/:roomId/scheduled body.content': {
    params: inRoom,
    body: (all) => ({ ...aMoment(all), clientId: randomUUID() }),
    clears: 'scheduled_line',
    echoes: true,
  },
  'PUT /api/chats/:roomId/scheduled/:id body.content': {
    params: (all) => ({ roomId: all.group, id: all.scheduled }),
    body: aMoment,
    as: 'desk',
    echoes: true,
  },
  'POST /api/home-safe/trusted body.name': { body: anOther, clears: 'trusted_person', echoes: true },
  'POST /api/home-safe/trusted body.relation': { body: anOther, clears: 'trusted_person', echoes: true },
  'PUT /api/home-safe/trusted/:id body.name': {
    params: ({ trusted }) => ({ id: trusted }),
    body: () => ({ relation: 'my brother' }),
    as: 'desk',
    echoes: true,
  },
  'PUT /api/home-safe/trusted/:id body.relation': {
    params: ({ trusted }) => ({ id: trusted }),
    body: () => ({ name: 'Jonas' }),
    as: 'desk',
    echoes: true,
  },
  'POST /api/home-safe/outings/preview body.title': { body: anOuting, as: 'desk' },
  'POST /api/home-safe/outings/preview body.place': { body: anOuting, as: 'desk' },
  'POST /api/home-safe/outings/preview body.withName': { body: anOuting, as: 'desk' },
  'POST /api/home-safe/outings body.title': { body: anOuting, as: 'desk', clears: 'outing', echoes: true },
  'POST /api/home-safe/outings body.place': { body: anOuting, as: 'desk', clears: 'outing', echoes: true },
  'POST /api/home-safe/outings body.withName': { body: anOuting, as: 'desk', clears: 'outing', echoes: true },
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

export interface Reply {
  status: number;
  code: string | undefined;
  fields: string[];
  text: string;
}

/** A server with one of everything that takes a person's words. */
export class TextScene extends DeskScene {
  things!: Things;

  /** Opens the server, and makes what the words belong to. */
  openAll = async (): Promise<void> => {
    await this.open();
    const me = await this.member();
    const [desk, other] = [await this.moderator(), await this.person()];
    // Who is at the desk runs the place as well.
    await runOperator(this.test, 'add', desk.user.handle);
    const { clock, deps } = this.test;
    const since = new Date(clock.now().getTime() - 90 * 86_400_000);
    await deps.db.updateTable('account').set({ created_at: since }).where('id', '=', me.id).execute();
    await this.prove(me);
    const room = await this.room(me, other);
    const { id: line } = await this.say(me, room, 'A first line.');
    await this.say(other, room, 'An answer.');
    const group = await makeGroup(this.test, [me, other, desk]);
    await this.say(me, group, 'Hello, all.');
    const { id: post } = await write(this.test, me);
    const made = await plan(this.test, me, { roomId: room });
    const caseId = await this.reported(other, personSubject(me));
    const planned = made.body.message.id;
    const [scheduled, trusted] = [await this.#schedule(desk, group), await this.#trust(desk)];
    this.things = { me, desk, other, room, line, group, post, planned, scheduled, trusted, caseId, now: clock.now };
  };

  async #schedule({ token }: TestMember, roomId: string): Promise<string> {
    const when = clockIn(48, { from: this.test.clock.now() });
    const body = { clientId: randomUUID(), content: 'Good morning', when, zone: 'UTC' };
    return (await call(this.test.app, scheduleMessage, { token, params: { roomId }, body })).body.line.id;
  }

  /** Lets somebody outside say yes to a member with two PINs. */
  async #trust({ id, token }: TestMember): Promise<string> {
    const { app, deps } = this.test;
    await setPins(deps, id, { good: '4711', silent: '8264' });
    const { person } = (await call(app, addTrusted, { token, body: anOther() })).body;
    await deps.db.updateTable('trusted_way').set({ state: 'yes' }).where('trusted_id', '=', person.id).execute();
    return person.id;
  }

  /** Sends a text to a place. The body is written as bytes of JSON, so that half a character arrives as `\ud800`. */
  send = async ({ route, place, path }: TextSurface, text: string, way: TextCall = {}): Promise<Reply> => {
    const caller = way.as === 'desk' ? this.things.desk : this.things.me;
    if (way.clears !== undefined)
      await this.test.deps.db.deleteFrom(way.clears).where('user_id', '=', caller.id).execute();
    const params: Record<string, string | number> = {
      ...way.params?.(this.things),
      ...(place === 'params' && { [path[0] ?? '']: text }),
    };
    const url = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? NOWHERE).toWellFormed()),
    );
    const response = await this.test.app.inject({
      method: route.method,
      url,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${caller.token}`,
        'idempotency-key': randomUUID(),
      },
      ...(place === 'query' && { query: { [path[0] ?? '']: text.toWellFormed() } }),
      ...(route.method !== 'GET' && {
        payload: JSON.stringify(place === 'body' ? withText(way.body?.(this.things), path, text) : {}),
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
  };
}
