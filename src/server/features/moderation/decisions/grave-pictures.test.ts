import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { answerAppeal, openEvidence, type WholeCase } from '#contract/moderation.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { EVIDENCE_LINES_MAX } from '#contract/moderation.reports.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import { messagesTo } from '#test/messages.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';
import { personSubject } from '#test/report-scene.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { printOf } from '#server/platform/pictures/decode.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildin-grave-'));
const scene = new DeskScene({ DATA_DIR: folder });
let mod: TestMember;
/** The seed of the next picture: each test needs a picture that no other test has listed. */
let seed = 200;
let bytes: Buffer;
beforeAll(async () => {
  await scene.open();
  mod = await scene.moderator();
});
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  seed += 1;
  bytes = await pictureOf(seed);
  mod = await scene.again(mod);
});

describe('a picture of a grave list', () => {
  const listed = async (): Promise<void> => {
    const { hash: pdq, sha256 } = await printOf(bytes);
    await scene.test.deps.pictures.add([{ pdq, sha256, class: 'minor' }], { source: 'own', addedBy: null });
  };
  /** Returns a case after the moderator has opened the private lines of all its reports. */
  const opened = async (id: string): Promise<WholeCase> => {
    for (const { reportId } of (await scene.see(mod, id)).evidence) {
      await call(scene.test.app, openEvidence, { token: mod.token, params: { id, reportId } });
    }
    return scene.see(mod, id);
  };
  const frozen = { action: 'no_writing', policy: 'illegal', decidedBy: 'machine', isInForce: true };

  it('A picture on a grave list pauses its sender’s writing until a moderator looks', async () => {
    await listed();
    const [ana, ben] = [await scene.member(), await scene.person()];
    const roomId = await scene.room({ ...ben, id: ana.id, token: ana.token }, ben);
    const writes = async () =>
      (
        await call(scene.test.app, sendMessage, {
          token: ana.token,
          params: { roomId },
          body: { clientId: randomUUID(), content: 'Hello' },
        })
      ).status === 200;
    expect(await writes()).toBe(true);
    expect((await upload(scene.test, ana, { bytes })).problem.code).toBe('picture_refused');
    expect(await writes()).toBe(false);
    const [told] = await scene.decisions(ana.token);
    expect(told).toMatchObject(frozen);
    expect((await messagesTo(scene.test, ana.user.email ?? ''))[0]?.subject).toContain('You can write again on');
    const one = await scene.caseOf('person', personSubject(ana).id);
    expect(one).toMatchObject({ class: 'minor', state: 'open' });
    const dismissed = await scene.decide(mod, one?.id ?? '', {
      action: 'dismiss',
      policy: 'none',
      sentence: 'A wrong entry of the list.',
    });
    expect(dismissed.status, JSON.stringify(dismissed.problem)).toBe(200);
    expect(await writes()).toBe(true);
    expect(await scene.decisions(ana.token)).toEqual([]);
  });

  it('A picture on a grave list pauses its sender despite an existing case', async () => {
    await listed();
    const [ana, ben] = [await scene.member(), await scene.person()];
    const roomId = await scene.room({ ...ben, id: ana.id, token: ana.token }, ben);
    const words = { clientId: randomUUID(), content: 'I am 15 years old' };
    await call(scene.test.app, sendMessage, { token: ana.token, params: { roomId }, body: words });
    const id = await vi.waitUntil(async () => (await scene.caseOf('person', personSubject(ana).id))?.id);
    expect(await scene.decisions(ana.token)).toEqual([]);
    const before = await scene.caseVersion(id);
    expect((await upload(scene.test, ana, { bytes })).problem.code).toBe('picture_refused');
    expect(await scene.decisions(ana.token)).toMatchObject([frozen]);
    expect((await messagesTo(scene.test, ana.user.email ?? ''))[0]?.subject).toContain('You can write again on');
    const late = await scene.decide(mod, id, { action: 'dismiss', policy: 'none', version: before });
    expect(late.problem.code).toBe('case_changed');
    const { db, desk } = scene.test.deps;
    await inTransaction(db, (trx) => desk.noteMinor(trx, ana.id, 'age'));
    const { evidence, history } = await opened(id);
    expect(evidence.map(({ lines }) => lines?.map(({ text }) => text))).toEqual([
      [
        words.content,
        expect.stringContaining('on a list of pictures'),
        expect.stringContaining('found that they are not 18'),
      ],
    ]);
    expect(await scene.decisions(ana.token)).toHaveLength(1);
    expect(history.map(({ text }) => text)).toContain('Reported again');
  });

  it('A picture on a grave list renews the seven-day pause at most once a day', async () => {
    await listed();
    const ana = await scene.member();
    const pauses = async (token: string) => (await scene.decisions(token)).map(({ isInForce }) => isInForce);
    await upload(scene.test, ana, { bytes });
    await upload(scene.test, ana, { bytes });
    expect(await pauses(ana.token)).toEqual([true]);
    scene.test.clock.advance(6 * 86_400_000);
    const late = await scene.again(ana);
    await upload(scene.test, late, { bytes });
    expect(await pauses(late.token)).toEqual([true, true]);
    scene.test.clock.advance(6 * 86_400_000);
    const later = await scene.again(ana);
    expect(await pauses(later.token)).toEqual([true, false]);
    scene.test.clock.advance(86_400_000);
    const last = await scene.again(ana);
    expect((await upload(scene.test, last, { bytes })).problem.code).toBe('picture_refused');
    expect(await pauses(last.token)).toEqual([true, false, false]);
    for (let more = 0; more < 30; more += 1) await upload(scene.test, last, { bytes });
    mod = await scene.again(mod);
    const { evidence } = await opened((await scene.caseOf('person', personSubject(ana).id))?.id ?? '');
    expect(evidence.map(({ lineCount }) => lineCount)).toEqual([EVIDENCE_LINES_MAX]);
  });

  it('A picture on a grave list pauses its sender again after a failed appeal', async () => {
    await listed();
    const ana = await scene.member();
    await upload(scene.test, ana, { bytes });
    const id = (await scene.caseOf('person', personSubject(ana).id))?.id ?? '';
    const params = { id: (await scene.decisions(ana.token))[0]?.id ?? '' };
    await call(scene.test.app, appealDecision, { token: ana.token, params, body: { text: 'It was a mistake.' } });
    const body = { version: await scene.caseVersion(id), outcome: 'upheld', answer: 'It was none.' } as const;
    expect((await call(scene.test.app, answerAppeal, { token: mod.token, params: { id }, body })).status).toBe(200);
    await upload(scene.test, ana, { bytes });
    expect(await scene.decisions(ana.token)).toMatchObject([frozen, frozen]);
  });

  it('A picture of a grave list keeps a case open whose appeal is answered meanwhile', async () => {
    await listed();
    const ana = await scene.member();
    await upload(scene.test, ana, { bytes });
    const id = (await scene.caseOf('person', personSubject(ana).id))?.id ?? '';
    await scene.decide(mod, id, { action: 'warn' });
    const params = { id: (await scene.decisions(ana.token))[0]?.id ?? '' };
    await call(scene.test.app, appealDecision, { token: ana.token, params, body: { text: 'It was a mistake.' } });
    await upload(scene.test, ana, { bytes });
    const answered = await call(scene.test.app, answerAppeal, {
      token: mod.token,
      params: { id },
      body: { version: await scene.caseVersion(id), outcome: 'upheld', answer: 'It was none.' },
    });
    expect([answered.body.state, Date.parse(answered.body.dueAt)]).toEqual([
      'open',
      scene.test.clock.now().getTime() + 3_600_000,
    ]);
  });
});
