import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questions } from '#content/questions.ts';
import { answerQuiz, completeQuiz, HISTORY_MAX, startQuiz } from '#contract/quiz.ts';
import { call, startTestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { loadSecrets } from '#server/platform/secrets/secrets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-readiness-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('A server whose disk is nearly full is alive and not ready', async () => {
  const roomy = await startTestApp({ DATA_DIR: folder });
  const ready = await roomy.app.inject('/readyz');
  // Without an encoder the safety check works with phrases only, so the answer shows operators the state of the check.
  expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true, safety: roomy.deps.safety.state() }]);
  await roomy.close();
  const full = await startTestApp({ DATA_DIR: folder, LEAST_FREE_MB: '1000000000000' });
  const { statusCode, body } = await full.app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([503, { ok: false, reason: 'disk' }]);
  expect((await full.app.inject('/healthz')).statusCode).toBe(200);
  await full.close();
});

it('A server whose database takes no writes is not ready', async () => {
  const server = await startTestApp({ DATA_DIR: folder });
  const { db } = server.deps;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT set_config('default_transaction_read_only', 'on', false)`.execute(trx);
  });
  const statuses: number[] = [];
  // In a pool, the setting applies to one connection only, so several requests are needed.
  for (let n = 0; n < 3; n += 1) statuses.push((await server.app.inject('/readyz')).statusCode);
  expect(statuses).toContain(503);
  await server.close();
});

it.each([
  ['secrets.json', ''],
  ['secrets.json', '{"authSecret":"short","metricsToken":"a token of a damaged file"}'],
  ['vapid.json', '{"publicKey":'],
])('A damaged %s is named at the start, without what it holds', async (name, text) => {
  const own = await mkdtemp(join(folder, 'secrets-'));
  await writeFile(join(own, name), text);
  const load = loadSecrets(own, { authSecret: undefined, metricsToken: undefined, vapid: undefined });
  const words = await load.then(() => '', String);
  expect(words).toContain(join(own, name));
  expect(words).not.toContain('damaged file');
});

it('The newest finished quiz runs are kept, as many as the history shows', async () => {
  const server = await startTestApp();
  const { db } = server.deps;
  const { id: userId, token } = await newMember(server);
  await sql`INSERT INTO quiz_session (user_id, id, wild_map_id, quiz_version, created_at, completed_at, mbti_type,
      energy, perception, judgement, lifestyle, results)
    SELECT ${userId}, gen_random_uuid(), 'wildmap_1', 1, at, at, 'ENFP', 0.5, 0.5, 0.5, 0.5, '[]'
    FROM generate_series('2025-01-01'::timestamptz, '2025-03-01', '1 day') AS at`.execute(db);
  const { id } = (await call(server.app, startQuiz, { token, body: { wildMapId: 'wildmap_2' } })).body;
  for (const { id: questionId, choices } of questions) {
    const body = { sessionId: id, questionId, answerChoiceId: choices[0]?.id };
    await call(server.app, answerQuiz, { token, body });
  }
  expect((await call(server.app, completeQuiz, { token, params: { id } })).status).toBe(200);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM quiz_session WHERE user_id = ${userId} ORDER BY completed_at DESC`.execute(db);
  expect(rows).toHaveLength(HISTORY_MAX);
  expect(rows[0]?.id).toBe(id);
  await server.close();
});
