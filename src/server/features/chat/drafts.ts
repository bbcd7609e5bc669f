import type { ChatDraft } from '#contract/chat.drafts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { mustBeIn } from './chat.ts';
import { draftIn, removeDraft, writeDraft } from './drafts.queries.ts';

interface DraftSave {
  userId: number;
  roomId: string;
  content: string;
  base: string | null;
}

/**
 * Stores a draft, or removes it if `content` is empty, unless another device has changed it. Throws `not_found` if the
 * person is not a member.
 */
export async function keepDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'hints'>,
  wish: DraftSave,
): Promise<{ isSaved: boolean; draft: ChatDraft | null }> {
  const { db, clock, newId } = deps;
  await mustBeIn(db, wish.userId, wish.roomId);
  if (wish.content === '') await removeDraft(db, wish);
  const isWritten = wish.content !== '' && (await writeDraft(db, { ...wish, revision: newId(), now: clock.now() }));
  const draft = (await draftIn(db, wish)) ?? null;
  // Another device may have saved its own text between the two statements.
  const isSaved = (draft?.content ?? '') === wish.content && (isWritten || draft === null);
  if (isSaved) askToResync(deps, wish.userId, 'drafts');
  return { isSaved, draft };
}
