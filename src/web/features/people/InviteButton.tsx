import { Link } from 'wouter';
import type { Me } from '#contract/people.ts';
import { useShare } from '#web/parts/sharing/useShare.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { linkOf } from './ProfileActions.tsx';

/** A link to the account page, where the person switches their invite page on. */
export function InvitePageSwitch() {
  return (
    <Link href={paths.account()} className={buttonClass({ variant: 'outline' })}>
      {t('people.switch-on-my-invite-page', 'Switch on my invite page')}
    </Link>
  );
}

/** A button that shares the person's own invite link. If their invite page is off, a link to the account page. */
export function InviteButton({ me }: { me: Me }) {
  const share = useShare(linkOf(me));
  if (!me.inviteEnabled) return <InvitePageSwitch />;
  return <Button onClick={share}>{t('people.invite-a-friend', 'Invite a friend')}</Button>;
}
