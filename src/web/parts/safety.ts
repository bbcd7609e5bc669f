import { blockPerson, liftBlock } from '#contract/blocks.ts';
import { unmatch } from '#contract/matching.ts';
import { call } from '#web/platform/call.ts';
import { toast } from '#web/ui/toast.ts';
import { refreshPeople } from './people.data.ts';
import { wordsFor } from './problems.ts';

interface Person {
  id: number;
  displayName: string;
}

const AGAIN = 'Please try again.';

/** Blocks a person and offers to take it back, where a match did not end with it. Returns whether it was done. */
export async function block({ id, displayName }: Person): Promise<boolean> {
  try {
    const { isMatchOver } = await call(blockPerson, { params: { userId: id } });
    toast({
      title: `${displayName} is blocked.`,
      description: isMatchOver ? 'Your match is over.' : 'You are out of each other’s sight.',
      ...(!isMatchOver && { action: { label: 'Undo', onPress: () => void lift({ id, displayName }) } }),
    });
  } catch (error) {
    toast({ title: 'Not blocked', description: wordsFor(error, AGAIN), tone: 'bad' });
    return false;
  }
  await refreshPeople();
  return true;
}

/** Lifts the block of a person. */
export async function lift({ id, displayName }: Person): Promise<void> {
  try {
    await call(liftBlock, { params: { userId: id } });
    toast({ title: `${displayName} is unblocked.`, description: 'You can see each other again.' });
  } catch (error) {
    toast({ title: 'Still blocked', description: wordsFor(error, AGAIN), tone: 'bad' });
  }
  await refreshPeople();
}

/** Ends a match for good. Returns whether it was done. */
export async function endMatch(matchId: string): Promise<boolean> {
  try {
    await call(unmatch, { body: { matchId } });
  } catch (error) {
    toast({ title: 'Something went wrong', description: wordsFor(error, 'Couldn’t unmatch. Try again?'), tone: 'bad' });
    return false;
  }
  await refreshPeople();
  return true;
}
