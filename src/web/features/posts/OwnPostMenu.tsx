import { useState } from 'react';
import { userStats } from '#contract/accounts.ts';
import { deletePost, editPost, POST_EDIT_MS, POST_MAX, type Post } from '#contract/posts.ts';
import { LateMenu } from '#web/parts/LateMenu.tsx';
import { wordsFor } from '#web/parts/problems.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { lengthOf } from '#web/platform/graphemes.ts';
import { invalidate } from '#web/platform/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { changePost } from './posts.data.ts';

/** What an author can do with their own post. */
export function OwnPostMenu({ post, onDeleted }: { post: Post; onDeleted?: () => void }) {
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const [isFresh, setFresh] = useState(false);
  const close = (): void => setAsked(null);
  const [remove, isRemoving] = useOneAtATime(async () => {
    try {
      await call(deletePost, { params: { id: post.id } });
      close();
      changePost(post.id, null);
      if (post.user.id !== null) void invalidate(userStats, { id: post.user.id });
      toast({ title: t('posts.deleted', 'Deleted.') });
      onDeleted?.();
    } catch (error) {
      toast({
        title: t('posts.it-is-still-there', 'It is still there.'),
        description: wordsFor(error, t('common.please-try-again-in-a', 'Please try again in a moment.')),
        tone: 'bad',
      });
    }
  });
  const edit: MenuItem[] = isFresh
    ? [{ label: t('common.edit', 'Edit'), icon: NotePencil, onSelect: () => setAsked('edit') }]
    : [];
  const items: MenuItem[] = [
    ...edit,
    { label: t('posts.delete', 'Delete'), icon: Trash, danger: true, onSelect: () => setAsked('delete') },
  ];
  const look = (): void => setFresh(Date.now() - Date.parse(post.createdAt) < POST_EDIT_MS);
  return (
    <>
      <LateMenu items={items} onOpenChange={(isOpen) => isOpen && look()}>
        <IconButton icon={DotsThree} label={t('posts.more-about-your-post', 'More about your post')} />
      </LateMenu>
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
      {asked === 'edit' && <EditDialog post={post} onClose={close} />}
    </>
  );
}

function EditDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [text, setText] = useState(post.content);
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [save, isSaving] = useOneAtATime(async () => {
    try {
      const body = { content: text, ...(isAsked && { sendAnyway: true }) };
      const changed = await call(editPost, { params: { id: post.id }, body });
      changePost(post.id, () => changed);
      onClose();
    } catch (error) {
      const { code, fields } = asCallError(error);
      setAsked(code === 'send_anyway');
      setProblem(
        fields['content'] ??
          wordsFor(error, t('posts.it-was-not-changed-please', 'It was not changed. Please try again.')),
      );
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('posts.edit-your-post', 'Edit your post')}
      description={t('posts.it-will-say-that-it', 'It will say that it was edited.')}
      footer={
        <Button variant="lime" pending={isSaving} disabled={lengthOf(text) > POST_MAX} onClick={() => void save()}>
          {isAsked ? t('posts.save-it-anyway', 'Save it anyway') : t('common.save', 'Save')}
        </Button>
      }
    >
      <CountedArea
        label={t('posts.your-words', 'Your words')}
        max={POST_MAX}
        count={lengthOf}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setProblem(undefined);
          setAsked(false);
        }}
        error={problem}
      />
    </Dialog>
  );
}
