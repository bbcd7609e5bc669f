import { DAY_MS } from '#contract/durations.ts';
import type { Action } from '#contract/moderation.decisions.ts';
import type { CaseHead, WholeCase } from '#contract/moderation.ts';
import type { CaseClass } from '#contract/moderation.subjects.ts';
import { t } from '#web/words/words.ts';

/** The keyboard key that chooses each action. */
export const actionKeys = {
  dismiss: 'D',
  warn: 'W',
  hide: 'H',
  restore: 'R',
  no_writing: 'N',
  suspend: 'S',
  ban: 'B',
} as const satisfies Record<Action, string>;

/** Groups the queue by class; the server's order stays. */
export function byClass(cases: readonly CaseHead[]): { name: CaseClass; cases: CaseHead[] }[] {
  return [...Map.groupBy(cases, (one) => one.class)].map(([name, of]) => ({ name, cases: of }));
}

/** Returns the id of the next or previous case; the first if `current` is not listed, null beyond either end. */
export function neighborOf(
  cases: readonly Pick<CaseHead, 'id'>[],
  current: string | undefined,
  step: 1 | -1,
): string | null {
  const at = cases.findIndex(({ id }) => id === current);
  if (at < 0) return cases[0]?.id ?? null;
  return cases[at + step]?.id ?? null;
}

/** Returns at least one sentence about what changed in a case since `before` was read. */
export function changesSince(before: WholeCase, after: WholeCase): string[] {
  const known = new Set(before.history.map(({ at, text }) => `${at} ${text}`));
  const events = after.history.filter(({ at, text }) => !known.has(`${at} ${text}`));
  const words = events.map(({ text, by }) => `${text} (${by})`);
  const more = after.reports + after.notices - before.reports - before.notices;
  if (more > 0)
    words.push(
      more === 1
        ? t('moderation.one-more-report-came-in', 'One more report came in.')
        : t('moderation.more-reports-came-in', '{more} more reports came in.', { more }),
    );
  if (words.length === 0 && before.state !== after.state)
    words.push(t('moderation.the-case-is-now', 'The case is now {value}.', { value: stateWords[after.state] }));
  return words.length === 0
    ? [t('moderation.something-small-read-it-once', 'Something small: read it once more.')]
    : words;
}

export const stateWords: Readonly<Record<CaseHead['state'], string>> = {
  open: 'open',
  seconding: t('moderation.waiting-for-a-second-moderator', 'waiting for a second moderator'),
  appealed: 'appealed',
  closed: 'closed',
};

/** Returns when a `no_writing` of `days` days from now would end, in ISO 8601; null for any other action. */
export function untilOf(action: Action | null, days: number, now: Date): string | null {
  if (action !== 'no_writing') return null;
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/**
 * Returns the reported lines with `around` lines before and after each. If none is reported, returns the first lines.
 */
export function nearestLines<L extends { isSubject: boolean }>(lines: readonly L[], around = 2): readonly L[] {
  const marked = lines.flatMap(({ isSubject }, at) => (isSubject ? [at] : []));
  if (marked.length === 0) return lines.slice(0, 2 * around + 1);
  return lines.filter((_, at) => marked.some((mark) => Math.abs(mark - at) <= around));
}
