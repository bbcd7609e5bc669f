import { useEffect, useState } from 'react';
import { userStats } from '#contract/accounts.ts';
import { deletePost, POST_EDIT_MS, type Post } from '#contract/posts.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { FindSaved } from '#web/parts/saving/FindSaved.tsx';
import { savingItem } from '#web/parts/saving/saving.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';
import { changePost } from '#web/features/posts/reading/posts.data.ts';

const EditPost = fetched(() => import('./EditPost.tsx').then((module) => module.EditPost));

/** The actions of an author on their own post. */
export function OwnPostMenu({ post, onDeleted }: { post: Post; onDeleted?: () => void }) {
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const [isFresh, setFresh] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const close = (): void => setAsked(null);
  useEffect(() => EditPost.fetchOnceTouched(), []);
  const [remove, isRemoving] = useTold(
    async () => {
      await call(deletePost, { params: { id: post.id } });
      close();
      changePost(post.id, null);
      if (post.user.id !== null) void invalidate(userStats, { id: post.user.id });
      sayAloud(t('posts.deleted', 'Deleted.'));
      onDeleted?.();
    },
    t('posts.it-is-still-there', 'It is still there.'),
  );
  const edit: MenuItem[] = isFresh
    ? [{ label: t('common.edit', 'Edit'), icon: NotePencil, onSelect: () => setAsked('edit') }]
    : [];
  const items: MenuItem[] = [
    ...edit,
    savingItem({ id: post.id }, isSaved),
    { label: t('posts.delete', 'Delete'), icon: Trash, danger: true, onSelect: () => setAsked('delete') },
  ];
  const look = (): void => {
    setOpened(true);
    setFresh(Date.now() - Date.parse(post.createdAt) < POST_EDIT_MS);
  };
  return (
    <>
      <LateMenu items={items} onOpenChange={(isOpen) => isOpen && look()}>
        <IconButton icon={DotsThree} label={t('posts.more-about-your-post', 'More about your post')} />
      </LateMenu>
      {isOpened && <FindSaved id={post.id} onFound={setSaved} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={t('posts.delete-this-post', 'Delete this post?')}
        description={t(
          'posts.its-picture-likes-and-comments',
          'Its picture, likes and comments go with it. This cannot be undone.',
        )}
        confirm={t('posts.delete', 'Delete')}
        danger
        pending={isRemoving}
        onConfirm={() => void remove()}
      />
      {asked === 'edit' && <EditPost post={post} onClose={close} />}
    </>
  );
}
