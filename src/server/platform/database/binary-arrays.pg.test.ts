import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from 'pg';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { binaryArray, type ElementType } from './binary-arrays.ts';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const id = fc.maxSafeInteger();
const text = fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\0', ''));

it('PostgreSQL reads an array sent in binary as the same array sent as text', async () => {
  const given = fc.record({
    uuid: fc.array(fc.option(fc.uuid())),
    int8: fc.array(fc.option(id)),
    text: fc.array(fc.option(text)),
  });
  await fc.assert(
    fc.asyncProperty(given, async (arrays) => {
      for (const type of ['uuid', 'int8', 'text'] as const satisfies ElementType[]) {
        const { rows } = await client.query<{ same: boolean }>(
          `SELECT $1::${type}[] IS NOT DISTINCT FROM $2::${type}[] AS same`,
          [binaryArray(type, arrays[type]), arrays[type]],
        );
        expect(rows).toEqual([{ same: true }]);
      }
    }),
  );
});

it('An invalid UUID is refused with PostgreSQL’s own error code', () => {
  for (const wrong of ['', 'x', 'g'.repeat(36), `${'0'.repeat(36)}0`, '🙂'.repeat(18), 'é'.repeat(36)]) {
    expect(() => binaryArray('uuid', [wrong])).toThrow(expect.objectContaining({ code: '22P02' }));
  }
});
