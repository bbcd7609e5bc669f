import type { PersonCard } from '#contract/people.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { Button, type ButtonSize } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { t } from '#web/words/words.ts';
import { setFollowing } from './follows.data.ts';

type FollowButtonProps = {
  myId: number;
  person: Pick<PersonCard, 'id' | 'displayName'>;
  isFollowing: boolean;
  size?: ButtonSize;
  full?: boolean;
  /** On a card, following is a state: words without a frame. Every other button is outlined, because none is the first. */
  isOnCard?: boolean;
  /** Receives the new state once the server has saved it. */
  onChange?: (isFollowing: boolean) => void;
};

/** Follows or unfollows a person. */
export function FollowButton({ myId, person, isFollowing, size, full, isOnCard = false, onChange }: FollowButtonProps) {
  const failed = isFollowing
    ? t('people.unfollow-failed', 'Unfollow failed')
    : t('people.follow-failed', 'Follow failed');
  const [toggle, isRunning] = useTold(async () => {
    await setFollowing({ myId, id: person.id, isOn: !isFollowing });
    onChange?.(!isFollowing);
  }, failed);
  const name = person.displayName;
  const words = isFollowing ? t('people.following', 'Following') : t('people.follow', 'Follow');
  return (
    <Button
      variant={isOnCard ? (isFollowing ? 'quiet' : 'outline') : isFollowing ? 'outline' : 'ink'}
      size={size}
      full={full}
      pending={isRunning}
      aria-label={
        isFollowing
          ? t('people.following-named', 'Following {name}', { name })
          : t('people.follow-named', 'Follow {name}', { name })
      }
      onClick={() => void toggle()}
      className={cx(!full && 'shrink-0', isOnCard && isFollowing && 'justify-start! px-0!')}
    >
      {isOnCard && isFollowing && <Check size={18} />}
      <span>{words}</span>
    </Button>
  );
}
