import { navigate } from 'wouter/use-browser-location';
import { isSaved, listSaved, saveMessage, savePost } from '#contract/saved.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey } from '#web/platform/calls/query.ts';
import { BookmarkSimple } from '#web/ui/icons/BookmarkSimple.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** A message, with its room, or a post. */
export type Savable = { id: string; roomId?: string };

/** Saves a message or a post, or takes it out. Returns false after a failure, which is shown. */
export async function setSaved({ id, roomId }: Savable, isWanted: boolean): Promise<boolean> {
  const body = { isSaved: isWanted };
  try {
    await (roomId === undefined
      ? call(savePost, { params: { id }, body })
      : call(saveMessage, { params: { roomId, messageId: id }, body }));
  } catch (error) {
    tellFailure(error, isWanted ? t('parts.not-saved', 'Not saved.') : t('parts.still-saved', 'Still saved.'));
    return false;
  }
  queryClient.setQueryData(queryKey(isSaved, undefined, { id }), body);
  await invalidate(listSaved);
  return true;
}

async function setAndTell(thing: Savable, isWanted: boolean): Promise<void> {
  if (!(await setSaved(thing, isWanted))) return;
  toast(
    isWanted
      ? {
          title: t('parts.saved-for-you-alone', 'Saved, for you alone.'),
          action: { label: t('parts.see-saved', 'See saved'), onPress: () => navigate(paths.saved()) },
        }
      : { title: t('parts.no-longer-saved', 'No longer saved.') },
  );
}

/** Returns the entry of a menu that saves a message or a post, or takes it out. */
export function savingItem(thing: Savable, isOn: boolean): MenuItem {
  return {
    label: isOn ? t('parts.remove-from-saved', 'Remove from saved') : t('common.save', 'Save'),
    icon: BookmarkSimple,
    onSelect: () => void setAndTell(thing, !isOn),
  };
}
