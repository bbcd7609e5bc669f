import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReports, previewReport } from '#contract/moderation.reports.ts';
import type { EvidenceLine, Subject } from '#contract/moderation.subjects.ts';
import { deletePost, editPost } from '#contract/posts.ts';
import { askWyn } from '#contract/wyn.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { messageSubject, personSubject, ReportScene } from '#test/report-scene.ts';

const scene = new ReportScene();
beforeAll(scene.open);
afterAll(scene.close);

const preview = (person: Person, subject: Subject) =>
  call(scene.test.app, previewReport, { token: person.token, body: { subject } });
const evidenceOf = async (reportId: string): Promise<EvidenceLine[]> => {
  const { rows } = await sql<{ evidence: EvidenceLine[] }>`SELECT evidence FROM moderation_report WHERE id = ${reportId}
  `.execute(scene.test.deps.db);
  return rows[0]?.evidence ?? [];
};
async function post(author: Person, content: string, visibility = 'public'): Promise<string> {
  const { db, clock, newId } = scene.test.deps;
  const id = newId();
  await sql`INSERT INTO post (id, user_id, content, visibility, created_at)
    VALUES (${id}, ${author.id}, ${content}, ${visibility}, ${clock.now()})`.execute(db);
  return id;
}

describe('what can be reported', () => {
  it('A reported message carries up to 25 lines exactly as its preview shows them', async () => {
    const [ana, ben] = [await scene.person({ name: 'Ana' }), await scene.person({ name: 'Ben' })];
    const roomId = await scene.room(ana, ben);
    for (let n = 1; n <= 40; n += 1) await scene.say(n % 2 === 0 ? ana : ben, roomId, `line ${n}`);
    const subject = { kind: 'message', id: `${roomId}:21` } as const;
    const shown = (await preview(ana, subject)).body;
    expect(shown.author).toEqual({ id: ben.id, name: 'Ben', isSeedUser: false, isBlocked: false });
    expect(shown.lines.map(({ text }) => text)).toEqual(Array.from({ length: 25 }, (_, at) => `line ${at + 9}`));
    expect(shown.lines.filter(({ isSubject }) => isSubject).map(({ text }) => text)).toEqual(['line 21']);
    expect(shown.lines[0]).toMatchObject({ author: 'Ben', isReporter: false });
    expect(shown.lines[1]).toMatchObject({ author: 'Ana', isReporter: true });
    const { status, body } = await scene.report(ana, subject);
    expect(status).toBe(200);
    expect(await evidenceOf(body.id)).toEqual(shown.lines);
  });

  it('Evidence holds nothing that the reporter cannot see', async () => {
    const [ana, ben] = [await scene.person(), await scene.person()];
    const roomId = await scene.room(ana, ben);
    for (let n = 1; n <= 5; n += 1) await scene.say(ben, roomId, `line ${n}`);
    await sql`UPDATE room_member SET cleared_seq = 3 WHERE room_id = ${roomId} AND user_id = ${ana.id}`.execute(
      scene.test.deps.db,
    );
    const shown = await preview(ana, { kind: 'message', id: `${roomId}:5` });
    expect(shown.body.lines.map(({ text }) => text)).toEqual(['line 4', 'line 5']);
    expect((await preview(ana, { kind: 'message', id: `${roomId}:2` })).status).toBe(404);
  });

  it('A person, a room and a post can be reported with their texts', async () => {
    const [ana, ben] = [await scene.person(), await scene.person({ name: 'Ben' })];
    await sql`UPDATE account SET bio = 'About me' WHERE id = ${ben.id}`.execute(scene.test.deps.db);
    const person = (await preview(ana, personSubject(ben))).body;
    expect(person.author?.id).toBe(ben.id);
    expect(person.lines.map(({ text }) => text)).toEqual(['Ben', `@p_${ben.id}`, 'About me']);
    const roomId = await scene.room(ana, ben);
    await scene.say(ben, roomId, 'Hello');
    const room = (await preview(ana, { kind: 'room', id: roomId })).body;
    expect(room.author?.id).toBe(ben.id);
    expect(room.lines.map(({ text }) => text)).toEqual(['Ben', 'Hello']);
    const id = await post(ben, 'A post');
    const shown = (await preview(ana, { kind: 'post', id })).body;
    expect([shown.author?.id, shown.lines.map(({ text }) => text)]).toEqual([ben.id, ['A post']]);
    for (const [subject, name] of [
      [personSubject(ben), String(ben.id)],
      [{ kind: 'room', id: roomId }, `${roomId}:${ben.id}`],
      [{ kind: 'post', id }, id],
    ] as const) {
      expect((await scene.report(ana, subject)).status).toBe(200);
      expect(await scene.caseOf(subject.kind, name)).toMatchObject({ author_id: ben.id, state: 'open' });
    }
  });

  it('A post’s earlier versions are evidence until its author deletes it', async () => {
    const [ana, ben] = [await scene.person(), await scene.person({ name: 'Ben' })];
    const id = await post(ben, 'Send me your password');
    const edit = (content: string) =>
      call(scene.test.app, editPost, { token: ben.token, params: { id }, body: { content } });
    expect((await edit('Send me your plans')).status).toBe(200);
    expect((await edit('A sunny day')).status).toBe(200);
    const texts = async () => (await preview(ana, { kind: 'post', id })).body.lines.map(({ key, text }) => [key, text]);
    expect(await texts()).toEqual([
      ['text.0', 'Send me your password'],
      ['text.1', 'Send me your plans'],
      ['text', 'A sunny day'],
    ]);
    await call(scene.test.app, deletePost, { token: ben.token, params: { id } });
    const { rows } = await sql<{ earlier: string[] }>`SELECT earlier FROM post WHERE id = ${id}`.execute(
      scene.test.deps.db,
    );
    expect(rows).toEqual([{ earlier: [] }]);
  });

  it('An answer from Wyn is reportable for one day by its recipient only', async () => {
    const [ana, ben] = [await scene.person(), await scene.person()];
    const asked = await call(scene.test.app, askWyn, { token: ana.token, body: { message: 'What is an opener?' } });
    const { reportId, message } = asked.body;
    const subject: Subject = { kind: 'wyn_reply', id: reportId ?? '' };
    const shown = (await preview(ana, subject)).body;
    expect(shown.author).toBeNull();
    expect(shown.lines.map(({ text }) => text)).toEqual(['What is an opener?', message]);
    expect((await preview(ben, subject)).status).toBe(404);
    expect((await preview(ana, { kind: 'wyn_reply', id: `${subject.id.slice(0, -4)}AAAA` })).status).toBe(404);
    expect((await scene.report(ana, subject)).status).toBe(200);
    scene.test.clock.advance(86_400_001);
    const { sessions, db } = scene.test.deps;
    ana.token = (await sessions.open(db, ana.id, { deviceId: 'same', deviceName: 'test' })).accessToken;
    expect((await preview(ana, subject)).status).toBe(404);
    const visitor = await call(scene.test.app, askWyn, { body: { message: 'Hello' } });
    expect(visitor.body.reportId).toBeNull();
  });

  it('A report of invisible content is not found and a self-report is refused', async () => {
    const [ana, ben, eve] = [await scene.person(), await scene.person(), await scene.person()];
    const roomId = await scene.room(ana, ben);
    const hers = await scene.say(ana, roomId, 'mine');
    const secret = await post(ben, 'Only mine', 'private');
    const unseen: Subject[] = [
      messageSubject(roomId, hers),
      { kind: 'room', id: roomId },
      { kind: 'post', id: secret },
      { kind: 'person', id: '999999999999' },
      { kind: 'person', id: 'x' },
      { kind: 'message', id: `${roomId}:0` },
      { kind: 'message', id: `${roomId}:99` },
      { kind: 'wyn_reply', id: 'x' },
      { kind: 'companion_reply', id: 'x:1' },
      { kind: 'post', id: "' OR 1=1 --" },
    ];
    for (const subject of unseen) {
      expect((await preview(eve, subject)).status, subject.id).toBe(404);
      expect((await scene.report(eve, subject)).status, subject.id).toBe(404);
      expect(await scene.caseOf(subject.kind, subject.id)).toBeUndefined();
    }
    for (const subject of [messageSubject(roomId, hers), personSubject(ana)]) {
      expect((await scene.report(ana, subject)).status).toBe(400);
    }
  });
});

describe('the case', () => {
  it('Two people reporting their shared room open separate cases against each other', async () => {
    const [ana, ben] = [await scene.person(), await scene.person()];
    const roomId = await scene.room(ana, ben);
    const reports = [];
    for (const one of [ana, ben]) reports.push((await scene.report(one, { kind: 'room', id: roomId })).body.id);
    const { rows } = await sql<{ author_id: number; reporter_id: number }>`
      SELECT one.author_id, report.reporter_id FROM moderation_report report
      JOIN moderation_case one ON one.id = report.case_id
      WHERE report.id = ANY(${reports}::uuid[]) ORDER BY report.reporter_id`.execute(scene.test.deps.db);
    expect(rows).toEqual([
      { author_id: ben.id, reporter_id: ana.id },
      { author_id: ana.id, reporter_id: ben.id },
    ]);
  });

  it('A thing has one case, however its name is written', async () => {
    const [ana, ben, cleo] = [await scene.person(), await scene.person(), await scene.person()];
    const [id, roomId] = [await post(cleo, 'A post'), await scene.room(ana, cleo)];
    for (const name of [id.toUpperCase(), id]) {
      for (const one of [ana, ben]) {
        expect((await scene.report(one, { kind: 'post', id: name })).status).toBe(200);
      }
    }
    for (const name of [roomId.toUpperCase(), roomId]) {
      expect((await scene.report(ana, { kind: 'room', id: name })).status).toBe(200);
    }
    const { rows } = await sql<{ kind: string; reports: number }>`
      SELECT subject_kind AS kind, count(report.id)::int AS reports FROM moderation_case one
      JOIN moderation_report report ON report.case_id = one.id
      WHERE one.author_id = ${cleo.id} GROUP BY one.id, one.subject_kind ORDER BY one.subject_kind`.execute(
      scene.test.deps.db,
    );
    expect(rows).toEqual([
      { kind: 'post', reports: 2 },
      { kind: 'room', reports: 1 },
    ]);
  });

  it('A second person’s report raises the case’s score and a repeat changes nothing', async () => {
    const [ana, ben, cleo] = [await scene.person(), await scene.person(), await scene.person()];
    const first = await scene.report(ana, personSubject(cleo));
    const one = await scene.caseOf('person', String(cleo.id));
    const again = await scene.report(ana, personSubject(cleo), { category: 'threat', note: 'again' });
    expect(again.body.id).toBe(first.body.id);
    expect(await scene.caseOf('person', String(cleo.id))).toEqual(one);
    await scene.report(ben, personSubject(cleo));
    const two = await scene.caseOf('person', String(cleo.id));
    expect(two).toMatchObject({ id: one?.id, class: 'rest', round: 1 });
    expect(two?.score).toBe(2 * (one?.score ?? 0));
    expect(two?.version).toBeGreaterThan(one?.version ?? 0);
  });

  it('A graver category moves the case to its class, and a milder one never back', async () => {
    const reporters = [await scene.person(), await scene.person(), await scene.person()] as const;
    const cleo = await scene.person();
    const classes = [];
    for (const [at, category] of (['scam', 'minor', 'other'] as const).entries()) {
      await scene.report(reporters[at] as Person, personSubject(cleo), { category });
      classes.push((await scene.caseOf('person', String(cleo.id)))?.class);
    }
    expect(classes).toEqual(['scam', 'minor', 'minor']);
  });

  it('A word about self-harm goes before the rest within its class', async () => {
    const [ana, cleo, dora] = [await scene.person(), await scene.person(), await scene.person()];
    await scene.report(ana, personSubject(cleo), { category: 'self_harm' });
    for (let n = 0; n < 3; n += 1) await scene.report(await scene.person(), personSubject(dora));
    const [help, rest] = [await scene.caseOf('person', String(cleo.id)), await scene.caseOf('person', String(dora.id))];
    expect([help?.class, rest?.class]).toEqual(['rest', 'rest']);
    expect(help?.score).toBeGreaterThan(rest?.score ?? 0);
  });

  it('A report of a closed case reopens it in a new round', async () => {
    const [ana, cleo] = [await scene.person(), await scene.person()];
    const first = await scene.report(ana, personSubject(cleo), { category: 'minor' });
    const closed = await scene.caseOf('person', String(cleo.id));
    await scene.closeCase(closed?.id ?? '');
    const second = await scene.report(ana, personSubject(cleo), { category: 'scam' });
    expect(second.body.id).not.toBe(first.body.id);
    const opened = await scene.caseOf('person', String(cleo.id));
    expect(opened).toMatchObject({ id: closed?.id, state: 'open', round: 2, class: 'scam' });
  });

  it('A reporter who was wrong adds no weight when reporting the same thing again', async () => {
    const [ana, ben, cleo] = [await scene.person(), await scene.person(), await scene.person()];
    await scene.report(ana, personSubject(cleo), { category: 'minor' });
    const { id = '' } = (await scene.caseOf('person', String(cleo.id))) ?? {};
    await scene.closeCase(id, 'not_against_rules');
    await scene.report(ana, personSubject(cleo), { category: 'threat' });
    expect(await scene.caseOf('person', String(cleo.id))).toMatchObject({ class: 'rest', score: 0, round: 2 });
    await scene.report(ben, personSubject(cleo), { category: 'scam' });
    const heavier = await scene.caseOf('person', String(cleo.id));
    expect(heavier).toMatchObject({ class: 'scam', score: expect.any(Number) });
    expect(heavier?.score).toBeGreaterThan(0);
    // A report of self-harm asks for help, so it counts whatever the earlier outcome was.
    await scene.closeCase(id, 'not_against_rules');
    await scene.report(ana, personSubject(cleo), { category: 'self_harm' });
    expect((await scene.caseOf('person', String(cleo.id)))?.score).toBeGreaterThan(heavier?.score ?? 0);
  });

  it('Reports from one address or device count once', async () => {
    const [ana, ben, cleo] = [await scene.person(), await scene.person(), await scene.person()];
    await scene.report(ana, personSubject(cleo), { address: '10.1.1.1' });
    const one = await scene.caseOf('person', String(cleo.id));
    await scene.report(ben, personSubject(cleo), { address: '10.1.1.1' });
    expect((await scene.caseOf('person', String(cleo.id)))?.score).toBe(one?.score);
  });

  it('Every step of a case is an event that nobody can change', async () => {
    const [ana, cleo] = [await scene.person(), await scene.person()];
    await scene.report(ana, personSubject(cleo), { note: 'Words of mine' });
    const { id = '' } = (await scene.caseOf('person', String(cleo.id))) ?? {};
    const { db } = scene.test.deps;
    const { rows } = await sql<{ kind: string; actor_id: number; detail: object }>`
      SELECT kind, actor_id, detail FROM moderation_event WHERE case_id = ${id}`.execute(db);
    expect(rows).toEqual([
      { kind: 'opened', actor_id: ana.id, detail: { category: 'harassment', weight: expect.any(Number), round: 1 } },
    ]);
    await expect(sql`UPDATE moderation_event SET kind = 'x' WHERE case_id = ${id}`.execute(db)).rejects.toThrow(
      /never/,
    );
    await expect(sql`DELETE FROM moderation_event WHERE case_id = ${id}`.execute(db)).rejects.toThrow(/never/);
  });
});

describe('the caller’s reports', () => {
  it('A person lists their own reports with outcomes and answers, newest first', async () => {
    const [ana, ben, cleo] = [await scene.person(), await scene.person(), await scene.person()];
    const first = await scene.report(ana, personSubject(ben), { note: '  First  ' });
    scene.test.clock.advance(1000);
    const second = await scene.report(ana, personSubject(cleo), { category: 'fake' });
    await scene.report(ben, personSubject(cleo));
    const { db, newId, clock } = scene.test.deps;
    const { id = '' } = (await scene.caseOf('person', String(cleo.id))) ?? {};
    const talk = {
      case_id: id,
      id: newId(),
      side: 'reporter',
      author_id: 1,
      content: 'Thank you',
      created_at: clock.now(),
    };
    await db
      .insertInto('moderation_talk')
      .values(talk as never)
      .execute();
    const list = await call(scene.test.app, listReports, { token: ana.token });
    expect(list.body.hasMore).toBe(false);
    expect(list.body.reports).toMatchObject([
      { id: second.body.id, kind: 'person', category: 'fake', outcome: 'waiting', answers: [{ text: 'Thank you' }] },
      { id: first.body.id, note: 'First', decidedAt: null, answers: [] },
    ]);
    const before = list.body.reports[0]?.createdAt ?? '';
    const older = await call(scene.test.app, listReports, { token: ana.token, query: { before } });
    expect(older.body.reports.map((one) => one.id)).toEqual([first.body.id]);
  });

  it('A report can block its author as well, and the preview then says so', async () => {
    const [ana, ben] = [await scene.person(), await scene.person()];
    const roomId = await scene.room(ana, ben);
    const message = await scene.say(ben, roomId, 'Something');
    const subject = messageSubject(roomId, message);
    expect((await preview(ana, subject)).body.author?.isBlocked).toBe(false);
    const { body } = await scene.report(ana, subject, { alsoBlock: true });
    expect(body.isBlocked).toBe(true);
    expect((await preview(ana, subject)).body.author?.isBlocked).toBe(true);
    expect((await preview(ben, personSubject(ana))).status).toBe(404);
  });

  it('A repeat with the same key reports once and gets the same answer', async () => {
    const [ana, cleo] = [await scene.person(), await scene.person()];
    const headers = { authorization: `Bearer ${ana.token}`, 'idempotency-key': 'one-and-the-same-key' };
    const payload = { subject: personSubject(cleo), category: 'fake' };
    const send = () => scene.test.app.inject({ method: 'POST', url: '/api/reports', headers, payload });
    const one = await send();
    // Without the key, the repeated request would open a new round.
    await scene.closeCase((await scene.caseOf('person', String(cleo.id)))?.id ?? '');
    const two = await send();
    expect([one.statusCode, two.json()]).toEqual([200, one.json()]);
    expect(await scene.caseOf('person', String(cleo.id))).toMatchObject({ state: 'closed', round: 1 });
    const { body } = await call(scene.test.app, listReports, { token: ana.token });
    expect(body.reports).toHaveLength(1);
  });
});
