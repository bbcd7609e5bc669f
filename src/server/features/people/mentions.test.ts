import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mentionsOf } from '#contract/posts.mentions.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { isNaming } from './mentions.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function namingIn(texts: readonly string[], handle: string): Promise<boolean[]> {
  const { rows } = await sql<{ is_naming: boolean }>`
    SELECT ${isNaming(sql`one.text`, sql`${handle}::text`)} AS is_naming
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS one (text, place) ORDER BY one.place
  `.execute(database.db);
  return rows.map((row) => row.is_naming);
}

describe('the mentions that the database finds', () => {
  it('The database finds those that the contract finds, in texts of people', async () => {
    const texts = [
      '@ada',
      'so @Ada: hello',
      '“@ada”',
      '@ada.',
      '@ada. Next',
      '@ada.org',
      '@ada@server.social',
      'name-@ada.org',
      'https://medium.com/@ada/x',
      'https://medium.com/(@ada)',
      '@ada: https://a.org',
      'a@ada.org',
      '@ada_b',
      '@ada.мир',
      'a.org/(@ada)',
      '@ada:matrix.org',
      '@adañ',
      '@adaƁ',
      '@adaȺ',
      '@adaꞮ',
      '**@ada**',
    ];
    const expected = texts.map((text) => mentionsOf(text).some(({ handle }) => handle === 'ada'));
    expect(expected.filter(Boolean)).toHaveLength(7);
    expect(await namingIn(texts, 'ada')).toEqual(expected);
  });

  it('The database finds those that the contract finds, in any text', async () => {
    const piece = fc.oneof(
      fc.constantFrom('@ada', '@Ada', '@ad', '@', ' ', '\n', '\u00a0', '\u3000', '(', '[', '{', '"', '’', '”', '“'),
      fc.constantFrom('.', '.org', '.é', '.Я', '.日', '. ', '_', '-', '/', '://', 'https://a.org', '1', 'x', ',', '。'),
      fc.constantFrom(
        'mailto:',
        'www.',
        'a.org/',
        'я.рф?',
        ':',
        ':a.org',
        '*',
        '—',
        '」',
        '、',
        '\u200F',
        '\u200B',
        '\u0301',
      ),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
    );
    const text = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('').replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 200, maxLength: 200 }), async (texts) => {
        const expected = texts.map((one) => mentionsOf(one).some(({ handle }) => handle === 'ada'));
        expect(await namingIn(texts, 'ada')).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});
