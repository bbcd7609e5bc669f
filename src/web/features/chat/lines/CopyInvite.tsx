import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/Button.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { Copy } from '#web/ui/icons/Copy.ts';
import { t } from '#web/words/words.ts';

/** A button that copies the address of the person's invite page. It renders nothing while that page is switched off. */
export function CopyInvite() {
  const { data: me } = useMe();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  if (!me?.inviteEnabled) return null;
  const link = `${location.origin}${paths.invite(me.handle)}`;
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Button variant="outline" size="sm" onClick={copy}>
      {copied === 'yes' ? <Check size={18} /> : <Copy size={18} />}
      <span>
        {
          {
            no: t('chat.copy-my-invite-link', 'Copy my invite link'),
            yes: t('common.copied', 'Copied'),
            failed: t('chat.copy-it-by-hand', 'Copy it by hand: {link}', { link }),
          }[copied]
        }
      </span>
      <span role="status" className="sr-only">
        {copied === 'yes' && t('common.copied', 'Copied')}
      </span>
    </Button>
  );
}
