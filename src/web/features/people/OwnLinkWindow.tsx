import { useMemo } from 'react';
import { encode } from 'uqr';
import type { Me } from '#contract/people.ts';
import { useShare } from '#web/parts/sharing/useShare.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { InvitePageSwitch } from './InviteButton.tsx';
import { linkOf } from './ProfileActions.tsx';

interface OwnLinkWindowProps {
  me: Me;
  onClose: () => void;
}

/** Shows the person's invite link as a QR code. If the invite page is off, shows a link to the account page instead. */
export function OwnLinkWindow({ me, onClose }: OwnLinkWindowProps) {
  if (me.inviteEnabled) return <Open me={me} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('people.your-link', 'Your link')}
      description={t(
        'people.your-invite-page-is-off',
        'Your invite page is off: without an account, your link shows nothing.',
      )}
      footer={<InvitePageSwitch />}
    />
  );
}

function Open({ me, onClose }: OwnLinkWindowProps) {
  const link = linkOf(me);
  const share = useShare(link);
  const url = new URL(link.path, location.origin).href;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('people.your-link', 'Your link')}
      description={t(
        'people.who-scans-it-finds-your',
        'Scanning it opens your invite page, with only what you put there.',
      )}
      footer={
        <Button variant="lime" full onClick={share}>
          {t('people.pass-it-on', 'Pass it on')}
        </Button>
      }
    >
      <Code text={url} />
      <p className="mt-4 text-center font-semibold wrap-anywhere">{url}</p>
    </Dialog>
  );
}

/** A QR code. It is dark on light in the dark theme too, because many cameras cannot read a light code. */
function Code({ text }: { text: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={t('people.qr-code-of-your-link', 'QR code of your link')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-64 rounded-plate"
    >
      <rect width={size} height={size} className="fill-moon" />
      <path d={dark.join('')} className="fill-night" />
    </svg>
  );
}
