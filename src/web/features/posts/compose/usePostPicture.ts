import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { PICTURE_BYTES, type Picture } from '#contract/media.ts';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { cache } from '#web/platform/calls/cache.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { newId } from '#web/platform/newId.ts';
import { isPicture } from '#web/platform/media/picture-kinds.ts';
import { sendPicture, shrunk } from '#web/platform/media/pictures.ts';
import { PERCENT } from '#web/platform/media/shrink.plan.ts';
import { createUpload, type UploadJob, type UploadState } from '#web/platform/media/upload.job.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** A chosen picture that the server has not received yet. */
export interface OnItsWay {
  preview: string;
  stage: 'loading' | 'resizing' | 'compressing' | 'sending' | 'error';
  /** From 0 to 100. */
  percent: number;
  /** The reason for a failure, as text; the upload can be retried. */
  problem?: string;
}

/** What the device stores until the upload succeeds or is refused, or the person cancels it. */
interface KeptUpload {
  file: File;
  isReduced: boolean;
  /** The id of the upload: a retry uses the same id, so the server keeps one picture. */
  clientId: string;
}

/** The upload's key in the device's cache. */
const KEPT = 'posts/picture';

const keep = (upload: KeptUpload): Promise<void> => cache.put(KEPT, upload);

/** Reduces a chosen picture and uploads it. If the person leaves the page, the next visit continues the upload. */
export function usePostPicture(onTaken: (picture: MessagePicture) => void) {
  const [onItsWay, setOnItsWay] = useState<OnItsWay | null>(null);
  const current = useRef<UploadJob>(null);
  const isShown = useRef(false);
  const end = (): void => {
    drop(current);
    setOnItsWay(null);
    void cache.remove(KEPT);
  };
  const begin = ({ file, isReduced, clientId }: KeptUpload): void => {
    drop(current);
    const isOn = (): boolean => current.current === job;
    const show = (stage: OnItsWay['stage'], percent: number, problem?: string): void => {
      if (isOn()) setOnItsWay({ preview, stage, percent, ...(problem !== undefined && { problem }) });
    };
    const reduce = async (): Promise<File> => {
      const small = await shrunk(file, show);
      if (isOn()) void keep({ file: small, isReduced: true, clientId });
      return small;
    };
    const onChange = ({ step, progress, taken, problem, canRetry }: UploadState<Picture>): void => {
      const { loading, compressed, complete, error } = PERCENT;
      if (step === 'preparing') show('loading', loading);
      if (step === 'sending') show('sending', Math.round(compressed + progress * (complete - compressed)));
      if (step === 'failed') {
        toastFailure({ title: t('posts.optimization-failed', 'Optimization failed'), description: problem });
        if (canRetry) show('error', error, problem);
        else end();
      }
      if (taken === undefined) return;
      end();
      onTaken({ ...taken, alt: '' });
    };
    const prepare = isReduced ? undefined : reduce;
    const upload = { clientId, chosen: file, prepare, send: sendPicture, wordsOf, onChange };
    const { job, preview = '' } = createUpload<Picture>(upload);
    current.current = job;
    job.run();
  };
  const add = (file: File): void => {
    const fault = faultOf(file);
    if (fault !== undefined) {
      toastFailure(fault);
      return;
    }
    const chosen = { file, isReduced: false, clientId: newId() };
    void keep(chosen);
    begin(chosen);
  };
  const goOn = useEffectEvent(async () => {
    const kept = await cache.read<KeptUpload>(KEPT);
    if (kept !== undefined && current.current === null && isShown.current) begin(kept);
  });
  useEffect(() => {
    isShown.current = true;
    void goOn();
    return () => {
      isShown.current = false;
      drop(current);
    };
  }, []);
  return {
    onItsWay,
    add,
    /** Retries the same upload, so that the server does not keep the picture twice. */
    again: (): void => current.current?.run(),
    cancel: end,
  };
}

function drop(current: RefObject<UploadJob | null>): void {
  current.current?.drop();
  current.current = null;
}

/** Returns the reason why a file cannot be uploaded; undefined for a usable file. */
function faultOf(file: File): { title: string; description: string } | undefined {
  if (!isPicture(file))
    return {
      title: t('posts.invalid-file-type', 'Invalid file type'),
      description: t('posts.please-select-an-image-file', 'Please select an image file (JPEG, PNG, WebP, etc.)'),
    };
  if (file.size <= PICTURE_BYTES) return undefined;
  const size = t('posts.mb', '{round} MB.', { round: Math.round(file.size / 1024 / 1024) });
  return {
    title: t('posts.file-too-large', 'File too large'),
    description: t('posts.please-select-an-image-smaller', '{size} Please select an image smaller than 25MB.', {
      size,
    }),
  };
}

function wordsOf(error: unknown): string {
  const otherwise = t('posts.could-not-process-image-please', 'Could not process image. Please try again.');
  return asCallError(error).fields['picture'] ?? wordsFor(error, otherwise);
}
