import { expect, it } from 'vitest';
import type { OperatorBackup } from '#contract/operator.backups.ts';
import { nightsOf } from './nights.ts';

const NOW = new Date(2026, 10, 20, 15);
const backup = (day: number, more: Partial<OperatorBackup> = {}): OperatorBackup => ({
  name: `backup-${day}.tar.gz`,
  madeAt: new Date(2026, 10, day, 3).toISOString(),
  bytes: day * 100,
  head: { reason: 'by hand', product: '1.0.0', schema: 3, hasMedia: true, hasSecrets: true },
  counts: null,
  trial: null,
  ...more,
});
const trial = { at: NOW.toISOString(), rows: 3, sha256: 'a', ms: 1, failure: null };

it('A day without a backup is missing only after the first one and before today', () => {
  const nights = nightsOf([backup(15), backup(17, { trial }), backup(18, { head: null })], NOW);
  expect(nights).toHaveLength(14);
  expect(nights.at(-1)?.day).toEqual(new Date(2026, 10, 20));
  const days = (of: (night: (typeof nights)[number]) => boolean) => nights.filter(of).map(({ day }) => day.getDate());
  expect(days(({ bytes }) => bytes !== null)).toEqual([15, 17]);
  expect(days(({ isMissing }) => isMissing)).toEqual([16, 18, 19]);
  expect(days(({ isTried }) => isTried)).toEqual([17]);
});

it('The newest backup of a day is the one that counts', () => {
  const early = backup(20, { bytes: 1, madeAt: new Date(2026, 10, 20, 1).toISOString() });
  const failed = backup(20, { trial: { ...trial, failure: 'damaged' } });
  expect(nightsOf([early, failed], NOW).at(-1)).toMatchObject({ bytes: 2000, isTried: false, isMissing: false });
  expect(nightsOf([], NOW).some(({ isMissing }) => isMissing)).toBe(false);
});
