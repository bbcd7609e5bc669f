import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personSubject, ReportScene } from '#test/report-scene.ts';

const scene = new ReportScene();
beforeAll(scene.open);
afterAll(scene.close);

it('Reports of one thing at the same moment make one case that counts them all', async () => {
  const cleo = await scene.person();
  const people = await Promise.all(Array.from({ length: 8 }, () => scene.person()));
  // Each report is sent twice, like a double click.
  const answers = await Promise.all([...people, ...people].map((one) => scene.report(one, personSubject(cleo))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(people.length);
  const { rows } = await sql<{ cases: number; reports: number; weight: number; score: number }>`
    SELECT count(DISTINCT one.id)::int AS cases, count(*)::int AS reports, sum(report.weight) AS weight, max(one.score) AS score
    FROM moderation_case one JOIN moderation_report report ON report.case_id = one.id
    WHERE one.subject_id = ${String(cleo.id)}`.execute(scene.test.deps.db);
  expect(rows[0]).toMatchObject({ cases: 1, reports: people.length });
  expect(rows[0]?.score).toBe(rows[0]?.weight);
});

const ROUNDS = 20;

it('A report racing its post’s deletion has full evidence or is not found', async () => {
  const { db, newId, clock } = scene.test.deps;
  const [ana, ben] = [await scene.person(), await scene.person()];
  const found: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const id = newId();
    await sql`INSERT INTO post (id, user_id, content, visibility, created_at) VALUES (${id}, ${ben.id}, 'Words', 'public', ${clock.now()})`.execute(
      db,
    );
    const reporting = scene.report(ana, { kind: 'post', id });
    // The deletion starts later in every round, so either may come first. In the last round, the report comes first.
    const deleting = async (): Promise<void> => {
      if (n === ROUNDS - 1) await reporting;
      for (let step = 0; step < n * 4; step += 1) await new Promise(setImmediate);
      await sql`DELETE FROM post WHERE id = ${id}`.execute(db);
    };
    const [answer] = await Promise.all([reporting, deleting()]);
    found.push(answer.status);
    const { rows } = await sql<{ text: string }>`
      SELECT report.evidence -> 0 ->> 'text' AS text FROM moderation_case one
      LEFT JOIN moderation_report report ON report.case_id = one.id
      WHERE one.subject_kind = 'post' AND one.subject_id = ${id}`.execute(db);
    expect(rows).toEqual(answer.status === 200 ? [{ text: 'Words' }] : []);
  }
  expect(found.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(found).toContain(200);
});
