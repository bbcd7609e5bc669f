import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportCategories } from '#contract/moderation.subjects.ts';
import { judgeReports, type ReportSignal } from './automod.ts';
import { tuning } from './automod.tuning.ts';
import { accuracyBonus, weightOf } from './score.ts';

const counts = fc.record({ agreed: fc.nat(200), disagreed: fc.nat(200) });
const signal: fc.Arbitrary<ReportSignal> = fc.record({
  reporterId: fc.nat(30),
  category: fc.constantFrom(...reportCategories),
  ageDays: fc.integer({ min: 0, max: 2000 }),
  agreed: fc.nat(50),
  disagreed: fc.nat(50),
  device: fc.option(fc.constantFrom('phone', 'tablet', 'desk', 'laptop')),
  address: fc.option(fc.constantFrom('home', 'work', 'cafe', 'train')),
});
const good = (reporterId: number, more: Partial<ReportSignal> = {}): ReportSignal => ({
  reporterId,
  category: 'harassment',
  ageDays: 400,
  agreed: 9,
  disagreed: 1,
  device: `device ${reporterId}`,
  address: `address ${reporterId}`,
  ...more,
});
const resultOf = (reports: readonly ReportSignal[], more = {}): string =>
  judgeReports({ reports, canHide: true, isKnown: false, ...more }).result;

describe('The machine', () => {
  it('One reporter alone never hides anything, however often they report', () => {
    fc.assert(
      fc.property(fc.array(signal, { maxLength: 40 }), (reports) => {
        const one = reports.map((report) => ({ ...report, reporterId: 1 }));
        expect(resultOf(one)).toBe('review');
      }),
    );
  });

  it('New accounts never help to hide anything, however many report', () => {
    fc.assert(
      fc.property(fc.array(signal, { maxLength: 60 }), fc.integer({ min: 0, max: 29 }), (reports, ageDays) => {
        const ring = reports.map((report, at) => good(at, { ...report, reporterId: at, ageDays, address: `${at}` }));
        expect(resultOf(ring)).toBe('review');
        // Many new accounts together with one trustworthy person do not hide a thing either.
        expect(resultOf([...ring, good(1000)])).toBe('review');
      }),
    );
  });

  it('Reporters without a good record never hide anything', () => {
    fc.assert(
      fc.property(fc.array(signal, { maxLength: 60 }), (reports) => {
        const wrong = reports.map((report, at) => good(at, { agreed: report.agreed, disagreed: report.agreed }));
        const untried = reports.map((_report, at) => good(at, { agreed: 2, disagreed: 0 }));
        expect([resultOf(wrong), resultOf(untried)]).toEqual(['review', 'review']);
      }),
    );
  });

  it('Reporters with a shared device or a shared or unknown address hide nothing', () => {
    const shared = (more: Partial<ReportSignal>): string => resultOf([1, 2, 3, 4, 5].map((id) => good(id, more)));
    expect([shared({ device: 'one' }), shared({ address: 'one' }), shared({ address: null })]).toEqual([
      'review',
      'review',
      'review',
    ]);
  });

  it('Two independent trustworthy reporters hide content that no moderator has decided on', () => {
    const two = [good(1), good(2)];
    expect(resultOf(two)).toBe('hold');
    expect(resultOf([good(1, { device: null }), good(2, { device: null })])).toBe('hold');
    expect(resultOf(two, { canHide: false })).toBe('review');
    expect(resultOf(two, { isKnown: true })).toBe('review');
    expect(resultOf([good(1), good(2, { category: 'self_harm' })])).toBe('review');
    expect(resultOf([good(1), good(2, { ageDays: 29 })])).toBe('review');
  });

  it('Every result has its reasons', () => {
    fc.assert(
      fc.property(fc.array(signal, { minLength: 1 }), fc.boolean(), fc.boolean(), (reports, canHide, isKnown) => {
        expect(judgeReports({ reports, canHide, isKnown }).reasons.join(' ')).toMatch(/report/);
      }),
    );
  });
});

describe('The weight of a report', () => {
  it('A report’s weight is positive and never falls with a reporter’s age or record', () => {
    fc.assert(
      fc.property(
        counts,
        fc.nat(2000),
        fc.record({ more: fc.nat(500), category: fc.constantFrom(...reportCategories) }),
        (record, age, { more, category }) => {
          const weight = weightOf({ ...record, ageDays: age }, category, false);
          expect(weight).toBeGreaterThan(0);
          const grown = Math.max(age, tuning.reporters.newDays);
          expect(weightOf({ ...record, ageDays: grown + more }, category, false)).toBeGreaterThanOrEqual(
            weightOf({ ...record, ageDays: grown }, category, false),
          );
          const better = { agreed: record.agreed + record.disagreed, disagreed: 0, ageDays: age };
          expect(weightOf(better, category, false)).toBeGreaterThanOrEqual(weight);
        },
      ),
    );
  });

  it('A report from a device or address that has reported it already weighs nothing', () => {
    expect(weightOf({ ageDays: 900, agreed: 90, disagreed: 0 }, 'sexual', true)).toBe(0);
  });

  it('The bonus for accuracy is Discourse’s', () => {
    expect(accuracyBonus({ agreed: 5, disagreed: 0 })).toBe(0);
    expect(accuracyBonus({ agreed: 16, disagreed: 0 })).toBeCloseTo(10);
    expect(accuracyBonus({ agreed: 7, disagreed: 3 })).toBeCloseTo(0);
    expect(accuracyBonus({ agreed: 0, disagreed: 16 })).toBeCloseTo(-10);
  });

  it('Ten new accounts weigh less than one established member', () => {
    const fresh = weightOf({ ageDays: 1, agreed: 0, disagreed: 0 }, 'harassment', false);
    expect(10 * fresh).toBeLessThan(weightOf({ ageDays: 200, agreed: 0, disagreed: 0 }, 'harassment', false));
  });
});
