import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { PICTURE_BYTES } from '#contract/media.ts';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { cache } from '#web/platform/calls/cache.ts';
import { asCallError, type CallError } from '#web/platform/calls/call.ts';
import { newId } from '#web/platform/newId.ts';
import { isPicture } from '#web/platform/media/picture-kinds.ts';
import { sendPicture, shrunk } from '#web/platform/media/pictures.ts';
import { PERCENT } from '#web/platform/media/shrink.plan.ts';
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

/** The data for a retry. The device stores it until the upload succeeds or is refused, or the person cancels it. */
interface KeptJob {
  file: File;
  /** The reduced file, once it exists. */
  small?: File;
  /** The id of the upload: a retry uses the same id, so the server keeps one picture. */
  clientId: string;
}

interface Job extends KeptJob {
  preview: string;
  stop: AbortController;
}

/** The job's key in the device's cache. */
const KEPT = 'posts/picture';

/** Stores the job for another visit, with the reduced file if there is one, or else the chosen file. */
const keep = ({ file, small, clientId }: Job): Promise<void> =>
  cache.put(KEPT, { file: small ?? file, clientId, ...(small !== undefined && { small }) } satisfies KeptJob);

const jobOf = (kept: KeptJob): Job => ({
  ...kept,
  preview: URL.createObjectURL(kept.file),
  stop: new AbortController(),
});

/** Reduces a chosen picture and uploads it. If the person leaves the page, the next visit continues the upload. */
export function usePostPicture(onTaken: (picture: MessagePicture) => void) {
  const [onItsWay, setOnItsWay] = useState<OnItsWay | null>(null);
  const current = useRef<Job>(null);
  const isShown = useRef(false);
  const end = (): void => {
    drop(current);
    setOnItsWay(null);
    void cache.remove(KEPT);
  };
  const run = async (job: Job): Promise<void> => {
    const show = (stage: OnItsWay['stage'], percent: number, problem?: string): void => {
      if (current.current === job)
        setOnItsWay({ preview: job.preview, stage, percent, ...(problem !== undefined && { problem }) });
    };
    show('loading', PERCENT.loading);
    try {
      if (job.small === undefined) {
        job.small = await shrunk(job.file, show);
        if (current.current === job) void keep(job);
      }
      const { compressed, complete } = PERCENT;
      const onProgress = (part: number): void =>
        show('sending', Math.round(compressed + part * (complete - compressed)));
      onProgress(0);
      const { clientId, stop } = job;
      const taken = await sendPicture(job.small, { clientId, signal: stop.signal, onProgress });
      if (current.current !== job) return;
      end();
      onTaken({ ...taken, alt: '' });
    } catch (error) {
      if (current.current !== job) return;
      const failure = asCallError(error);
      const problem = wordsOf(failure);
      toastFailure({ title: t('posts.optimization-failed', 'Optimization failed'), description: problem });
      if (isRefused(failure)) end();
      else show('error', PERCENT.error, problem);
    }
  };
  const add = async (file: File): Promise<void> => {
    const fault = faultOf(file);
    if (fault !== undefined) {
      toastFailure(fault);
      return;
    }
    drop(current);
    const job = jobOf({ file, clientId: newId() });
    current.current = job;
    void keep(job);
    await run(job);
  };
  const goOn = useEffectEvent(async () => {
    const kept = await cache.read<KeptJob>(KEPT);
    if (kept === undefined || current.current !== null || !isShown.current) return;
    current.current = jobOf(kept);
    await run(current.current);
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
    again: async (): Promise<void> => {
      if (current.current !== null) await run(current.current);
    },
    cancel: end,
  };
}

function drop(current: RefObject<Job | null>): void {
  current.current?.stop.abort();
  URL.revokeObjectURL(current.current?.preview ?? '');
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

function wordsOf(failure: CallError): string {
  const otherwise = t('posts.could-not-process-image-please', 'Could not process image. Please try again.');
  return failure.fields['picture'] ?? wordsFor(failure, otherwise);
}

/** Returns true for a permanent refusal. A lost connection, an ended session or a busy server is temporary. */
const isRefused = ({ status }: CallError): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;
