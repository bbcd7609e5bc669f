import type { Passkey } from '#contract/accounts.passkeys.ts';
import { ago } from '#web/platform/ago.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Menu } from '#web/ui/Menu.tsx';

type PasskeyRowProps = { passkey: Passkey; onAsk: (what: 'rename' | 'remove') => void };

export function PasskeyRow({ passkey, onAsk }: PasskeyRowProps) {
  const { name, deviceName, createdAt, lastUsedAt, isSynced } = passkey;
  const now = new Date();
  return (
    <li className="flex min-h-17 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-2">
          Made {ago(createdAt, now)} on {deviceName}
          {isSynced && ', and on your other devices too'}
        </p>
        <p className="text-sm text-ink-2">
          {lastUsedAt === null ? 'Not used yet' : `Last used ${ago(lastUsedAt, now)}`}
        </p>
      </div>
      <Menu
        items={[
          { label: 'Rename', onSelect: () => onAsk('rename') },
          { label: 'Remove', danger: true, onSelect: () => onAsk('remove') },
        ]}
      >
        <IconButton icon={DotsThree} label={`More about the passkey ${name}`} />
      </Menu>
    </li>
  );
}
