import { afterAll, beforeAll, expect, it } from 'vitest';
import { entering, leaving } from './accounts.rows.ts';
import { Life, type Later, type Row } from './life.ts';
import { startRawServer, statusOf } from '#test/raw-server.ts';
import { gathering, matching } from './matching-and-groups.rows.ts';
import { posting, profiling } from './posts-and-people.rows.ts';
import { chatting, quizzing } from './quiz-and-chats.rows.ts';

let life: Life;
beforeAll(async () => {
  life = await Life.begin();
});
afterAll(() => life.close());

/** Makes the calls in their order, and returns what came otherwise. */
async function faultsIn(rows: readonly Later[]): Promise<string[]> {
  const faults: string[] = [];
  for (const later of rows) {
    const row = typeof later === 'function' ? await later(life) : later;
    const { status, body } = await life.send(row);
    const fault = faultOf(row, status, body);
    if (fault === undefined) row.keep?.(body as never, life);
    else faults.push(`${row.call}: ${fault}`);
  }
  return faults;
}

function faultOf({ answer, status: wanted = 200 }: Row, status: number, body: unknown): string | undefined {
  if (status !== wanted) return `${status} ${JSON.stringify(body).slice(0, 300)}`;
  const read = answer?.safeParse(body);
  return read?.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

it.each([
  ['enters', entering],
  ['takes the quiz', quizzing],
  ['matches', matching],
  ['chats', chatting],
  ['posts', posting],
  ['shows themself', profiling],
  ['joins groups', gathering],
  ['leaves', leaving],
])('A person %s by the first clients’ calls', async (_what, rows) => {
  expect(await faultsIn(rows)).toEqual([]);
});

it('The first clients’ link to sign out opens a page, which alone ends the session', async () => {
  const server = await startRawServer();
  const answer = await server.send('GET /api/logout');
  await server.close();
  expect([statusOf(answer), /^location: (.*)\r$/im.exec(answer)?.[1]]).toEqual([302, '/logout']);
});
