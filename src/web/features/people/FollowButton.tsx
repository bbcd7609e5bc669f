import type { PersonCard } from '#contract/people.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { Button, type ButtonSize } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { setFollowing } from './follows.data.ts';

type FollowButtonProps = {
  myId: number;
  person: Pick<PersonCard, 'id' | 'displayName'>;
  isFollowing: boolean;
  size?: ButtonSize;
  full?: boolean;
  /** Runs after the server said how it is now. */
  onChange?: (isFollowing: boolean) => void;
};

/** Follows somebody, or ends it. */
export function FollowButton({ myId, person, isFollowing, size, full, onChange }: FollowButtonProps) {
  const [toggle, isRunning] = useOneAtATime(async () => {
    const isOn = !isFollowing;
    try {
      await setFollowing({ myId, id: person.id, isOn });
      onChange?.(isOn);
    } catch (error) {
      toast({
        title: isOn ? t('people.follow-failed', 'Follow failed') : t('people.unfollow-failed', 'Unfollow failed'),
        description: wordsFor(error, t('common.please-try-again-in-a', 'Please try again in a moment.')),
        tone: 'bad',
      });
    }
  });
  const words = isFollowing ? t('people.following', 'Following') : t('people.follow', 'Follow');
  return (
    <Button
      variant={isFollowing ? 'outline' : 'ink'}
      size={size}
      full={full}
      pending={isRunning}
      aria-label={`${words} ${person.displayName}`}
      onClick={() => void toggle()}
      className={full ? undefined : 'shrink-0'}
    >
      {words}
    </Button>
  );
}
