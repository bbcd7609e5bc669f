import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { answerAppeal, listCases } from '#contract/moderation.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { removeImage } from '#contract/people.images.ts';
import { listPeople } from '#contract/people.directory.ts';
import { listPhotoChecks } from '#contract/photo-check.desk.ts';
import {
  beginPhotoCheck,
  CHECK_WAITS_MS,
  drawAnotherPose,
  POSES_MS,
  setOnlyChecked,
  takeBackPhotoCheck,
} from '#contract/photo-check.ts';
import { poseKeys } from '#content/photo-poses.ts';
import { checkReasonWords } from '#content/photo-check.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { call } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { PhotoCheckScene } from '#test/photo-check-scene.ts';
import { uploadLive } from '#test/pictures.ts';
import { createByteSeal } from './byte-seal.ts';

const scene = new PhotoCheckScene();
beforeAll(scene.open);
afterAll(scene.close);
afterEach(async () => {
  await sql`DELETE FROM photo_check`.execute(scene.test.deps.db);
  await sql`DELETE FROM moderator`.execute(scene.test.deps.db);
});

const give = (one: { token: string }, id: string, [step, bytes]: readonly [step: number, bytes: Buffer]) =>
  uploadLive(scene.test, one, { id, step, bytes });
/** Sends a picture that no test saw before. */
const at = async (one: { token: string }, id: string, step: number) => give(one, id, [step, await scene.picture()]);
const begin = ({ token }: { token: string }) => call(scene.test.app, beginPhotoCheck, { token });
const badge = async (viewer: { token: string }, { id }: TestMember) =>
  (await call(scene.test.app, getUser, { token: viewer.token, params: { id } })).body.photoChecked;
const kept = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM photo_check_picture`.execute(
    scene.test.deps.db,
  );
  return rows[0]?.count ?? 0;
};

describe('The poses', () => {
  it('The door is closed until a moderator was at the desk, and without a photo', async () => {
    const ana = await scene.pictured();
    expect(await scene.standing(ana)).toMatchObject({ state: 'none', isClosed: true, mayBegin: false });
    expect((await begin(ana)).problem.code).toBe('photo_check_closed');
    await scene.onDuty();
    expect(await scene.standing(ana)).toMatchObject({ isClosed: false, mayBegin: true, lacksPicture: false });
    const bare = await scene.member();
    expect(await scene.standing(bare)).toMatchObject({ mayBegin: false, lacksPicture: true });
    expect((await begin(bare)).problem.code).toBe('photo_needed');
  });

  it('Three different poses come by chance, and another one for the asking', async () => {
    await scene.onDuty();
    const ana = await scene.pictured();
    const drawn = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { poses } = await scene.begin(ana);
      expect(new Set(poses).size).toBe(3);
      for (const pose of poses) drawn.add(pose);
    }
    expect([...drawn].every((key) => poseKeys.includes(key))).toBe(true);
    expect(drawn.size).toBeGreaterThan(12);
    const { id, poses } = await scene.begin(ana);
    const params = { id };
    await at(ana, id, 1);
    const other = (await call(scene.test.app, drawAnotherPose, { token: ana.token, params })).body.taking?.poses ?? [];
    expect([other[0], other[2]]).toEqual([poses[0], poses[2]]);
    expect(poses).not.toContain(other[1]);
  });

  it('A moderator reads the number of poses that were drawn before', async () => {
    const mod = await scene.onDuty();
    const ana = await scene.pictured();
    const { id: first } = await scene.begin(ana);
    for (let drawn = 0; drawn < 4; drawn += 1)
      await call(scene.test.app, drawAnotherPose, { token: ana.token, params: { id: first } });
    const id = await scene.send(ana);
    expect((await scene.look(mod, id)).body.redrawn).toBe(7);
    await call(scene.test.app, takeBackPhotoCheck, { token: ana.token });
    expect((await scene.look(mod, await scene.send(ana))).body.redrawn).toBe(0);
  });

  it('A picture counts once, in its turn, for the poses that are open', async () => {
    await scene.onDuty();
    const [ana, ben] = [await scene.pictured(), await scene.pictured()];
    const { id: old } = await scene.begin(ana);
    const { id } = await scene.begin(ana);
    const same = await scene.picture();
    expect((await at(ana, old, 1)).status).toBe(404);
    expect((await at(ben, id, 1)).status).toBe(404);
    expect((await at(ana, id, 2)).problem.code).toBe('photo_check_over');
    expect((await give(ana, id, [1, same])).body.taking?.taken).toBe(1);
    expect((await at(ana, id, 1)).problem.code).toBe('photo_check_over');
    expect((await give(ana, id, [2, same])).problem.code).toBe('photo_twice');
    expect((await at(ana, id, 2)).status).toBe(200);
    expect((await at(ana, id, 3)).body.state).toBe('waiting');
    expect((await at(ana, id, 3)).problem.code).toBe('photo_check_over');
    expect((await begin(ana)).problem.code).toBe('photo_check_waits');
    const { id: late } = await scene.begin(ben);
    scene.test.clock.advance(POSES_MS);
    const token = await scene.signIn(ben);
    expect((await at({ token }, late, 1)).problem.code).toBe('photo_check_over');
    expect((await scene.standing({ token })).state).toBe('none');
  });

  it('A file with data of a camera or a program in it is refused', async () => {
    await scene.onDuty();
    const ana = await scene.pictured();
    const { id } = await scene.begin(ana);
    const plain = sharp(await scene.picture());
    const camera = await plain
      .clone()
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer();
    const profiled = await plain.clone().withIccProfile('p3').jpeg().toBuffer();
    const commented = Buffer.concat([
      (await scene.picture()).subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 6, 1, 2, 3, 4]),
      (await scene.picture()).subarray(2),
    ]);
    const png = await plain.clone().png().toBuffer();
    for (const file of [camera, profiled, commented, png]) {
      expect((await give(ana, id, [1, file])).problem.code).toBe('photo_not_live');
    }
    const small = await plain.clone().resize(100).jpeg().toBuffer();
    expect((await give(ana, id, [1, small])).problem.code).toBe('photo_not_live');
    expect([await kept(), (await scene.standing(ana)).taking?.taken]).toEqual([0, 0]);
  });
});

describe('The desk', () => {
  it('A moderator opens the oldest check, which both can read of, and passes it', async () => {
    const mod = await scene.onDuty();
    const [ana, ben] = [await scene.pictured(), await scene.member()];
    const id = await scene.send(ana);
    const { body } = await call(scene.test.app, listPhotoChecks, { token: mod.token });
    expect(body).toMatchObject({ waiting: 1, checks: [{ id, person: { id: ana.id } }] });
    expect(Object.keys(body.checks[0] ?? {})).not.toContain('steps');
    expect((await call(scene.test.app, listCases, { token: mod.token })).body.photoChecks).toBe(1);
    expect((await scene.pass(mod, id)).status).toBe(403);
    const opened = (await scene.look(mod, id)).body;
    expect(opened.profile).toHaveLength(1);
    const shapes = await Promise.all(
      opened.steps.map(async ({ picture }) => sharp(Buffer.from(picture, 'base64')).metadata()),
    );
    expect(shapes.map(({ format, width }) => [format, width])).toEqual([1, 2, 3].map(() => ['webp', 480]));
    expect(opened.steps.every(({ pose }) => poseKeys.includes(pose))).toBe(true);
    expect((await scene.standing(ana)).openings).toEqual([scene.test.clock.now().toISOString()]);
    const { rows } = await sql`SELECT kind, actor_id FROM moderation_event WHERE case_id = ${id}`.execute(
      scene.test.deps.db,
    );
    expect(rows).toEqual([{ kind: 'check_opened', actor_id: mod.id }]);
    expect((await scene.pass(mod, id)).status).toBe(200);
    expect([await badge(ben, ana), await kept(), (await scene.standing(ana)).state]).toEqual(['2026-03', 0, 'passed']);
    expect([(await scene.look(mod, id)).status, (await scene.pass(mod, id)).status]).toEqual([404, 404]);
    expect((await begin(ana)).problem.code).toBe('photo_check_held');
  });

  it('Nobody else opens the pictures, and what is stored opens nowhere', async () => {
    const mod = await scene.onDuty();
    const [ana, ben] = [await scene.pictured(), await scene.member()];
    const id = await scene.send(ana);
    for (const one of [ana, ben]) {
      expect([(await scene.look(one, id)).status, (await scene.pass(one, id)).status]).toEqual([404, 404]);
      expect((await call(scene.test.app, listPhotoChecks, { token: one.token })).status).toBe(404);
    }
    const { db } = scene.test.deps;
    await sql`INSERT INTO operator (user_id, added_at) VALUES (${ben.id}, now())`.execute(db);
    expect((await scene.look(ben, id)).status).toBe(404);
    // A moderator's own check does not exist for them.
    await changeModerators(db, ['add', ana.user.handle], scene.test.clock.now());
    await scene.prove(ana);
    expect((await scene.look(ana, id)).status).toBe(404);
    expect((await call(scene.test.app, listPhotoChecks, { token: ana.token })).body.checks).toEqual([]);
    const stored = await db.selectFrom('photo_check_picture').select(['step', 'sealed']).execute();
    for (const { sealed } of stored) {
      expect(Buffer.from(sealed).includes('WEBP')).toBe(false);
      await expect(sharp(Buffer.from(sealed)).metadata()).rejects.toThrow();
    }
    // A picture of another step, or of another person, does not open in this place.
    await sql`UPDATE photo_check_picture SET sealed = (SELECT sealed FROM photo_check_picture WHERE step = 2)
      WHERE step = 1`.execute(db);
    expect((await scene.look(mod, id)).status).toBe(404);
    expect([await kept(), (await scene.standing(ana)).state]).toEqual([0, 'lapsed']);
  });

  it('A refusal has a statement and an appeal, and another try after a day', async () => {
    const [mod, second] = [await scene.onDuty(), await scene.moderator()];
    const ana = await scene.pictured();
    const id = await scene.send(ana);
    expect((await scene.refuse(mod, id)).status).toBe(403);
    await scene.look(mod, id);
    expect((await scene.refuse(mod, id, 'face_hidden')).status).toBe(200);
    expect(await kept()).toBe(0);
    const standing = await scene.standing(ana);
    expect(standing).toMatchObject({ state: 'refused', mayBegin: false, refusal: { reason: 'face_hidden' } });
    expect((await begin(ana)).problem.code).toBe('photo_check_early');
    const [decision] = await scene.decisions(ana.token);
    const { sentence } = checkReasonWords.face_hidden;
    expect(decision).toMatchObject({
      action: 'hide',
      kind: 'photo_check',
      policy: 'photo_check',
      sentence,
      excerpt: null,
    });
    scene.test.clock.advance(DAY_MS);
    const [token, fresh] = [await scene.signIn(ana), await scene.again(second)];
    expect((await scene.standing({ token })).mayBegin).toBe(false);
    await scene.onDuty();
    const again = await scene.send({ token });
    await scene.look(fresh, again);
    await scene.refuse(fresh, again);
    const [newer] = await scene.decisions(token);
    const params = { id: newer?.id ?? '' };
    await call(scene.test.app, appealDecision, { token, params, body: { text: 'I did show them.' } });
    const version = await scene.caseVersion(again);
    const body = { version, outcome: 'withdrawn', answer: 'You did.' };
    // A moderator who decided does not answer while another can.
    const own = await call(scene.test.app, answerAppeal, { token: fresh.token, params: { id: again }, body });
    expect(own.status).toBe(403);
    const answerer = await scene.again(mod);
    const answered = await call(scene.test.app, answerAppeal, { token: answerer.token, params: { id: again }, body });
    expect(answered.status).toBe(200);
    expect(await scene.standing({ token })).toMatchObject({ state: 'none', mayBegin: true, refusal: null });
  });
});

describe('The badge', () => {
  it('A change of the main picture ends the badge and a check that waits', async () => {
    const mod = await scene.onDuty();
    const [ana, viewer] = [await scene.checked(mod), await scene.member()];
    expect(await badge(viewer, ana)).toBe('2026-03');
    await scene.newPhoto(ana);
    expect(await badge(viewer, ana)).toBeUndefined();
    expect(await scene.standing(ana)).toMatchObject({ state: 'none', isAskedAgain: true, mayBegin: true });
    const id = await scene.send(ana);
    await scene.look(mod, id);
    await scene.newPhoto(ana);
    expect([(await scene.pass(mod, id)).status, await kept()]).toEqual([404, 0]);
    const ben = await scene.checked(mod);
    await call(scene.test.app, removeImage, { token: ben.token, params: { type: 'avatar' } });
    expect(await badge(viewer, ben)).toBeUndefined();
  });

  it('A person who meets only checked people never meets an unchecked one in Browse', async () => {
    const mod = await scene.onDuty();
    const [ana, ben, cleo] = [await scene.checked(mod), await scene.checked(mod), await scene.pictured()];
    const finds = async ({ token }: { token: string }, other: TestMember): Promise<boolean> => {
      const query = { q: other.user.handle };
      const { people } = (await call(scene.test.app, listPeople, { token, query })).body;
      return people.some(({ id }) => id === other.id);
    };
    const only = (one: { token: string }, isOn: boolean) =>
      call(scene.test.app, setOnlyChecked, { token: one.token, body: { isOn } });
    expect((await only(cleo, true)).problem.code).toBe('photo_check_needed');
    expect([await finds(ana, cleo), await finds(cleo, ana)]).toEqual([true, true]);
    expect((await only(ana, true)).body.onlyChecked).toBe(true);
    expect((await call(scene.test.app, listPeople, { token: ana.token })).body.mine.onlyChecked).toBe(true);
    expect([await finds(ana, cleo), await finds(cleo, ana)]).toEqual([false, false]);
    expect([await finds(ana, ben), await finds(ben, ana), await finds(cleo, ben)]).toEqual([true, true, true]);
    await scene.newPhoto(ben);
    expect([await finds(ana, ben), await finds(ben, ana)]).toEqual([false, false]);
    // It stays on without a check of one's own, and can be switched off.
    await scene.newPhoto(ana);
    expect(await finds(cleo, ana)).toBe(false);
    await only(ana, false);
    expect([await finds(ana, cleo), await finds(cleo, ana)]).toEqual([true, true]);
  });
});

describe('The end of pictures', () => {
  it('Pictures that nobody compared are gone after seven days, and begun ones after the poses', async () => {
    await scene.onDuty();
    const [ana, ben] = [await scene.pictured(), await scene.pictured()];
    const { id } = await scene.begin(ben);
    await at(ben, id, 1);
    await scene.send(ana);
    expect(await kept()).toBe(4);
    scene.test.clock.advance(HOUR_MS);
    await scene.test.deps.retention.enforce();
    expect(await kept()).toBe(3);
    scene.test.clock.advance(CHECK_WAITS_MS - HOUR_MS);
    const token = await scene.signIn(ana);
    expect(await scene.standing({ token })).toMatchObject({ state: 'lapsed', waitsUntil: null });
    await scene.test.deps.retention.enforce();
    expect([await kept(), (await scene.standing({ token })).state]).toEqual([0, 'lapsed']);
  });

  it('A person takes back what waits, and an account that ends takes it along', async () => {
    const mod = await scene.onDuty();
    const [ana, ben] = [await scene.pictured(), await scene.pictured()];
    const id = await scene.send(ana);
    expect((await call(scene.test.app, takeBackPhotoCheck, { token: ana.token })).body.state).toBe('none');
    expect([await kept(), (await scene.look(mod, id)).status]).toEqual([0, 404]);
    const other = await scene.send(ben);
    await scene.look(mod, other);
    await sql`DELETE FROM account WHERE id = ${ben.id}`.execute(scene.test.deps.db);
    expect([await kept(), (await scene.pass(mod, other)).status]).toEqual([0, 404]);
  });
});

it('A seal opens with its own key, in its own place and unchanged only', () => {
  const [seal, other] = [createByteSeal(Buffer.alloc(32, 1)), createByteSeal(Buffer.alloc(32, 2))];
  const [bytes, place] = [Buffer.from('a face'), randomUUID()];
  const sealed = seal.close(bytes, place);
  expect(seal.open(sealed, place)).toEqual(bytes);
  expect(other.open(sealed, place)).toBeUndefined();
  expect(seal.open(sealed, 'elsewhere')).toBeUndefined();
  expect(seal.open(sealed.fill(0, 30), place)).toBeUndefined();
});
