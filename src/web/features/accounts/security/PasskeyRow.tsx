import type { Passkey } from '#contract/accounts.passkeys.ts';
import { ago } from '#web/platform/ago.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';
import { deviceWords } from '#web/parts/account/device.words.ts';

type PasskeyRowProps = { passkey: Passkey; onAsk: (what: 'rename' | 'remove') => void };

export function PasskeyRow({ passkey, onAsk }: PasskeyRowProps) {
  const { name, deviceName, createdAt, lastUsedAt, isSynced } = passkey;
  const now = new Date();
  return (
    <li className="flex min-h-17 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {t('accounts.made-on', 'Made {ago} on {deviceName}', {
            ago: ago(createdAt, now),
            deviceName: deviceWords(deviceName),
          })}
          {isSynced && <span>{t('accounts.and-on-your-other-devices', ', and on your other devices too')}</span>}
        </p>
        <p className="text-sm text-ink-2">
          {lastUsedAt === null
            ? t('accounts.not-used-yet', 'Not used yet')
            : t('accounts.last-used', 'Last used {ago}', { ago: ago(lastUsedAt, now) })}
        </p>
      </div>
      <Menu
        items={[
          { label: t('accounts.rename', 'Rename'), onSelect: () => onAsk('rename') },
          { label: t('accounts.remove', 'Remove'), danger: true, onSelect: () => onAsk('remove') },
        ]}
      >
        <IconButton
          icon={DotsThree}
          label={t('accounts.more-about-the-passkey', 'More about the passkey {name}', { name })}
        />
      </Menu>
    </li>
  );
}
