import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/moderation.ts';
import { listReports } from '#contract/moderation.reports.ts';
import type { Route } from '#contract/route.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import { messagesTo } from '#test/messages.ts';
import { pictureOf } from '#test/photo.ts';
import { uploadImage } from '#test/pictures.ts';
import { messageSubject, personSubject } from '#test/report-scene.ts';
import { declaredRoutes } from '#test/routes.ts';

const scene = new DeskScene();
let mod: TestMember;
beforeAll(async () => {
  await scene.open();
  mod = await scene.moderator();
});
afterAll(scene.close);

const list = (token: string, tab: 'all' | 'mine' | 'appeals' = 'all') =>
  call(scene.test.app, contract.listCases, { token, query: { tab } });

describe('the door of the desk', () => {
  it('The desk’s routes are not found for anyone but a working moderator', async () => {
    const desk = (await declaredRoutes())
      .map(({ route }) => route)
      .filter(({ path }) => path.startsWith('/api/moderation/'));
    expect(desk.length).toBeGreaterThan(8);
    const [member, former, gone] = [await scene.member(), await scene.moderator(), await scene.moderator()];
    await scene.noModerator(former);
    const { db, clock } = scene.test.deps;
    await db.updateTable('account').set({ suspended_at: clock.now() }).where('id', '=', gone.id).execute();
    const status = async (route: Route, token: string): Promise<number> =>
      (await call(scene.test.app, route, { token, ...(route.method !== 'GET' && { body: { wrong: 1 } }) })).status;
    for (const route of desk) {
      for (const { token } of [member, former, gone]) {
        expect([route.path, await status(route, token)]).toEqual([route.path, 404]);
      }
    }
  });

  it('A moderator must prove their identity again after ten minutes', async () => {
    const one = await scene.moderator();
    expect((await list(one.token)).status).toBe(200);
    scene.test.clock.advance(10 * 60_000);
    expect((await list(one.token)).problem.code).toBe('reauthentication_required');
    expect((await call(scene.test.app, contract.deskStanding, { token: one.token })).status).toBe(200);
    await scene.prove(one);
    expect((await list(one.token)).status).toBe(200);
    await scene.prove(mod);
  });
});

describe('the queue', () => {
  it('Cases are sorted by class, then score, then age', async () => {
    const [ana, ben] = [await scene.person(), await scene.person({ days: 400, agreed: 20 })];
    const rest = await scene.reported(ana, personSubject(await scene.person()), 'other');
    const heavy = await scene.reported(ben, personSubject(await scene.person()), 'other');
    const scam = await scene.reported(ana, personSubject(await scene.person()), 'scam');
    const minor = await scene.reported(ana, personSubject(await scene.person()), 'minor');
    const { body } = await list(mod.token);
    expect(body.cases.map(({ id }) => id)).toEqual([minor, scam, heavy, rest]);
    expect(body).toMatchObject({ open: 4, late: 0, appeals: 0, closedToday: 0 });
    const [first] = body.cases;
    expect([first?.class, first?.summary, first?.reports]).toEqual(['minor', '1 report', 1]);
    const waits = new Date(first?.dueAt ?? '').getTime() - new Date(first?.openedAt ?? '').getTime();
    expect(waits).toBe(3_600_000);
    scene.test.clock.advance(3_600_001);
    mod = await scene.again(mod);
    const params = { id: scam };
    await call(scene.test.app, contract.takeCase, { token: mod.token, params, body: { isMine: true } });
    const mine = await list(mod.token, 'mine');
    expect([mine.body.cases.map(({ id }) => id), mine.body.late]).toEqual([[scam], 1]);
    await call(scene.test.app, contract.takeCase, { token: mod.token, params, body: { isMine: false } });
    expect((await list(mod.token, 'mine')).body.cases).toEqual([]);
    await scene.decide(mod, scam, { action: 'dismiss' });
    expect((await list(mod.token)).body).toMatchObject({ open: 3, closedToday: 1 });
  });
});

describe('a flood', () => {
  it('Many cases of one class leave room for those of the others', async () => {
    const { db, newId, clock } = scene.test.deps;
    const rest = await scene.reported(await scene.person(), personSubject(await scene.person()), 'other');
    const at = clock.now();
    const many = Array.from({ length: 250 }, () => ({
      id: newId(),
      subject_kind: 'post' as const,
      subject_id: newId(),
    }));
    const waiting = { author_id: null, class: 'minor', state: 'open', score: 9, opened_at: at, due_at: at } as const;
    await db
      .insertInto('moderation_case')
      .values(many.map((one) => ({ ...one, ...waiting })))
      .execute();
    const { body } = await list(mod.token);
    expect(body.cases.map(({ id }) => id)).toContain(rest);
    const shown = body.cases.filter((one) => one.class === 'minor').length;
    expect([shown, body.cases.length > shown, body.open > 250]).toEqual([100, true, true]);
    expect(body.cases.findIndex((one) => one.class !== 'minor')).toBe(shown);
    const ids = many.map(({ id }) => id);
    await db.deleteFrom('moderation_case').where('id', 'in', ids).execute();
  });

  it('A moderator sees the newest twenty of many reports and their total', async () => {
    const ben = await scene.person();
    const id = await scene.reported(await scene.person(), personSubject(ben));
    const { db, newId, clock } = scene.test.deps;
    const report = {
      case_id: id,
      round: 1,
      category: 'hate' as const,
      evidence: '[]',
      weight: 0,
      created_at: clock.now(),
    };
    const more = Array.from({ length: 24 }, (_, n) => ({ ...report, id: newId(), reporter_id: -n, note: `${n}` }));
    await db.insertInto('moderation_report').values(more).execute();
    const whole = await scene.see(mod, id);
    expect(whole.evidence.map(({ note }) => note)).toEqual(more.slice(4).map(({ note }) => note));
    expect(whole.reports).toBe(25);
    await scene.decide(mod, id, { action: 'dismiss', policy: 'none' });
  });
});

describe('a case', () => {
  it('Private evidence shows only to the moderator who opened it and is logged', async () => {
    const [ana, ben] = [await scene.person(), await scene.person({ name: 'Ben' })];
    const roomId = await scene.room(ben, ana);
    const message = await scene.say(ben, roomId, 'Tell me where you live');
    const id = await scene.reported(ana, messageSubject(roomId, message));
    const [closed] = (await scene.see(mod, id)).evidence;
    expect([closed?.lines, closed?.lineCount]).toEqual([null, 1]);
    const params = { id, reportId: closed?.reportId ?? '' };
    const opened = await call(scene.test.app, contract.openEvidence, { token: mod.token, params });
    expect(opened.body.evidence[0]?.lines?.map(({ text, author }) => `${author}: ${text}`)).toEqual([
      'Ben: Tell me where you live',
    ]);
    expect(opened.body.history.at(-1)).toMatchObject({ text: 'Private lines opened', by: `@${mod.user.handle}` });
    expect((await scene.see(await scene.moderator(), id)).evidence[0]?.lines).toBeNull();
    const elsewhere = await call(scene.test.app, contract.openEvidence, {
      token: mod.token,
      params: { id, reportId: id },
    });
    expect(elsewhere.status).toBe(404);
  });

  it('A note stays at the desk and letters reach the reporter or the person', async () => {
    const [ana, ben] = [await scene.member(), await scene.member()];
    const id = await scene.reported(ana, personSubject(ben));
    const write = (side: string, text: string) =>
      call(scene.test.app, contract.writeToCase, { token: mod.token, params: { id }, body: { side, text } });
    await write('note', 'I know this pattern');
    await write('reporter', 'Thank you, we look into it');
    const { body } = await write('subject', 'Please tell us your side');
    expect(body.talk.map(({ side, text }) => `${side}: ${text}`)).toEqual([
      'note: I know this pattern',
      'reporter: Thank you, we look into it',
      'subject: Please tell us your side',
    ]);
    const [mail] = await messagesTo(scene.test, ben.user.email ?? '');
    expect([mail?.subject, mail?.text]).toEqual([
      'A word from a moderator',
      expect.stringContaining('Please tell us your side'),
    ]);
    const own = await call(scene.test.app, listReports, { token: ana.token });
    expect(own.body.reports[0]?.answers.map(({ text }) => text)).toEqual(['Thank you, we look into it']);
  });

  it('Nobody is named to a moderator who only reported', async () => {
    const [ana, ben] = [await scene.member(), await scene.member()];
    const id = await scene.reported(ana, personSubject(ben));
    const whole = await scene.see(mod, id);
    expect(whole.person).toMatchObject({ id: ben.id, handle: ben.user.handle, memberDays: 0 });
    expect(whole.history[0]).toMatchObject({ text: 'Reported, and the case opened', by: 'a member' });
    expect(JSON.stringify(whole)).not.toContain(ana.user.handle);
  });
});

it('A moderator reads the desk in the language of their pages', async () => {
  const [ana, ben, kit] = [await scene.member(), await scene.member(), await scene.moderator()];
  const bens = await scene.member();
  await uploadImage(scene.test, bens, { bytes: await pictureOf(3), as: 'avatar' });
  const other = await scene.reported(ana, personSubject(bens));
  await scene.decide(kit, other, { action: 'no_writing', days: 7 });
  const id = await scene.reported(ben, personSubject(bens), 'other');
  const whole = await scene.see(kit, id, 'es');
  expect(whole.summary).toBe('2 denuncias, se abrió de nuevo');
  expect(whole.reasons).toEqual(['Lo denunció 1 persona.']);
  expect(whole.history.map(({ text, by }) => `${text}: ${by}`)).toEqual([
    'Hubo una denuncia, y se abrió el caso: un miembro',
    `No puede escribir por 7 días. 3.2 Cuando alguien dice basta, es basta.: @${kit.user.handle}`,
    'Hubo una denuncia después de cerrarse, y se abrió de nuevo: un miembro',
  ]);
  const lines = whole.evidence.flatMap((one) => one.lines ?? []);
  expect(lines.filter(({ key }) => key === 'avatar').map(({ text }) => text)).toContain('Foto de perfil');
  const kept = (await scene.see(kit, id)).evidence.flatMap((one) => one.lines ?? []);
  expect(kept.map(({ text }) => text)).toContain('Profile photo');
});

describe('the record', () => {
  it('The database refuses to change, remove or empty the events of a case', async () => {
    const id = await scene.reported(await scene.person(), personSubject(await scene.person()));
    const { db } = scene.test.deps;
    for (const statement of [
      sql`UPDATE moderation_event SET kind = 'other' WHERE case_id = ${id}`,
      sql`DELETE FROM moderation_event WHERE case_id = ${id}`,
      sql`TRUNCATE moderation_event`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('never changed or removed');
    }
    const { rows } = await sql`SELECT FROM moderation_event WHERE case_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
  });
});
