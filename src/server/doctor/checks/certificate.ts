import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { DAY_MS } from '#contract/durations.ts';
import { isLoopback } from '#server/config.ts';
import { notSetUp, wait, well, wrong, type Check } from '#server/doctor/finding.ts';

const SOON_DAYS = 14;
const NOW_DAYS = 3;

export const certificate: Check = {
  id: 'certificate',
  name: ({ t }) => t('doctor.certificate', 'Certificate'),
  look: async ({ config: { publicUrl }, now }, signal) => {
    if (publicUrl.protocol !== 'https:') {
      if (isLoopback(publicUrl.hostname)) return notSetUp;
      return wait(({ t }) => ({
        title: t('doctor.certificate-none', 'The public address is not encrypted'),
        fact: t(
          'doctor.certificate-none-fact',
          'Passwords can be read on the way, and passkeys and pushes do not work.',
        ),
        todo: t(
          'doctor.certificate-none-todo',
          'Put a proxy with a certificate in front, and set PUBLIC_URL=https://…',
        ),
      }));
    }
    const shown = await certificateOf(publicUrl, signal);
    const days = Math.floor((Date.parse(shown.validTo) - now().getTime()) / DAY_MS);
    if (shown.refusal !== undefined || !(days >= 0)) {
      const reason = shown.refusal ?? 'CERT_HAS_EXPIRED';
      return wrong(({ t }) => ({
        title: t('doctor.certificate-wrong', 'Browsers refuse the certificate'),
        fact: t('doctor.certificate-wrong-fact', 'It is not trusted ({reason}).', { reason }),
        todo: t('doctor.certificate-wrong-todo', 'Have a new one made for {host}.', { host: publicUrl.hostname }),
      }));
    }
    if (days >= SOON_DAYS) {
      return well(({ t }) => t('doctor.certificate-well', '{days, plural, one {# day} other {# days}} left', { days }));
    }
    return (days < NOW_DAYS ? wrong : wait)(({ t }) => ({
      title: t('doctor.certificate-ends', 'The certificate ends in {days, plural, one {# day} other {# days}}', {
        days,
      }),
      fact: t('doctor.certificate-ends-fact', 'It was not renewed by itself.'),
      todo: t('doctor.certificate-ends-todo', 'See why the proxy did not renew it.'),
    }));
  },
};

/** Returns until when a certificate is valid, and why a browser would refuse it. */
async function certificateOf(url: URL, signal: AbortSignal): Promise<{ validTo: string; refusal: string | undefined }> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = await new Promise<TLSSocket>((resolve, reject) => {
    const opened = connect({
      host,
      port: Number(url.port || 443),
      // A certificate that is refused is still looked at.
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
    });
    const end = (): void => void opened.destroy();
    signal.addEventListener('abort', end, { once: true });
    opened.once('secureConnect', () => resolve(opened));
    opened.once('error', reject);
  });
  const { valid_to: validTo } = socket.getPeerCertificate();
  // Its type is Error, its value the code.
  const refusal = socket.authorized ? undefined : String(socket.authorizationError);
  socket.destroy();
  return { validTo, refusal };
}
