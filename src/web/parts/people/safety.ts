import { blockPerson, liftBlock } from '#contract/blocks.ts';
import { unmatch } from '#contract/matching.ts';
import { call } from '#web/platform/calls/call.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { refreshPeople } from './people.data.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';

interface BlockTarget {
  id: number;
  displayName: string;
}

/** Blocks a person. A toast offers to undo the block, unless it ended a match. Returns whether the call succeeded. */
export async function block({ id, displayName }: BlockTarget): Promise<boolean> {
  try {
    const { isMatchOver } = await call(blockPerson, { params: { userId: id } });
    toast({
      title: t('parts.is-blocked', '{displayName} is blocked.', { displayName }),
      description: isMatchOver
        ? t('parts.your-match-is-over', 'Your match is over.')
        : t('parts.you-are-out-of-each', 'You are out of each other’s sight.'),
      ...(!isMatchOver && {
        action: { label: t('common.undo', 'Undo'), onPress: () => void lift({ id, displayName }) },
      }),
    });
  } catch (error) {
    tellFailure(error, t('parts.not-blocked', 'Not blocked'));
    return false;
  }
  await refreshPeople();
  return true;
}

/** Lifts the block of a person; a toast shows the result. */
export async function lift({ id, displayName }: BlockTarget): Promise<void> {
  try {
    await call(liftBlock, { params: { userId: id } });
    toast({
      title: t('parts.is-unblocked', '{displayName} is unblocked.', { displayName }),
      description: t('parts.you-can-see-each-other', 'You can see each other again.'),
    });
  } catch (error) {
    tellFailure(error, t('parts.still-blocked', 'Still blocked'));
  }
  await refreshPeople();
}

/** Ends a match for good. Returns whether the call succeeded. */
export async function endMatch(matchId: string): Promise<boolean> {
  try {
    await call(unmatch, { body: { matchId } });
  } catch (error) {
    tellFailure(
      error,
      t('common.something-went-wrong', 'Something went wrong'),
      t('parts.couldnt-unmatch-try-again', 'Couldn’t unmatch. Try again?'),
    );
    return false;
  }
  await refreshPeople();
  return true;
}
