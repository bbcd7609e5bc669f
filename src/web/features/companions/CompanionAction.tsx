import { Link } from 'wouter';
import type { Member } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { t } from '#web/words/words.ts';
import { useCompanion } from './companions.data.ts';

/**
 * The link beside a companion's face. It leads to the chat with the companion or, if there is none, to Match, which
 * introduces companions.
 */
export function CompanionAction({ person }: { person: Member }) {
  const { data, isPending } = useCompanion(person.id);
  if (isPending) return <Skeleton className="h-12 w-32" />;
  if (data === undefined) return null;
  return data.chatRoomId === null ? (
    <Link href={paths.match()} className={buttonClass({ variant: 'outline' })}>
      {t('companions.match-introduces-you', 'Match introduces you')}
    </Link>
  ) : (
    <Link href={paths.chat(data.chatRoomId)} className={buttonClass({ variant: 'iris' })}>
      {t('companions.open-your-chat', 'Open your chat')}
    </Link>
  );
}
