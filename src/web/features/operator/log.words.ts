import type { OperatorAction, OperatorLine } from '#contract/operator.ts';
import { t } from '#web/words/words.ts';

/** Returns who did it: "@ana", "the command line", or words for somebody whose account is gone. */
export function byWords({ by }: Pick<OperatorLine, 'by'>): string {
  if (by === 'machine') return t('operator.on-the-machine', 'On the machine');
  return by === null ? t('operator.somebody-who-left', 'Somebody who left') : `@${by.handle}`;
}

/** Returns what a line of the log says was done, without who did it. */
export function doneWords({ action, about, detail }: Pick<OperatorLine, 'action' | 'about' | 'detail'>): string {
  const who = about === null ? t('operator.a-deleted-account', 'a deleted account') : `@${about.handle}`;
  return words[action](who, detail);
}

const words: Readonly<Record<OperatorAction, (who: string, detail: OperatorLine['detail']) => string>> = {
  operator_added: (who) => t('operator.made-an-operator', 'Made {who} an operator', { who }),
  operator_removed: (who) => t('operator.took-operator-from', 'Took the operator’s role from {who}', { who }),
  person_looked_up: (who) => t('operator.looked-up', 'Looked up {who}', { who }),
  person_not_found: () => t('operator.looked-for-somebody', 'Looked for somebody who is not here'),
  session_ended: (who) => t('operator.ended-a-session', 'Ended a session of {who}', { who }),
  sessions_ended: (who) => t('operator.ended-all-sessions', 'Ended all sessions of {who}', { who }),
  code_sent: (who) => t('operator.mailed-a-code', 'Mailed a code to {who}', { who }),
  link_sent: (who) => t('operator.mailed-a-link', 'Mailed a password link to {who}', { who }),
  mail_confirmed: (who) => t('operator.confirmed-the-mail', 'Confirmed the mail address of {who}', { who }),
  moderator_given: (who) => t('operator.made-a-moderator', 'Made {who} a moderator', { who }),
  moderator_taken: (who) => t('operator.took-moderator-from', 'Took the moderator’s role from {who}', { who }),
  premium_given: (who, { months }) =>
    t('operator.gave-premium', 'Gave {who} {months, plural, =1 {a month} other {{months} months}} of Premium', {
      who,
      months: Number(months),
    }),
  backup_made: () => t('backups.log-made', 'Made a backup'),
  backup_tried: (_who, { name }) => t('backups.log-tried', 'Tried {name}', { name: String(name) }),
  backup_taken: (_who, { name }) => t('backups.log-taken', 'Downloaded {name}', { name: String(name) }),
  backup_deleted: (_who, { name }) => t('backups.log-deleted', 'Deleted {name}', { name: String(name) }),
  premium_taken: (who) => t('operator.took-premium-from', 'Took back the Premium given to {who}', { who }),
  jobs_retried: (_who, { jobs }) => t('health.retried-jobs', 'Tried failed jobs again: {jobs}', { jobs: Number(jobs) }),
  jobs_dropped: (_who, { jobs }) => t('health.dropped-jobs', 'Dropped failed jobs: {jobs}', { jobs: Number(jobs) }),
  mail_tried: () => t('health.tried-mail', 'Sent a mail to try it'),
  setting_changed: (_, { key }) =>
    t('operator.changed-the-setting', 'Changed the setting “{key}”', { key: String(key) }),
  invitation_made: (_, { uses }) =>
    t(
      'operator.made-an-invitation',
      'Made an invitation link for {uses, plural, =1 {one person} other {{uses} people}}',
      {
        uses: Number(uses),
      },
    ),
  invitation_ended: () => t('operator.ended-an-invitation', 'Ended an invitation link'),
  newcomer_let_in: (who) => t('operator.let-in', 'Let in {who}', { who }),
  newcomer_turned_away: (_, { handle }) =>
    t('operator.turned-away', 'Turned away @{handle}', { handle: String(handle) }),
  demo_removed: (_, { members }) =>
    t(
      'operator.removed-the-demo',
      'Removed the demo community of {members, plural, =1 {one member} other {{members} members}}',
      {
        members: Number(members),
      },
    ),
};
