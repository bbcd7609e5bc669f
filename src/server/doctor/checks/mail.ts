import { isLoopback } from '#server/config.ts';
import { smtpTransport } from '#server/platform/delivery/mail.ts';
import { notSetUp, since, wait, well, wrong, type Check } from '#server/doctor/finding.ts';

export const mail: Check = {
  id: 'mail',
  name: ({ t }) => t('doctor.mail', 'Mail'),
  look: async ({ config: { smtpUrl, publicUrl } }) => {
    if (smtpUrl === undefined) {
      if (isLoopback(publicUrl.hostname)) return notSetUp;
      return wait(({ t }) => ({
        title: t('doctor.mail-none', 'Mail is not set up'),
        fact: t('doctor.mail-none-fact', 'Nobody can confirm an address or set a new password.'),
        todo: t('doctor.mail-none-todo', 'Set SMTP_URL and MAIL_FROM.'),
      }));
    }
    const transport = await smtpTransport(smtpUrl);
    const begun = performance.now();
    try {
      await transport.verify();
      const ms = since(begun);
      return well(({ t }) => t('doctor.mail-well', 'signed in, {ms} ms', { ms }));
    } catch (error) {
      const { responseCode, code = 'failed' } = error as { responseCode?: number; code?: string };
      const isPassword = code === 'EAUTH';
      const reason = String(responseCode ?? code);
      return wrong(({ t }) => ({
        title: t('doctor.mail-wrong', 'Mail is not leaving'),
        fact: isPassword
          ? t('doctor.mail-password', 'The mail server refuses our password ({reason}).', { reason })
          : t('doctor.mail-unreached', 'The mail server does not answer as it should ({reason}).', { reason }),
        detail: t('doctor.mail-safe', 'Letters wait and are tried again for a quarter of an hour.'),
        todo: isPassword
          ? t('doctor.mail-password-todo', 'Put the new password into SMTP_URL and start again.')
          : t(
              'doctor.mail-unreached-todo',
              'Check host and port in SMTP_URL, and whether this machine may reach them.',
            ),
      }));
    } finally {
      transport.close();
    }
  },
};
