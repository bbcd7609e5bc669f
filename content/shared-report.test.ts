import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/people.ts';
import { archetypes } from './archetypes.ts';
import { readSharedReport, sharedReportData } from './shared-report.ts';

const INVALID = { problem: 'invalid' };
const MISSING = { problem: 'missing' };
const read = (value: unknown) => readSharedReport(JSON.stringify(value));
const someId = fc.integer({ min: 100_000_000_000, max: 999_999_999_999 });

describe('a link of our own', () => {
  it('A shared link comes back as it was given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mbtiTypes), someId, (type, userId) => {
        const data = sharedReportData({ type, userId });
        const travelled = new URLSearchParams(`data=${encodeURIComponent(data)}`).get('data');
        expect(readSharedReport(travelled)).toEqual({ report: { archetype: archetypes[type], type, userId } });
      }),
    );
  });

  it('A shared link carries the name, the letters and the id, and nothing else', () => {
    expect(JSON.parse(sharedReportData({ type: 'ENFP', userId: 123_456_789_012 }))).toEqual({
      archetype: 'Hype Connector',
      mbti: 'ENFP',
      userId: 123_456_789_012,
    });
  });
});

describe('a link of somebody else’s making', () => {
  const good = { archetype: 'Hype Connector', mbti: 'ENFP', userId: 123_456_789_012 };
  const nest = (depth: number): unknown => (depth === 0 ? 'x' : [nest(depth - 1)]);

  it.each([null, '', '   ', '\n'])('A shared report link with the empty data %j counts as missing', (data) => {
    expect(readSharedReport(data)).toEqual(MISSING);
  });

  it.each([
    ['no JSON', 'Hype Connector'],
    ['cut off', '{"archetype":"Hype Connector","mbti":"EN'],
    ['markup', '<script>alert(1)</script>'],
    ['an address', 'javascript:alert(1)'],
    ['encoded twice', encodeURIComponent(JSON.stringify(good))],
    ['text in JSON', '"Hype Connector"'],
    ['a number', '7'],
    ['true', 'true'],
    ['null', 'null'],
    ['a list', JSON.stringify([good])],
    ['deep', JSON.stringify(nest(900))],
    ['100 kB', JSON.stringify({ ...good, archetype: 'x'.repeat(100_000) })],
    ['100 kB of room', JSON.stringify(good) + ' '.repeat(100_000)],
    ['a prototype', '{"__proto__":{"archetype":"Hype Connector","mbti":"ENFP"}}'],
    ['a prototype beside', '{"archetype":"Hype Connector","mbti":"ENFP","__proto__":{"userId":123456789012}}'],
    ['a constructor', '{"archetype":"Hype Connector","mbti":"ENFP","constructor":{}}'],
    ['an unknown key', JSON.stringify({ ...good, html: '<b>' })],
    ['another byte order', `\uFEFF\uFEFF${JSON.stringify(good)}`],
  ])('%s is not read as a shared link', (_, data) => {
    expect(readSharedReport(data)).toEqual(INVALID);
  });

  it.each([
    [{}],
    [{ archetype: 'Hype Connector' }],
    [{ mbti: 'ENFP' }],
    [{ ...good, archetype: '<img src=x onerror=alert(1)>' }],
    [{ ...good, archetype: 'Hype\u202Erotcennoc' }],
    [{ ...good, archetype: 'Hype\uD800' }],
    [{ ...good, archetype: 'Hype\u0000' }],
    [{ ...good, archetype: ['Hype Connector'] }],
    [{ ...good, archetype: { toString: 'Hype Connector' } }],
    [{ ...good, archetype: 7 }],
    [{ ...good, archetype: '' }],
    [{ ...good, mbti: ['ENFP'] }],
    [{ ...good, mbti: 7 }],
    [{ ...good, mbti: null }],
    [{ ...good, mbti: '__proto__' }],
    [{ ...good, mbti: 'ENFP ' }],
    // The name and the letters belong to different types.
    [{ ...good, archetype: 'Task Boss' }],
  ])('A shared report link with the impossible data %j is invalid', (value) => {
    expect(read(value)).toEqual(INVALID);
  });

  it('A link’s unknown archetype or type is never repeated', () => {
    expect(read({ ...good, archetype: 'Grand Wizard' })).toEqual({
      report: { archetype: null, type: 'ENFP', userId: good.userId },
    });
    expect(read({ ...good, mbti: 'XXXX' })).toMatchObject({ report: { archetype: archetypes.ENFP, type: null } });
    expect(read({ ...good, mbti: 'enfp' })).toMatchObject({ report: { type: null } });
    expect(read({ archetype: 'constructor', mbti: 'toString' })).toEqual({
      report: { archetype: null, type: null, userId: null },
    });
  });

  it.each([
    7,
    -123_456_789_012,
    123_456_789_012.5,
    1e12,
    '0123456789012',
    '12345678901x',
    null,
    {},
    [123_456_789_012],
    true,
  ])('A link with the id %j names nobody', (userId) => {
    expect(read({ ...good, userId })).toMatchObject({ report: { type: 'ENFP', userId: null } });
  });

  it('A link may carry its id as text', () => {
    expect(read({ ...good, userId: '123456789012' })).toMatchObject({ report: { userId: 123_456_789_012 } });
  });

  it('Reading a link never throws, and returns only our own words', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 100 });
    const near = fc.record(
      {
        archetype: fc.oneof(
          anyText,
          fc.constantFrom(...Object.values(archetypes).map(({ name }) => name)),
          fc.jsonValue(),
        ),
        mbti: fc.oneof(anyText, fc.constantFrom(...mbtiTypes), fc.jsonValue()),
        userId: fc.oneof(someId, fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const hostile = fc.oneof(
      anyText,
      fc.json(),
      near.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(hostile, (data) => {
        const found = readSharedReport(data);
        if ('problem' in found) return;
        const { archetype, type, userId } = found.report;
        expect(archetype === null || Object.values(archetypes).includes(archetype)).toBe(true);
        expect(type === null || mbtiTypes.includes(type)).toBe(true);
        expect(userId === null || (userId >= 1e11 && userId < 1e12 && Number.isInteger(userId))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
