import { useSearch } from 'wouter';
import { paths, safeNext } from '#web/paths.ts';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { usePlace } from '#web/platform/place.ts';
import { t } from '#web/words/words.ts';

/** Stands in for the form where nobody new is let in, or nobody without an invitation. Members sign in as ever. */
export function ShutDoor({ why }: { why: 'closed' | 'invitation' }) {
  const { name } = usePlace();
  const next = safeNext(useSearch());
  return (
    <DoorFrame
      title={
        why === 'closed'
          ? t('accounts.nobody-new-right-now', 'Nobody new right now')
          : t('accounts.by-invitation', 'By invitation')
      }
      lede={
        why === 'closed'
          ? t('accounts.the-place-is-closed', '{name} lets nobody new in at the moment.', { name })
          : t(
              'accounts.the-place-is-by-invitation',
              '{name} lets in who has an invitation. Open the link that somebody sent you.',
              {
                name,
              },
            )
      }
      animal="owl"
      latin="Strix custos"
    >
      <DoorLink to={paths.login(next ?? undefined)}>
        {t('accounts.you-have-an-account-sign-in', 'You have an account? Sign in')}
      </DoorLink>
    </DoorFrame>
  );
}
