import { MINUTE_MS } from '#contract/durations.ts';
import { isLoopback } from '#server/config.ts';
import { lateLetters, unreachedPersons } from '#server/doctor/doctor.queries.ts';
import { notSetUp, wait, well, wrong, type Check } from '#server/doctor/finding.ts';
import { withoutDatabase } from './database.ts';

/** A letter about a check-in leaves within seconds. */
const LATE_MS = 3 * MINUTE_MS;

/** Whether somebody outside hears of a missed check-in: by which ways, and who said yes to a way that is gone. */
export const trusted: Check = {
  id: 'trusted',
  name: ({ t }) => t('doctor.trusted', 'Trusted persons'),
  look: async ({ config: { smtpUrl, twilio, publicUrl }, database, now }) => {
    const [byMail, byText] = [smtpUrl !== undefined, twilio !== undefined];
    if (!byMail && !byText && isLoopback(publicUrl.hostname)) return notSetUp;
    if (database === undefined) return withoutDatabase(false);
    let late, unreached;
    try {
      late = await lateLetters(database.db, new Date(now().getTime() - LATE_MS), now());
      unreached = await unreachedPersons(database.db, [...(byMail ? [] : ['mail']), ...(byText ? [] : ['text'])]);
    } catch {
      return withoutDatabase(true);
    }
    if (late > 0) {
      return wrong(({ t }) => ({
        title: t('doctor.trusted-late', 'Trusted persons are not told'),
        fact: t(
          'doctor.trusted-late-fact',
          '{count, plural, one {One letter} other {# letters}} about a check-in could not leave for minutes.',
          { count: late },
        ),
        detail: t('doctor.trusted-late-safe', 'They are tried again until the page of the outing closes.'),
        todo: t('doctor.trusted-late-todo', 'See what is wrong with mail and text messages, and mend it now.'),
      }));
    }
    if (unreached > 0) {
      return wrong(({ t }) => ({
        title: t('doctor.trusted-unreached', 'Some trusted persons can no longer be told'),
        fact: t(
          'doctor.trusted-unreached-fact',
          '{count, plural, one {One person} other {# people}} said yes by a way that is not set up any more.',
          { count: unreached },
        ),
        detail: t('doctor.trusted-unreached-safe', 'The page shows nobody that they would not hear of it.'),
        todo: byMail
          ? t('doctor.trusted-text-todo', 'Set the three settings TWILIO_ again, or tell the members.')
          : t('doctor.trusted-mail-todo', 'Set SMTP_URL and MAIL_FROM again, or tell the members.'),
      }));
    }
    if (!byMail && !byText) {
      return wait(({ t }) => ({
        title: t('doctor.trusted-none', 'Nobody outside can be told'),
        fact: t('doctor.trusted-none-fact', '“Tell somebody” is closed: it needs mail or text messages.'),
        todo: t('doctor.mail-none-todo', 'Set SMTP_URL and MAIL_FROM.'),
      }));
    }
    return well(({ t }) =>
      byMail && byText
        ? t('doctor.trusted-both', 'told by mail and text')
        : byMail
          ? t('doctor.trusted-by-mail', 'told by mail alone')
          : t('doctor.trusted-by-text', 'told by text alone'),
    );
  },
};
