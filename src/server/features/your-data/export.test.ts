import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HIDDEN_MESSAGE } from '#contract/chat.ts';
import { askForExport, downloadExport, getExport, linkToExport } from '#contract/your-data.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, proveSelf, type TestMember } from '#test/factories.ts';
import { MARK, markedPerson } from '#test/marked-person.ts';
import { unzipped } from '#test/unzipped.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-export-'));
  test = await startTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const stored = (): Promise<string[]> => readdir(join(folder, 'exports'));

/** Asks for an export, runs its job, and returns its link. */
async function linkOf({ token }: TestMember): Promise<string> {
  await proveSelf(test, { token });
  expect((await call(test.app, askForExport, { token })).body.state).toBe('waiting');
  await test.deps.jobs.drain();
  expect((await call(test.app, getExport, { token })).body).toMatchObject({ state: 'ready', progress: 100 });
  return (await call(test.app, linkToExport, { token })).body.path;
}

/** Hides a line as a moderator's decision does. */
async function hideLine(roomId: string, content: string): Promise<void> {
  const { db, clock, newId } = test.deps;
  const { rows } = await sql<{ seq: number }>`SELECT seq FROM room_event
    WHERE room_id = ${roomId} AND payload ->> 'content' = ${content}`.execute(db);
  const hiding = { roomId, seq: rows[0]?.seq ?? 0, isHidden: true, now: clock.now(), newId };
  expect(await inTransaction(db, (trx) => setMessageHidden(trx, hiding))).toBe(true);
}

it('The page of an export is in the language of its person', async () => {
  const person = await newMember(test);
  await sql`UPDATE account SET language = 'es' WHERE id = ${person.id}`.execute(test.deps.db);
  const page = unzipped((await test.app.inject({ url: await linkOf(person) })).rawPayload).get('index.html') ?? '';
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('Tus datos en wildin');
  expect(page.replaceAll(/<style>[^<]*/g, '')).not.toMatch(/\b(?:the|your|you|and)\b/i);
});

it('An export has all that the register says, and nothing private of others', async () => {
  const { person, friend, roomId } = await markedPerson(test);
  await hideLine(roomId, 'an answer');
  const answer = await test.app.inject({ url: await linkOf(person) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('attachment');
  const files = unzipped(answer.rawPayload);
  for (const [name, text] of files)
    if (name.endsWith('.json')) expect(Array.isArray(JSON.parse(text)), name).toBe(true);
  expect(files.get('index.html')).toContain('Your wildin data');
  expect(files.get('data/account.json')).toContain(`${MARK} lives here`);
  expect(files.get('data/post.json')).toContain(MARK);
  expect(files.get('data/companion-note.json')).toContain(MARK);
  expect(files.get('conversations.json')).toContain(`${MARK} hello`);
  expect(files.get('conversations.json')).toContain(HIDDEN_MESSAGE);
  const picture = [...files].find(([name]) => /^pictures\/[0-9a-f-]{36}\.webp$/.test(name));
  expect(picture?.[1].startsWith('RIFF')).toBe(true);
  expect(files.get('data/upload.json')).toContain(picture?.[0].slice(9, 45) ?? 'no picture');
  expect([...files.keys()].filter((name) => /^voices\/[0-9a-f-]{36}\.webm$/.test(name))).toHaveLength(1);
  const all = [...files.values()].join('\n');
  for (const secret of ['an answer', friend.user.email ?? '', 'password', '$argon2', 'https://push.example'])
    expect(all).not.toContain(secret);
  expect(files.get('data/outing.json')).toContain(MARK);
  // The friend is whom they met: no word of the outing is in that export.
  const theirs = unzipped((await test.app.inject({ url: await linkOf(friend) })).rawPayload);
  expect(JSON.parse(theirs.get('data/outing.json') ?? '[]')).toEqual([]);
  expect([...theirs.values()].join('\n')).not.toContain(`${MARK}@example.com`);
});

it('An export lies in a file of the server alone, and its link works once', async () => {
  const link = await linkOf(await newMember(test));
  const [name = ''] = await stored();
  expect((await stat(join(folder, 'exports', name))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(folder, 'exports', name))).subarray(0, 2).toString()).toBe('PK');
  expect((await test.app.inject({ url: link })).statusCode).toBe(200);
  expect((await test.app.inject({ url: link })).statusCode).toBe(404);
  await expect.poll(stored).toEqual([]);
});

it('A HEAD request on an export link does not use it up', async () => {
  const link = await linkOf(await newMember(test));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const at = `http://127.0.0.1:${port}${link}`;
  expect((await fetch(at, { method: 'HEAD' })).status).toBe(404);
  expect(await stored()).toHaveLength(1);
  const taken = await fetch(at);
  expect(taken.status).toBe(200);
  expect(
    Buffer.from(await taken.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect.poll(stored).toEqual([]);
});

it('An export ends after 24 hours, its link and its file with it', async () => {
  const member = await newMember(test);
  const link = await linkOf(member);
  test.clock.advance(86_400_000);
  expect((await test.app.inject({ url: link })).statusCode).toBe(404);
  await test.deps.retention.enforce();
  expect(await stored()).toEqual([]);
});

it('A stolen session cannot get an export and a guessed link finds nothing', async () => {
  const { token } = await newMember(test);
  for (const { problem } of [
    await call(test.app, askForExport, { token }),
    await call(test.app, linkToExport, { token }),
  ])
    expect(problem.code).toBe('reauthentication_required');
  const guess = await call(test.app, downloadExport, { params: { token: 'x'.repeat(43) } });
  expect(guess.status).toBe(404);
});
