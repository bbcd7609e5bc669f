import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { giftTypes } from '#content/gifts.ts';
import { prove } from '#contract/accounts.proof.ts';
import { startCall } from '#contract/calls.ts';
import { sendMessage } from '#contract/chat.ts';
import { createCloud } from '#contract/clouds.ts';
import { sendGift } from '#contract/gifts.ts';
import { scheduleMessage } from '#contract/chat.scheduled.ts';
import { createGroup } from '#contract/groups.ts';
import { introduce } from '#contract/introductions.ts';
import { copyPicture, copyVoice, uploadPicture, uploadVoice } from '#contract/media.ts';
import { appealDecision, listDecisions, type Action } from '#contract/moderation.decisions.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { answerAppeal, decideCase, secondBan, writeToCase } from '#contract/moderation.ts';
import { uploadImage } from '#contract/people.images.ts';
import { passPhotoCheck, refusePhotoCheck } from '#contract/photo-check.desk.ts';
import { findEternalMatch } from '#contract/matching.ts';
import { practiceRun } from '#contract/matching.practice.ts';
import { addTrusted, startOuting } from '#contract/home-safe.ts';
import { makePlan } from '#contract/plans.ts';
import { makePoll } from '#contract/polls.ts';
import { addComment } from '#contract/posts.comments.ts';
import { letOut, refuseLook } from '#contract/moderation.waiting.ts';
import { createPost } from '#contract/posts.ts';
import { startParty } from '#contract/quiz-party.together.ts';
import type { Route } from '#contract/route.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { insertCaseEvent } from '#server/features/moderation/cases/cases.queries.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { setPins } from '#server/features/home-safe/pins.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type Answer, type TestApp } from './app.ts';
import { CallScene } from './call-scene.ts';
import { PASSWORD, type TestMember } from './factories.ts';
import { makeRoom } from './faults/instance.ts';
import { say } from './group-scene.ts';
import { newMatchable } from './matchable.ts';
import { pictureOf } from './photo.ts';
import * as pictures from './pictures.ts';
import { clockIn } from './plan-scene.ts';
import { webmOf } from './voices.ts';

/** A server with the people and things that the routes need which make something, and a real payload for each. */
export class RepeatScene {
  server!: TestApp;
  #reported!: TestMember;
  /** A member with whom the seeker has a conversation. */
  #friend!: TestMember;
  /** What the route's path names with `id`: by default the case. */
  #id = '';
  /** A room of the seeker and the reported member. */
  #roomId = '';
  #version = 0;
  #file: Uint8Array = new Uint8Array();

  open = async (): Promise<void> => {
    this.server = await startTestApp();
    await settleCompanions(this.server.deps);
    await this.server.app.listen({ port: 0, host: '127.0.0.1' });
  };

  close = (): Promise<void> => this.server.close();

  /** Creates a member who may call the route, and the people and things that the route needs. */
  prepare = async (route: Route): Promise<TestMember> => {
    const { app, deps, clock } = this.server;
    const seeker = await (route.path === practiceRun.path ? this.#meantToPractice() : newMatchable(this.server));
    this.#reported = await newMatchable(this.server);
    await setPremium(deps.db, seeker.id, { isOn: true, source: 'payment', now: clock.now() });
    const post = await call(app, createPost, { token: this.#reported.token, body: { content: 'Hello.' } });
    // Whom a search finds by chance must not be somebody with whom there is a room already.
    if (route.path !== findEternalMatch.path) {
      this.#roomId = await makeRoom(deps.db, seeker, this.#reported);
      await say(this.server, this.#roomId, seeker);
    }
    if (route.path === startCall.path) await this.#letCall(seeker);
    if (route.path === introduce.path) await this.#meetFriend(seeker);
    if (route.path === startOuting.path) this.#id = await this.#trust(seeker);
    if (route.path === appealDecision.path) this.#id = await this.#warn(seeker);
    if (route.path === addComment.path) this.#id = post.body.id;
    if (/\/voices/.test(route.path)) this.#file = webmOf({ ms: 1000 });
    else this.#file = await pictureOf(seeker.id % 1000);
    if (route.path === copyPicture.path) this.#id = (await pictures.upload(this.server, seeker, this.#form())).body.id;
    if (route.path === copyVoice.path)
      this.#id = (await pictures.uploadVoice(this.server, seeker, this.#form())).body.id;
    if (route.desk === true) await this.#openDesk(seeker, route);
    return seeker;
  };

  /** Creates a member whom no real person fits, and a demo member who does. */
  #meantToPractice = async (): Promise<TestMember> => {
    await newMatchable(this.server, { profile: { birthday: '1932-05-14' }, isDemo: true });
    return newMatchable(this.server, { wish: { minAge: 90, maxAge: 99 } });
  };

  /** Lets the seeker and the reported member call each other. */
  #letCall = async (seeker: TestMember): Promise<void> => {
    await say(this.server, this.#roomId, this.#reported);
    const calls = new CallScene(this.server);
    await calls.consent(seeker, this.#roomId, 'ask');
    await calls.consent(this.#reported, this.#roomId, 'yes');
  };

  /** Gives the seeker PINs, and somebody outside who said yes; returns the id of that person. */
  #trust = async (seeker: TestMember): Promise<string> => {
    const { app, deps } = this.server;
    await setPins(deps, seeker.id, { good: '4711', silent: '8264' });
    const body = { name: 'Jonas', email: 'jonas@example.com' };
    const { id } = (await call(app, addTrusted, { token: seeker.token, body })).body.person;
    await deps.db.updateTable('trusted_way').set({ state: 'yes' }).where('trusted_id', '=', id).execute();
    return id;
  };

  #tables: string[] | undefined;

  /** Returns the number of rows of each table, but for letters, which a worker sends and deletes meanwhile. */
  counts = async (): Promise<Record<string, number>> => {
    const { db } = this.server.deps;
    this.#tables ??= (await db.introspection.getTables())
      .filter(({ schema, name }) => schema === 'public' && name !== 'safe_letter')
      .map(({ name }) => name);
    // One statement for all, because a statement for each of a hundred tables takes long.
    const each = this.#tables.map(
      (name) => sql`SELECT ${sql.lit(name)} AS name, count(*)::int AS rows FROM ${sql.table(name)}`,
    );
    const { rows: counted } = await sql<{ name: string; rows: number }>`${sql.join(each, sql` UNION ALL `)}`.execute(
      db,
    );
    return Object.fromEntries(counted.map(({ name, rows }) => [name, rows]));
  };

  /** Calls the route over the network, with its payload and this key. */
  ask = async (route: Route, { token }: TestMember, key: string): Promise<Answer<Record<string, unknown>>> => {
    const { port } = this.server.app.server.address() as AddressInfo;
    const path = route.path.replace(':roomId', this.#roomId).replace(':id', this.#id);
    const payload = this.#payloads[route.path]?.();
    const isForm = payload instanceof FormData;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: route.method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(payload !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { body: isForm ? payload : JSON.stringify(payload) }),
    });
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body, problem: body as never, headers: {} };
  };

  /** Whether the scene knows what to send to this route. */
  knows = ({ path, body, query }: Route): boolean =>
    path in this.#payloads || [body, query].every((of) => of.safeParse(undefined).success);

  /** The payloads of the routes that need one, by path. */
  readonly #payloads: Readonly<Record<string, () => object>> = {
    [sendReport.path]: () => ({ subject: { kind: 'person', id: String(this.#reported.id) }, category: 'fake' }),
    [makePlan.path]: () => ({ title: 'Tea', when: clockIn(24, { from: this.server.clock.now() }), zone: 'UTC' }),
    [addTrusted.path]: () => ({ name: 'Jonas', email: 'jonas@example.com' }),
    [startOuting.path]: () => {
      const from = this.server.clock.now();
      const times = { when: clockIn(1, { from }), checkIn: clockIn(2, { from }), zone: 'UTC' };
      return { trustedId: this.#id, title: 'Tea', ...times };
    },
    [makePoll.path]: () => ({ question: 'Tea?', choices: ['Yes', 'No'] }),
    [scheduleMessage.path]: () => ({
      content: 'Good morning.',
      when: clockIn(2, { from: this.server.clock.now() }),
      zone: 'UTC',
    }),
    [refusePhotoCheck.path]: () => ({ reason: 'poses_differ' }),
    [startCall.path]: () => ({ comesAs: 'voice', connectionId: '5f1f6a4e-6d0c-4f0b-9d3e-3f0c9a1d2b10' }),
    [startParty.path]: () => ({ quizId: 'aura' }),
    [createPost.path]: () => ({ content: 'Good morning.' }),
    [addComment.path]: () => ({ content: 'Good morning.' }),
    [createCloud.path]: () => ({ name: 'Owls', description: 'At night.', type: 'tell-stories', tag: '#NightHikes' }),
    [createGroup.path]: () => ({ name: 'Owls', description: 'At night.' }),
    [decideCase.path]: () => ({
      version: this.#version,
      action: 'warn',
      policy: 'stop',
      sentence: 'She asked you to stop.',
    }),
    [refuseLook.path]: () => ({ policy: 'unwanted', sentence: 'Nobody asked for that.' }),
    [secondBan.path]: () => ({ version: this.#version, agrees: true }),
    [answerAppeal.path]: () => ({
      version: this.#version,
      outcome: 'changed',
      answer: 'We read it twice.',
      action: 'warn',
    }),
    [appealDecision.path]: () => ({ text: 'That was not me.' }),
    [introduce.path]: () => ({ people: [this.#reported.id, this.#friend.id] }),
    [writeToCase.path]: () => ({ side: 'reporter', text: 'Thank you for telling us.' }),
    [sendMessage.path]: () => ({ content: 'Good morning.' }),
    [sendGift.path]: () => ({ giftTypeId: giftTypes[0]?.id, receiverId: this.#reported.id }),
    [copyPicture.path]: () => ({}),
    [copyVoice.path]: () => ({}),
    [uploadPicture.path]: () => this.#sent('picture', 'image/jpeg'),
    [uploadVoice.path]: () => this.#sent('voice', 'audio/webm'),
    [uploadImage.path]: () => this.#sent('image', 'image/jpeg'),
  };

  #form(): { bytes: Uint8Array } {
    return { bytes: this.#file };
  }

  #sent(field: string, type: string): FormData {
    const form = new FormData();
    form.append(field, new Blob([Uint8Array.from(this.#file)], { type }), field);
    if (field === 'image') form.append('type', 'avatar');
    return form;
  }

  /** Creates conversations of the seeker with the two people that the seeker introduces. */
  async #meetFriend(seeker: TestMember): Promise<void> {
    this.#friend = await newMatchable(this.server);
    const other = await makeRoom(this.server.deps.db, seeker, this.#friend);
    await say(this.server, this.#roomId, this.#reported);
    await say(this.server, other, seeker);
    await say(this.server, other, this.#friend);
  }

  /** Warns a member; returns the id of the decision. */
  async #warn(member: TestMember): Promise<string> {
    const { app } = this.server;
    const subject = { kind: 'person', id: String(member.id) } as const;
    await call(app, sendReport, { token: this.#reported.token, body: { subject, category: 'fake' } });
    await this.#decideAs(await this.#newModerator(), { action: 'warn' }, member);
    const { decisions } = (await call(app, listDecisions, { token: member.token })).body;
    return decisions[0]?.id ?? '';
  }

  /** Makes the seeker a moderator and opens the kind of case on which the route acts. */
  async #openDesk(seeker: TestMember, route: Route): Promise<void> {
    const subject = { kind: 'person', id: String(this.#reported.id) } as const;
    const { token } = await newMatchable(this.server);
    await call(this.server.app, sendReport, { token, body: { subject, category: 'fake' } });
    await this.#makeModerator(seeker);
    if (route.path === secondBan.path) await this.#ban();
    if (route.path === answerAppeal.path) await this.#appeal();
    ({ id: this.#id, version: this.#version } = await this.#caseNow());
    if (route.path === letOut.path || route.path === refuseLook.path) this.#id = await this.#postToLookAt();
    if (route.path === passPhotoCheck.path || route.path === refusePhotoCheck.path)
      this.#id = await this.#opened(seeker);
  }

  /** Lets the reported member wait for a photo check that the moderator has opened; returns its id. */
  async #opened({ id: actorId }: TestMember): Promise<string> {
    const { db, newId, clock } = this.server.deps;
    const [caseId, now] = [newId(), clock.now()];
    await sql`INSERT INTO photo_check (user_id, id, state, poses, expires_at, started_at, sent_at)
      VALUES (${this.#reported.id}, ${caseId}, 'waiting', '{a,b,c}', ${now}, ${now}, ${now})`.execute(db);
    const event = { caseId, id: newId(), kind: 'check_opened', actorId, detail: {}, now };
    await inTransaction(db, (trx) => insertCaseEvent(trx, event));
    return caseId;
  }

  /** Lets the reported member, who is new, post a picture; returns the id under which it waits. */
  async #postToLookAt(): Promise<string> {
    const { app, deps, clock } = this.server;
    const { id, token } = this.#reported;
    await deps.db.updateTable('account').set({ created_at: clock.now() }).where('id', '=', id).execute();
    const imageUrl = `data:image/jpeg;base64,${(await pictureOf(id % 1000)).toString('base64')}`;
    return (await call(app, createPost, { token, body: { content: '', imageUrl } })).body.id;
  }

  /** Lets another moderator ban the reported member. */
  async #ban(): Promise<void> {
    await sql`UPDATE account SET created_at = '2020-01-01' WHERE id = ${this.#reported.id}`.execute(
      this.server.deps.db,
    );
    await this.#decideAs(await this.#newModerator(), { action: 'ban' });
  }

  /** Lets the reported member appeal against the decision of another moderator. */
  async #appeal(): Promise<void> {
    const { app } = this.server;
    await this.#decideAs(await this.#newModerator(), { action: 'no_writing', days: 7 });
    const { decisions } = (await call(app, listDecisions, { token: this.#reported.token })).body;
    const params = { id: decisions[0]?.id ?? '' };
    await call(app, appealDecision, { token: this.#reported.token, params, body: { text: 'That was not me.' } });
  }

  async #caseNow({ id: about } = this.#reported): Promise<{ id: string; version: number }> {
    const { rows } = await sql<{ id: string; version: number }>`
      SELECT id, version FROM moderation_case WHERE subject_kind = 'person' AND subject_id = ${String(about)}`.execute(
      this.server.deps.db,
    );
    return rows[0] ?? { id: '', version: 0 };
  }

  #newModerator = async (): Promise<TestMember> => this.#makeModerator(await newMatchable(this.server));

  async #makeModerator(one: TestMember): Promise<TestMember> {
    await changeModerators(this.server.deps.db, ['add', one.user.handle], this.server.clock.now());
    await call(this.server.app, prove, { token: one.token, body: { password: PASSWORD } });
    return one;
  }

  async #decideAs(
    { token }: TestMember,
    what: { action: Action; days?: 7 },
    about: TestMember = this.#reported,
  ): Promise<void> {
    const { id, version } = await this.#caseNow(about);
    const body = { version, ...what, policy: 'stop', sentence: 'She asked you to stop.' };
    await call(this.server.app, decideCase, { token, params: { id }, body });
  }
}
