import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askWyn } from '#contract/wyn.ts';
import { meetCompanion } from '#contract/companions.ts';
import { changeGroup } from '#contract/groups.ts';
import { actions, type Action } from '#contract/moderation.decisions.ts';
import { subjectKinds, type Subject, type SubjectKind } from '#contract/moderation.subjects.ts';
import { imageIdIn } from '#contract/people.addresses.ts';
import { refuseLook } from '#contract/moderation.waiting.ts';
import { createPost } from '#contract/posts.ts';
import { addComment } from '#contract/posts.comments.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { call } from '#test/app.ts';
import { CallScene } from '#test/call-scene.ts';
import type { TestMember } from '#test/factories.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup } from '#test/group-scene.ts';
import { NoticeScene } from '#test/notice-scene.ts';
import { PhotoCheckScene } from '#test/photo-check-scene.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadImage } from '#test/pictures.ts';
import { messageSubject, personSubject } from '#test/report-scene.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildin-choices-'));
const scene = new NoticeScene({ DATA_DIR: folder });
let mod: TestMember;
let [ana, ben]: Person[] = [];
beforeAll(async () => {
  await scene.open();
  mod = await scene.moderator();
  [ana, ben] = [await scene.person(), await scene.person()];
});
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true });
});

const who = (one: Person | undefined): Person => {
  if (one === undefined) throw new Error('nobody');
  return one;
};

async function groupPicture(): Promise<Subject> {
  const roomId = await makeGroup(scene.test, [who(ben), who(ana)]);
  const { body } = await upload(scene.test, who(ben), { bytes: await pictureOf(31) });
  await call(scene.test.app, changeGroup, {
    token: who(ben).token,
    params: { roomId },
    body: { pictureId: body.id },
  });
  return { kind: 'group_picture', id: `${roomId}:${body.id}` };
}

async function profilePicture(): Promise<Subject> {
  const { body } = await uploadImage(scene.test, who(ben), { bytes: await pictureOf(32), as: 'avatar' });
  return { kind: 'profile_picture', id: `${who(ben).id}:${imageIdIn(body.imageUrl)}` };
}

async function comment(): Promise<Subject> {
  const postId = await scene.post(who(ben));
  const { body } = await call(scene.test.app, addComment, {
    token: who(ben).token,
    params: { id: postId },
    body: { content: 'Words' },
  });
  return { kind: 'comment', id: `${postId}:${body.id}` };
}

/** A line of a companion in a room with Ana. */
async function companionReply(): Promise<Subject> {
  const { app, deps } = scene.test;
  await settleCompanions(deps);
  const { token, id } = who(ana);
  await deps.db.updateTable('account').set({ mbti_type: 'INFP' }).where('id', '=', id).execute();
  const { body: met } = await call(app, meetCompanion, { token });
  const [roomId, senderId] = [met.chatroom_id ?? '', met.companion?.id ?? 0];
  const said = await deps.rooms.keeper.say({ roomId, senderId, clientId: randomUUID(), content: 'A reply' });
  if (!('message' in said)) throw new Error(said.verdict);
  return { kind: 'companion_reply', id: `${roomId}:${said.message.seq}` };
}

/** Makes a thing of each kind, and returns the id of its case. */
const cases: Record<SubjectKind, () => Promise<string>> = {
  person: () => reported(personSubject(who(ben))),
  profile_picture: async () => reported(await profilePicture()),
  message: async () => {
    const roomId = await scene.room(who(ana), who(ben));
    return reported(messageSubject(roomId, await scene.say(who(ben), roomId, 'Words')));
  },
  room: async () => {
    const dora = await scene.person();
    const id = await scene.room(who(ana), dora);
    await scene.report(who(ana), { kind: 'room', id });
    return (await scene.caseOf('room', `${id}:${dora.id}`))?.id ?? '';
  },
  group_picture: async () => reported(await groupPicture()),
  post: async () => reported({ kind: 'post', id: await scene.post(who(ben)) }),
  comment: async () => reported(await comment()),
  companion_reply: async () => reported(await companionReply()),
  wyn_reply: async () => {
    const asked = await call(scene.test.app, askWyn, { token: who(ana).token, body: { message: 'An opener?' } });
    const subject = { kind: 'wyn_reply', id: asked.body.reportId ?? '' } as const;
    await scene.report(who(ana), subject);
    const { id } = await scene.test.deps.db
      .selectFrom('moderation_case')
      .select('id')
      .where('subject_kind', '=', 'wyn_reply')
      .executeTakeFirstOrThrow();
    return id;
  },
  call: async () => {
    const [calls, dora] = [new CallScene(scene.test), await scene.person()];
    const { roomId } = await calls.meet(who(ana), dora);
    const { id } = (await calls.start(dora, roomId)).body.call;
    await calls.hangUp(dora, id);
    await scene.report(who(ana), { kind: 'call', id });
    return (await scene.caseOf('call', `${id}:${dora.id}`))?.id ?? '';
  },
  notice: async () => {
    await scene.notice('A picture somewhere on a page');
    return (await scene.queue(mod, 'take-down')).find(({ kind }) => kind === 'notice')?.id ?? '';
  },
  waiting: async () => {
    const { app } = scene.test;
    const [cleo, headers] = [await scene.member(), { 'idempotency-key': randomUUID() }];
    const { body: picture } = await upload(scene.test, cleo, { bytes: await pictureOf(77) });
    const body = { content: 'A hill', picture: { id: picture.id, alt: '' } };
    const { id } = (await call(app, createPost, { token: cleo.token, body, headers })).body;
    const params = { id };
    await call(app, refuseLook, { token: mod.token, params, body: { policy: 'unwanted', sentence: 'Not asked for.' } });
    return id;
  },
  photo_check: async () => {
    const checks = new PhotoCheckScene();
    checks.test = scene.test;
    const id = await checks.send(await checks.pictured());
    await checks.look(mod, id);
    await checks.refuse(mod, id);
    return id;
  },
};

const reported = (subject: Subject): Promise<string> => scene.reported(who(ana), subject);

const decide = (id: string, action: Action) =>
  scene.decide(mod, id, { action, ...(action === 'no_writing' && { days: 7 }) });

const HIDEABLE: ReadonlySet<SubjectKind> = new Set(['profile_picture', 'message', 'group_picture', 'post', 'comment']);

it.each(subjectKinds)('The case of a %s offers exactly the decisions that the server takes', async (kind) => {
  const id = await cases[kind]();
  const { choices } = await scene.see(mod, id);
  expect(choices.includes('hide'), kind).toBe(HIDEABLE.has(kind));
  for (const action of actions.filter((one) => !choices.includes(one))) {
    expect((await decide(id, action)).problem.fields, action).toHaveProperty('action');
  }
  if (!choices.includes('hide')) return;
  const after = await scene.decide(mod, id, { action: 'hide' });
  expect([after.body.isHidden, after.body.choices.filter((one) => one === 'hide' || one === 'restore')]).toEqual([
    true,
    ['restore'],
  ]);
  expect((await scene.decide(mod, id, { action: 'hide' })).status).toBe(400);
  expect((await scene.decide(mod, id, { action: 'restore' })).body).toMatchObject({ isHidden: false, choices });
});

it('Each offered decision is taken', async () => {
  for (const action of ['dismiss', 'warn', 'no_writing', 'suspend', 'ban'] satisfies Action[]) {
    const post = await scene.post(await scene.person());
    const id = await reported({ kind: 'post', id: post });
    expect((await scene.see(mod, id)).choices).toContain(action);
    expect((await decide(id, action)).status, action).toBe(200);
  }
});

it('A case about another moderator offers no decision', async () => {
  const other = await scene.moderator();
  const id = await scene.reported(who(ana), personSubject(other));
  expect(await scene.see(mod, id)).toMatchObject({ mayAct: false, choices: [] });
});
