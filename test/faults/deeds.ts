import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { deleteMessage, editMessage, reactToMessage } from '#contract/chat.changes.ts';
import { pinMessage } from '#contract/chat.pins.ts';
import { planAnswers } from '#contract/chat.plans.ts';
import { sendMessage, type Message } from '#contract/chat.ts';
import { joinByLink, makeGroupLink } from '#contract/groups.links.ts';
import {
  agreeToRules,
  answerInvitation,
  changeGroup,
  changeMember,
  inviteToGroup,
  leaveGroup,
  removeMember,
  setAlias,
} from '#contract/groups.ts';
import { unwrapGift } from '#contract/gifts.ts';
import { completePartyQuiz } from '#contract/quiz-party.ts';
import { answerParty, joinParty, showParty, startParty } from '#contract/quiz-party.together.ts';
import { answerPlan, cancelPlan, changePlan } from '#contract/plans.ts';
import { closePoll, makePoll, votePoll } from '#contract/polls.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, type TestApp } from '#test/app.ts';
import { giveInGroup } from '#test/gift-scene.ts';
import { makeGroup, makeSettled } from '#test/group-scene.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadVoice } from '#test/pictures.ts';
import { clockIn, plan } from '#test/plan-scene.ts';
import { webmOf } from '#test/voices.ts';
import type { Person } from './client.ts';

/** The kinds of deeds that write a message to a group. */
const messages = ['say', 'reply', 'picture', 'voice', 'gif', 'gift', 'plan', 'party', 'poll'];
const changes = [
  'edit',
  'delete',
  'react',
  'unreact',
  'pin',
  'unpin',
  'hide',
  'show',
  'unwrap',
  'answer',
  'move',
  'join',
  'take',
  'reveal',
  'vote',
];
const ofGroup = [
  'rename',
  'describe',
  'announce',
  'rules',
  'slow',
  'alias',
  'mute',
  'promote',
  'hand over',
  'leave',
  'link',
  'kick',
  'ban',
  'return',
];
export const kinds = [...messages, ...changes, 'call off', 'close', ...ofGroup];

export interface ChatDeed {
  kind: string;
  /** The index of the acting person. */
  who: number;
  /** The index of the message among the messages that the change accepts. Varies the content of other deeds. */
  about: number;
}

export const deed: fc.Arbitrary<ChatDeed> = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(3),
  about: fc.nat(30),
});

/** The first answer to every question of the quiz `aura`. */
const AURA = partyQuizzes.aura.questions.map(({ answers }) => Object.keys(answers)[0] ?? '');

const isPlan = ({ plan: planned }: Message): boolean => planned !== undefined;
const isPoll = ({ poll }: Message): boolean => poll !== undefined;
/** Returns whether a change accepts a message, by kind. A change without an entry accepts any message. */
const canBe: Readonly<Record<string, (message: Message) => boolean>> = {
  unwrap: ({ gift }) => gift !== undefined,
  take: ({ party }) => party !== undefined,
  join: ({ party }) => party !== undefined,
  reveal: ({ party }) => party !== undefined,
  answer: isPlan,
  move: isPlan,
  'call off': isPlan,
  vote: isPoll,
  close: isPoll,
};

type Server = Pick<TestApp, 'app' | 'deps'>;

type Answered = { status: number };

const isDone = (...answers: readonly Answered[]): boolean => answers.every(({ status }) => status === 200);

/** A group whose people do every kind of deed, on each of the servers in turn. */
export class World {
  roomId = '';
  /** The first person owns the group; the last one is removed and returns. */
  people: Person[] = [];
  readonly said: Message[] = [];
  isLastIn = true;
  #servers: readonly Server[];
  #count = 0;

  private constructor(servers: readonly Server[]) {
    this.#servers = servers;
  }

  static async make(...servers: readonly [Server, ...Server[]]): Promise<World> {
    const world = new World(servers);
    world.people = await makeSettled(servers[0], 4);
    world.roomId = await makeGroup(servers[0], world.people);
    return world;
  }

  /** Sets the servers for later deeds. */
  moveTo(...servers: readonly [Server, ...Server[]]): void {
    this.#servers = servers;
  }

  get #server(): Server {
    this.#count += 1;
    return this.#servers[this.#count % this.#servers.length] as Server;
  }

  /** Does a deed and returns whether the server accepted it. A refused deed changes nothing. */
  async play({ kind, who, about }: ChatDeed): Promise<boolean> {
    const person = this.people[who % this.people.length] as Person;
    if (messages.includes(kind)) return this.#say(kind, person, about);
    return ofGroup.includes(kind) ? this.#govern(kind, person, about) : this.#change(kind, person, about);
  }

  /** Changes the group or its members; the last person is removed and returns. */
  async #govern(kind: string, person: Person, about: number): Promise<boolean> {
    const { app } = this.#server;
    const [owner, second, last] = [this.people[0], this.people[1], this.people.at(-1)] as [Person, Person, Person];
    const params = { roomId: this.roomId };
    const isOdd = about % 2 === 1;
    const change = (body: Record<string, unknown>) => call(app, changeGroup, { token: owner.token, params, body });
    const place = (by: Person, of: Person, body: Record<string, unknown>) =>
      call(app, changeMember, { token: by.token, params: { ...params, userId: of.id }, body });
    const remove = async (isBanned: boolean) => {
      const of = { token: owner.token, params: { ...params, userId: last.id }, body: { isBanned } };
      return this.#left(await call(app, removeMember, of));
    };
    const ways: Record<string, () => Promise<boolean>> = {
      rename: async () => isDone(await change({ name: `Number ${about}` })),
      describe: async () => isDone(await change({ description: `About ${about}.` })),
      announce: async () => isDone(await change({ announcement: isOdd ? '' : `News ${about}.` })),
      // People who have not agreed to the new rules cannot write, so everyone agrees at once.
      rules: async () => {
        const changed = await change({ rules: `Rule ${about}.` });
        for (const { token } of this.people) await call(app, agreeToRules, { token, params });
        return isDone(changed);
      },
      slow: async () => isDone(await change({ slowSeconds: 10 }), await change({ slowSeconds: null })),
      alias: async () =>
        isDone(await call(app, setAlias, { token: person.token, params, body: { alias: `Name ${about}` } })),
      mute: async () => isDone(await place(owner, last, { mute: isOdd ? null : '1h' })),
      promote: async () => isDone(await place(owner, second, { role: isOdd ? 'member' : 'admin' })),
      'hand over': async () =>
        isDone(await place(owner, second, { role: 'owner' }), await place(second, owner, { role: 'owner' })),
      leave: async () => this.#left(await call(app, leaveGroup, { token: last.token, params })),
      kick: () => remove(false),
      ban: () => remove(true),
      link: async () => {
        const { body } = await call(app, makeGroupLink, { token: owner.token, params });
        return this.#came(await call(app, joinByLink, { token: last.token, params: { code: body.linkCode } }));
      },
      return: async () => {
        await call(app, inviteToGroup, { token: owner.token, params, body: { people: [last.id] } });
        return this.#came(await call(app, answerInvitation, { token: last.token, params, body: { answer: 'accept' } }));
      },
    };
    return ways[kind]?.() ?? false;
  }

  #left(answer: Answered): boolean {
    if (isDone(answer)) this.isLastIn = false;
    return isDone(answer);
  }

  #came(answer: Answered): boolean {
    if (isDone(answer)) this.isLastIn = true;
    return isDone(answer);
  }

  /** Writes a message of a kind and keeps it in `said`; returns whether the server accepted it. */
  async #say(kind: string, person: Person, about: number): Promise<boolean> {
    const server = this.#server;
    const { roomId, people, said } = this;
    const target = said[about % Math.max(1, said.length)];
    const write = (more: Record<string, unknown>) =>
      call(server.app, sendMessage, {
        token: person.token,
        params: { roomId },
        body: { clientId: randomUUID(), content: '', ...more },
      });
    const ways: Record<string, () => Promise<{ status: number; body: { message: Message } } | undefined>> = {
      say: () => write({ content: `line ${said.length}` }),
      reply: () => write({ content: `line ${said.length}`, ...(target && { replyTo: target.id }) }),
      gif: () => write({ gif: { id: 'wildin.hello-otter' } }),
      picture: async () => {
        const { body } = await upload(server, person, { bytes: await pictureOf(about, { width: 40, height: 30 }) });
        return write({ pictures: [{ id: body.id, alt: `picture ${about}` }] });
      },
      voice: async () => {
        const { body } = await uploadVoice(server, person, { bytes: webmOf({ ms: 400 }) });
        return write({ voice: { id: body.id, wave: [1, 2, 3] } });
      },
      // Groups accept no new gifts, so the test writes a gift as earlier versions did.
      gift: async () => {
        const receiver = people[(people.indexOf(person) + 1) % people.length] as Person;
        const message = await giveInGroup(server, { roomId, from: person, to: receiver });
        return message && { status: 200, body: { message } };
      },
      plan: () => plan(server, person, { roomId, title: `plan ${said.length}` }),
      poll: () =>
        call(server.app, makePoll, {
          token: person.token,
          params: { roomId },
          body: { question: `poll ${said.length}`, choices: ['Tea', 'Soup', 'Bread'], isMany: about % 2 === 1 },
        }),
      party: () => call(server.app, startParty, { token: person.token, params: { roomId }, body: { quizId: 'aura' } }),
    };
    const answer = await ways[kind]?.();
    if (answer?.status === 200) said.push(answer.body.message);
    return answer?.status === 200;
  }

  /** Changes one of the messages for which the kind of change is possible. */
  async #change(kind: string, person: Person, about: number): Promise<boolean> {
    const { app, deps } = this.#server;
    const fitting = this.said.filter(canBe[kind] ?? (() => true));
    const target = fitting[about % Math.max(1, fitting.length)];
    if (target === undefined) return false;
    const { roomId, people } = this;
    const by = (id: number): string => people.find((one) => one.id === id)?.token ?? '';
    const params = { roomId, messageId: target.id };
    const of = { token: person.token, params };
    const own = { token: by(target.senderId), params };
    const emoji = ['👍', '🎉', '👍🏽'][about % 3] ?? '';
    const ways: Record<string, () => Promise<Answered>> = {
      edit: () => call(app, editMessage, { ...own, body: { content: `${target.content} ${about}` } }),
      delete: () => call(app, deleteMessage, own),
      react: () => call(app, reactToMessage, { ...of, body: { emoji, isOn: true } }),
      unreact: () => call(app, reactToMessage, { ...of, body: { emoji, isOn: false } }),
      pin: () => call(app, pinMessage, { ...of, token: people[0]?.token ?? '', body: { isOn: true } }),
      unpin: () => call(app, pinMessage, { ...of, token: people[0]?.token ?? '', body: { isOn: false } }),
      unwrap: () => call(app, unwrapGift, { token: by(target.gift?.receiverId ?? 0), params: { giftId: target.id } }),
      answer: () => call(app, answerPlan, { ...of, body: { answer: planAnswers[about % 3] ?? 'no' } }),
      move: () => {
        const when = clockIn(50 + about, { from: deps.clock.now() });
        return call(app, changePlan, { ...own, body: { title: 'Moved', when, zone: 'UTC' } });
      },
      'call off': () => call(app, cancelPlan, own),
      vote: () => call(app, votePoll, { ...of, body: { choices: [about % 3] } }),
      close: () => call(app, closePoll, own),
      join: () => call(app, joinParty, { ...of, body: { isIn: about % 3 > 0 } }),
      reveal: () => call(app, showParty, own),
      take: async () => {
        await call(app, completePartyQuiz, {
          token: person.token,
          params: { quizId: 'aura' },
          body: { answers: AURA },
        });
        return call(app, answerParty, of);
      },
    };
    if (kind === 'hide' || kind === 'show') {
      const hiding = { roomId, seq: target.seq, isHidden: kind === 'hide', now: deps.clock.now(), newId: deps.newId };
      const isChanged = await inTransaction(deps.db, (trx) => setMessageHidden(trx, hiding));
      if (isChanged) deps.hints.announce('room', roomId);
      return isChanged;
    }
    return isDone((await ways[kind]?.()) ?? { status: 0 });
  }
}

/** One deed of each kind, in an order in which each deed is possible. */
export const oneOfEach: readonly ChatDeed[] = [
  ...messages.map((kind, about) => ({ kind, who: 1, about })),
  ...['edit', 'react', 'pin', 'hide', 'show', 'answer', 'move', 'take', 'reveal', 'unwrap', 'vote'].map((kind) => {
    return { kind, who: 2, about: 0 };
  }),
  { kind: 'join', who: 3, about: 1 },
  { kind: 'unreact', who: 2, about: 0 },
  ...['unpin', ...ofGroup, 'call off', 'close', 'delete'].map((kind) => ({ kind, who: 2, about: 0 })),
];
