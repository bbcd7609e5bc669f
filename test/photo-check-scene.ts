import { randomUUID } from 'node:crypto';
import { openPhotoCheck, passPhotoCheck, refusePhotoCheck } from '#contract/photo-check.desk.ts';
import { beginPhotoCheck, getPhotoCheck, type CheckReason, type CheckStanding } from '#contract/photo-check.ts';
import { insertCaseEvent } from '#server/features/moderation/cases/cases.queries.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from './app.ts';
import { DeskScene } from './desk-scene.ts';
import type { TestMember } from './factories.ts';
import { pictureOf } from './photo.ts';
import { uploadImage, uploadLive } from './pictures.ts';

interface Signed {
  token: string;
}

/** Members with photos, and moderators who compare them. */
export class PhotoCheckScene extends DeskScene {
  #seed = 500;

  /** Returns a picture that no test saw before. */
  picture = (): Promise<Buffer> => pictureOf((this.#seed += 1));

  pictured = async (): Promise<TestMember> => {
    const one = await this.member();
    await this.newPhoto(one);
    return one;
  };

  newPhoto = async (one: Signed): Promise<void> => {
    const answer = await uploadImage(this.test, one, { as: 'avatar', bytes: await this.picture() });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  };

  /** Returns a moderator who did something at the desk just now. */
  onDuty = async (): Promise<TestMember> => {
    const { db, newId, clock } = this.test.deps;
    const mod = await this.moderator();
    const event = { caseId: randomUUID(), id: newId(), kind: 'taken', actorId: mod.id, detail: {}, now: clock.now() };
    await inTransaction(db, (trx) => insertCaseEvent(trx, event));
    return mod;
  };

  standing = async ({ token }: Signed): Promise<CheckStanding> =>
    (await call(this.test.app, getPhotoCheck, { token })).body;

  begin = async ({ token }: Signed): Promise<NonNullable<CheckStanding['taking']>> => {
    const answer = await call(this.test.app, beginPhotoCheck, { token });
    if (answer.status !== 200 || answer.body.taking === null) throw new Error(JSON.stringify(answer.problem));
    return answer.body.taking;
  };

  /** Takes three pictures and returns the id of the check that waits. */
  send = async (one: Signed): Promise<string> => {
    const { id } = await this.begin(one);
    for (const step of [1, 2, 3]) {
      const answer = await uploadLive(this.test, one, { id, step, bytes: await this.picture() });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    }
    return id;
  };

  look = (mod: Signed, id: string) => call(this.test.app, openPhotoCheck, { token: mod.token, params: { id } });
  pass = (mod: Signed, id: string) => call(this.test.app, passPhotoCheck, { token: mod.token, params: { id } });
  refuse = (mod: Signed, id: string, reason: CheckReason = 'poses_differ') =>
    call(this.test.app, refusePhotoCheck, { token: mod.token, params: { id }, body: { reason } });

  /** Makes a member whose photo is checked. */
  checked = async (mod: Signed): Promise<TestMember> => {
    const one = await this.pictured();
    const id = await this.send(one);
    await this.look(mod, id);
    const answer = await this.pass(mod, id);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return one;
  };
}
