import { isLoopback } from '#server/config.ts';
import { isOurMark } from '#server/platform/secrets/mark.ts';
import { wait, well, wrong, type Check } from '#server/doctor/finding.ts';

/** A real secret of 32 characters has far more different ones than a word that was repeated. */
const LEAST_DIFFERENT = 12;
const EXAMPLE = /change.?me|example|secret|password|wildin|12345|abcdef/i;

export const secrets: Check = {
  id: 'secrets',
  name: ({ t }) => t('doctor.secrets', 'Secrets'),
  look: async ({ config, database }) => {
    const { authSecret, metricsToken, vapid, publicUrl } = config;
    if (authSecret === undefined) {
      return wait(({ t }) => ({
        title: t('doctor.secrets-none', 'There are no secrets yet'),
        fact: t('doctor.secrets-none-fact', 'They are made when Wildin starts for the first time.'),
        todo: t('doctor.secrets-none-todo', 'Start Wildin once, or bring the secrets back with a restore.'),
      }));
    }
    const given = { AUTH_SECRET: authSecret, METRICS_TOKEN: metricsToken };
    const weak = Object.entries(given).flatMap(([name, value]) => (isGuessable(value) ? [name] : []));
    if (weak.length > 0) {
      const names = weak.join(', ');
      return (isLoopback(publicUrl.hostname) ? wait : wrong)(({ t }) => ({
        title: t('doctor.secrets-weak', 'A secret can be guessed'),
        fact: t('doctor.secrets-weak-fact', '{names} looks like an example.', { names }),
        todo: t('doctor.secrets-weak-todo', 'Set a new one: openssl rand -base64 32. Everybody has to sign in again.'),
      }));
    }
    // A database that does not answer has a finding of its own.
    if (database !== undefined && !(await isOurMark(database.db, config).catch(() => true))) {
      return wrong(({ t }) => ({
        title: t('doctor.secrets-differ', 'Another server of this place has other secrets'),
        fact: t(
          'doctor.secrets-differ-fact',
          'Who signed in on one is signed out on the other, and its codes and pushes fail.',
        ),
        todo: t(
          'doctor.secrets-differ-todo',
          'Set the same AUTH_SECRET, VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY on every server, and start each again.',
        ),
      }));
    }
    const count = [authSecret, metricsToken, vapid].filter((one) => one !== undefined).length;
    return well(({ t }) => t('doctor.secrets-well', '{count} set, none guessable', { count }));
  },
};

const isGuessable = (value: string | undefined): boolean =>
  value !== undefined && (new Set(value).size < LEAST_DIFFERENT || EXAMPLE.test(value));
