import { useState } from 'react';
import { editPost, POST_MAX, type Post } from '#contract/posts.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { leftIn } from '#contract/texts.written.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { changePost } from '#web/features/posts/reading/posts.data.ts';

/** The form to edit the text of one's own post. */
export function EditPost({ post, onClose }: { post: Post; onClose: () => void }) {
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
        <Button variant="lime" pending={isSaving} disabled={leftIn(text, POST_MAX) < 0} onClick={() => void save()}>
          {isAsked ? t('posts.save-it-anyway', 'Save it anyway') : t('common.save', 'Save')}
        </Button>
      }
    >
      <CountedArea
        label={t('posts.your-words', 'Your words')}
        max={POST_MAX}
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
