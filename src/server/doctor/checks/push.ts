import { createECDH } from 'node:crypto';
import { notSetUp, well, wrong, type Check } from '#server/doctor/finding.ts';

export const push: Check = {
  id: 'push',
  name: ({ t }) => t('doctor.push', 'Push keys'),
  look: async ({ config: { vapid } }) => {
    if (vapid === undefined) return notSetUp;
    if (isPair(vapid)) return well(({ t }) => t('doctor.push-well', 'set, a pair'));
    return wrong(({ t }) => ({
      title: t('doctor.push-wrong', 'Pushes are refused'),
      fact: t('doctor.push-wrong-fact', 'The two keys do not belong together.'),
      todo: t('doctor.push-wrong-todo', 'Bring back the vapid.json that the devices know, from a backup.'),
    }));
  },
};

function isPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
}
