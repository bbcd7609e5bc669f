import { policyRule } from '#content/policy.ts';
import type { Says } from '#content/says.ts';
import type { DeskCase } from './desk.queries.ts';

type Detail = Record<string, unknown>;

/** Returns a summary of a case, such as "1 take-down notice, 2 reports, hidden". */
export function summaryOf({ reports, notices, hidden_at: hiddenAt, state, round }: DeskCase, { t }: Says): string {
  const parts =
    notices === 0
      ? []
      : [
          t('desk.notices', '{count, plural, one {# take-down notice} other {# take-down notices}}', {
            count: notices,
          }),
        ];
  if (reports > 0 || notices === 0)
    parts.push(t('desk.reports', '{count, plural, one {# report} other {# reports}}', { count: reports }));
  if (round > 1) parts.push(t('desk.opened-again', 'opened again'));
  if (hiddenAt !== null) parts.push(t('desk.is-hidden', 'hidden'));
  if (state === 'seconding') parts.push(t('desk.ban-waits', 'a ban waits for a second moderator'));
  if (state === 'appealed') parts.push(t('desk.appeal-waits', 'an appeal waits'));
  return parts.join(', ');
}

/** Returns the name for nobody (null), and for somebody whose account is gone. */
export const namelessOf = (id: number | null, { t }: Says): string =>
  id === null ? t('desk.the-machine', 'the machine') : t('desk.somebody-who-left', 'somebody who left');

interface CaseEvent {
  kind: string;
  detail: Detail;
  actor_id: number | null;
}

/** Returns the words for who caused an event; undefined where they are named. Moderators need no names of members. */
export function byOf({ kind, detail, actor_id: actor }: CaseEvent, { t }: Says): string | undefined {
  if (detail['isNotice'] === true) return t('desk.somebody-outside', 'somebody outside');
  if (actor === null) return undefined;
  if (kind === 'appealed') return t('desk.the-person', 'the person it is about');
  return kind === 'opened' || kind === 'added' || kind === 'reopened' ? t('desk.a-member', 'a member') : undefined;
}

type EventWords = (detail: Detail, says: Says) => string;

const source = ({ isNotice }: Detail): string => (isNotice === true ? 'notice' : 'report');
const SIDES: ReadonlySet<unknown> = new Set(['note', 'reporter']);

const eventWords: Readonly<Record<string, EventWords>> = {
  opened: (detail, { t }) =>
    t(
      'desk.opened',
      '{source, select, notice {A take-down notice came, and the case opened} other {Reported, and the case opened}}',
      { source: source(detail) },
    ),
  added: (detail, { t }) =>
    t('desk.added', '{source, select, notice {Another take-down notice came} other {Reported again}}', {
      source: source(detail),
    }),
  reopened: (detail, { t }) =>
    t(
      'desk.reopened',
      '{source, select, notice {A take-down notice came after it was closed, and it opened again} other {Reported after it was closed, and it opened again}}',
      { source: source(detail) },
    ),
  hidden: (_, { t }) => t('desk.hidden', 'Hidden until a moderator looks'),
  taken: (_, { t }) => t('desk.taken', 'Taken'),
  released: (_, { t }) => t('desk.given-back', 'Given back'),
  evidence_opened: (_, { t }) => t('desk.lines-opened', 'Private lines opened'),
  check_opened: (_, { t }) => t('desk.check-opened', 'The pictures of a photo check opened'),
  check_passed: (_, { t }) => t('desk.check-passed', 'A photo check passed'),
  check_refused: (_, { t }) => t('desk.check-refused', 'A photo check refused'),
  picture_opened: (_, { t }) => t('desk.picture-opened', 'A picture opened that waited for a look'),
  wrote: ({ side }, { t }) =>
    t(
      'desk.wrote',
      '{side, select, note {A note written} reporter {Wrote to the reporters} other {Wrote to the person}}',
      { side: SIDES.has(side) ? String(side) : 'person' },
    ),
  proposed: (_, { t }) => t('desk.ban-proposed', 'A ban proposed, which needs a second moderator'),
  declined: (_, { t }) => t('desk.ban-declined', 'The ban was not seconded'),
  taken_back: (_, { t }) => t('desk.ban-taken-back', 'The proposed ban taken back'),
  decided: (detail, says) => decisionWords(detail, says),
  appealed: (_, { t }) => t('desk.appealed', 'Appealed'),
  appeal_answered: ({ outcome, isSamePerson }, { t }) =>
    t(
      'desk.appeal-answered',
      '{outcome, select, upheld {The appeal: upheld} changed {The appeal: changed} other {The appeal: withdrawn}}{by, select, same {, by the same moderator, who is the only one} other {}}',
      { outcome: String(outcome), by: isSamePerson === true ? 'same' : 'another' },
    ),
};

/** Returns the words of an event in a case's history. */
export const eventOf = ({ kind, detail }: CaseEvent, says: Says): string => eventWords[kind]?.(detail, says) ?? kind;

/** Returns a decision in another case of the same person. */
export const elsewhereOf = (row: Decision, says: Says): string =>
  says.t('desk.elsewhere', 'In another case: {decision}', { decision: decisionWords(row, says) });

interface Decision {
  action?: unknown;
  days?: unknown;
  policy?: unknown;
}

function decisionWords({ action, days, policy }: Decision, says: Says): string {
  const { t, spoken } = says;
  const decided = t(
    'desk.decided',
    '{action, select, dismiss {Dismissed} warn {Warned} hide {Hidden} restore {Shown again} no_writing {No writing} suspend {Suspended} ban {Banned} other {{action}}}',
    { action: String(action) },
  );
  const length =
    typeof days === 'number'
      ? t('desk.for-days', '{decided} for {days, plural, one {# day} other {# days}}.', { decided, days })
      : `${decided}.`;
  const rule = policyRule(String(policy));
  return rule === undefined ? length : `${length} ${rule.number} ${spoken(rule.title)}`;
}
