import { useEffect, useRef, useState } from 'react';
import { PICTURE_BYTES } from '#contract/media.ts';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import { asCallError } from '#web/platform/call.ts';
import { newId } from '#web/platform/newId.ts';
import { sendPicture, shrunk } from '#web/platform/pictures.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** A picture on its way, in parts of 100. */
interface OnItsWay {
  preview: string;
  percent: number;
}

/** What is done of the whole once a step is over: the file was read, made small, and then each part that is sent. */
const [LOADED, SMALL] = [10, 60];

/** Makes a chosen picture small, and sends it; leaving the page gives it up. */
export function usePostPicture(onTaken: (picture: MessagePicture) => void) {
  const [state, setState] = useState<OnItsWay | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const end = (preview: string): void => {
    URL.revokeObjectURL(preview);
    setState(null);
  };
  const add = async (file: File): Promise<void> => {
    if (!file.type.startsWith('image/')) {
      toast({
        title: t('posts.invalid-file-type', 'Invalid file type'),
        description: t('posts.please-select-an-image-file', 'Please select an image file (JPEG, PNG, WebP, etc.)'),
        tone: 'bad',
      });
      return;
    }
    const small = await shrunk(file).catch(() => file);
    if (small.size > PICTURE_BYTES) {
      const size = t('posts.mb', '{round} MB.', { round: Math.round(file.size / 1024 / 1024) });
      toast({
        title: t('posts.file-too-large', 'File too large'),
        description: t('posts.please-select-an-image-smaller', '{size} Please select an image smaller than 25MB.', {
          size,
        }),
        tone: 'bad',
      });
      return;
    }
    const control = new AbortController();
    stop.current = control;
    const preview = URL.createObjectURL(small);
    setState({ preview, percent: LOADED });
    const onProgress = (part: number): void => setState({ preview, percent: SMALL + Math.round(part * (100 - SMALL)) });
    setState({ preview, percent: SMALL });
    try {
      const taken = await sendPicture(small, { clientId: newId(), signal: control.signal, onProgress });
      onTaken({ ...taken, alt: '' });
    } catch (error) {
      const { fields, words } = asCallError(error);
      const description =
        fields['picture'] ??
        (words === ''
          ? t('posts.could-not-process-image-please', 'Could not process image. Please try again.')
          : words);
      if (!control.signal.aborted)
        toast({ title: t('posts.optimization-failed', 'Optimization failed'), description, tone: 'bad' });
    }
    end(preview);
  };
  return { onItsWay: state, add, cancel: () => stop.current?.abort() };
}
