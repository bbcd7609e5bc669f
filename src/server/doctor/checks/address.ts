import { codeOf } from '#server/platform/errors.ts';
import { isRunning, reflect } from '#server/doctor/mirror.ts';
import { since, unseen, well, wrong, type Check } from '#server/doctor/finding.ts';

export const notRunning = unseen(({ t }) =>
  t('doctor.unseen-stopped', 'It needs Wildin to run, and it does not. Start it and ask again.'),
);

export const address: Check = {
  id: 'address',
  name: ({ t }) => t('doctor.address', 'Public address'),
  look: async (needs, signal) => {
    if (!(await isRunning(needs, signal))) return notRunning;
    const { origin } = needs.config.publicUrl;
    const begun = performance.now();
    const reflected = await reflect(needs, signal);
    const ms = since(begun);
    if ('seen' in reflected) return well(({ t }) => t('doctor.address-well', 'reached, {ms} ms', { ms }));
    if ('stranger' in reflected) {
      const { stranger: status } = reflected;
      return wrong(({ t }) => ({
        title: t('doctor.address-other', 'Another server answers at the public address'),
        fact: t('doctor.address-other-fact', '{origin} gives {status}, and not from this server.', { origin, status }),
        todo: t(
          'doctor.address-other-todo',
          'Check PUBLIC_URL, where its name leads, and where the proxy passes on to.',
        ),
      }));
    }
    const reason = reasonOf(reflected.failed);
    return wrong(({ t }) => ({
      title: t('doctor.address-silent', 'Nobody answers at the public address'),
      fact: t('doctor.address-silent-fact', '{origin} cannot be reached from here ({reason}).', { origin, reason }),
      todo: t('doctor.address-silent-todo', 'Check PUBLIC_URL, the name’s DNS entry, the firewall and the proxy.'),
    }));
  },
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? codeOf(error.cause) || codeOf(error) || error.name : 'unknown';
