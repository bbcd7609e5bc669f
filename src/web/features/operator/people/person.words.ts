import type { OperatorPerson, PersonDeed } from '#contract/operator.people.ts';
import { locale, t } from '#web/words/words.ts';

const day = (iso: string): string => new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium' });

export function joinedWords({ joinedAt }: OperatorPerson): string {
  return t('operator.joined', 'joined {day}', { day: day(joinedAt) });
}

export function stateWords({ state }: OperatorPerson): string {
  return {
    active: t('operator.active', 'Active'),
    paused: t('operator.paused', 'Paused by themselves: nobody new finds them'),
    held: t('operator.held', 'Hidden until their age is confirmed'),
    refused: t('operator.refused', 'Refused for their age'),
    suspended: t('operator.suspended', 'Suspended'),
    leaving: t('operator.leaving', 'Leaving: it will be erased'),
  }[state];
}

export function mailWords({ email, isEmailConfirmed }: OperatorPerson): string {
  if (email === null) return t('operator.no-mail', 'None');
  return isEmailConfirmed
    ? t('operator.mail-confirmed', '{email}, confirmed', { email })
    : t('operator.mail-not-confirmed', '{email}, not confirmed', { email });
}

export function roleWords({ isModerator, isOperator }: OperatorPerson): string {
  if (isModerator && isOperator) return t('operator.both-roles', 'Moderator and operator');
  if (isModerator) return t('operator.moderator', 'Moderator');
  return isOperator ? t('operator.operator', 'Operator') : t('operator.member', 'Member');
}

/** Returns a line for each source of premium. */
export function premiumWords({ premium }: OperatorPerson): string[] {
  if (premium.length === 0) return [t('operator.no-premium', 'None')];
  return premium.map(({ source, endsAt }) => {
    const from = {
      payment: t('operator.paid-for', 'Paid for'),
      operator: t('operator.given-by-an-operator', 'Given by an operator, not paid'),
      developer: t('operator.by-developer-tools', 'By developer tools'),
    }[source];
    return endsAt === null ? from : t('operator.from-until', '{from}, until {day}', { from, day: day(endsAt) });
  });
}

interface Question {
  title: string;
  note: string;
  confirm: string;
  isDanger?: true;
}

/** Returns what is asked before a deed, and what it does. */
export function questionOf(deed: PersonDeed, { handle, email }: OperatorPerson): Question {
  const who = `@${handle}`;
  const told = t('operator.they-get-a-mail', 'They get a mail about it, and the log keeps it.');
  const kept = t('operator.the-log-keeps-this', 'The log keeps it.');
  switch (deed.do) {
    case 'end_session':
      return {
        title: t('operator.end-this-session', 'End this session?'),
        note: `${t('operator.that-device-signs-in-again', 'That device has to sign in again.')} ${told}`,
        confirm: t('operator.end-session', 'End session'),
      };
    case 'end_sessions':
      return {
        title: t('operator.end-all-sessions-of', 'End all sessions of {who}?', { who }),
        note: `${t('operator.every-device-signs-in-again', 'Every device has to sign in again.')} ${told}`,
        confirm: t('operator.end-all', 'End all'),
        isDanger: true,
      };
    case 'send_code':
      return {
        title: t('operator.mail-the-code-again', 'Mail the code again?'),
        note: `${t('operator.six-digits-go-to', 'Six digits go to {email}. They work for ten minutes.', { email: email ?? '' })} ${kept}`,
        confirm: t('operator.mail-the-code', 'Mail the code'),
      };
    case 'send_link':
      return {
        title: t('operator.mail-a-password-link', 'Mail a link to a new password?'),
        note: `${t('operator.a-link-goes-to', 'It goes to {email} and works once, for ten minutes.', { email: email ?? '' })} ${kept}`,
        confirm: t('operator.mail-the-link', 'Mail the link'),
      };
    case 'confirm_mail':
      return {
        title: t('operator.confirm-by-hand', 'Confirm {email} by hand?', { email: email ?? '' }),
        note: `${t('operator.only-if-you-know', 'Only if you know that it is theirs: whoever reads that mailbox can take the account.')} ${told}`,
        confirm: t('operator.confirm-it', 'Confirm it'),
        isDanger: true,
      };
    case 'give_moderator':
      return {
        title: t('operator.make-moderator', 'Make {who} a moderator?', { who }),
        note: `${t('operator.they-read-reports', 'They will read what is reported, and decide about it.')} ${told}`,
        confirm: t('operator.make-them-moderator', 'Make moderator'),
      };
    case 'take_moderator':
      return {
        title: t('operator.take-the-role', 'Take the moderator’s role from {who}?', { who }),
        note: `${t('operator.cases-stay-decided', 'What they decided stays decided.')} ${told}`,
        confirm: t('operator.take-it', 'Take it'),
        isDanger: true,
      };
    case 'give_premium':
      return {
        title: t(
          'operator.give-premium-to',
          'Give {who} {months, plural, =1 {a month} other {{months} months}} of Premium?',
          { who, months: deed.months },
        ),
        note: `${t('operator.nothing-is-charged', 'Nothing is charged, and it ends by itself. What you gave before is replaced.')} ${told}`,
        confirm: t('operator.give-premium', 'Give Premium'),
      };
    case 'take_premium':
      return {
        title: t('operator.take-premium-back', 'Take back the Premium that was given to {who}?', { who }),
        note: `${t('operator.what-they-pay-stays', 'What they pay for themselves stays.')} ${told}`,
        confirm: t('operator.take-it-back', 'Take it back'),
        isDanger: true,
      };
  }
}
