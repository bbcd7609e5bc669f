import { useEffect, useRef, useState } from 'react';
import { uploadVoice, VOICE_MS, type Voice } from '#contract/media.ts';
import { asCallError } from '#web/platform/call.ts';
import { newId } from '#web/platform/newId.ts';
import { isBroken, sendFile } from '#web/platform/uploads.ts';
import { waveOfRecording } from '#web/platform/wave.ts';
import { t } from '#web/words/words.ts';

/** What browsers record, the smallest first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
const BITS = 32_000;
const TICK_MS = 250;

/** A recording on this device, and what the server knows of it. */
export interface Clip {
  url: string;
  ms: number;
  wave: number[];
  /** The part that was sent, from 0 to 1. */
  progress: number;
  taken: Voice | undefined;
  /** Why it was not taken, in words. */
  problem: string | undefined;
  /** Sends it again, where a broken connection stopped it. */
  retry: (() => void) | undefined;
}

export type Recording =
  /** `words` says why nothing is recorded. */
  | { step: 'idle'; words: string | undefined }
  | { step: 'asking' }
  | { step: 'recording'; ms: number }
  | { step: 'ready'; clip: Clip };

export interface Recorder {
  /** False where this browser records nothing. */
  canRecord: boolean;
  state: Recording;
  start: () => void;
  /** Ends the recording and keeps it to be heard and sent. */
  stop: () => void;
  /** Drops the recording, whatever it is at. */
  cancel: () => void;
}

interface Running {
  end: AbortController;
  recorder: MediaRecorder;
}

/** Records one voice note, and sends it to the server as soon as it ends, so that the message itself is quick. */
export function useRecorder(): Recorder {
  const [state, setState] = useState<Recording>({ step: 'idle', words: undefined });
  const running = useRef<Running>(undefined);
  const end = useRef<AbortController>(undefined);
  useEffect(() => () => end.current?.abort(), []);

  const cancel = (words?: string): void => {
    end.current?.abort();
    running.current = undefined;
    setState({ step: 'idle', words });
  };
  const change = (what: Partial<Clip>): void =>
    setState((now) => (now.step === 'ready' ? { step: 'ready', clip: { ...now.clip, ...what } } : now));
  const keep = async (recording: Blob, ms: number, { signal }: AbortController): Promise<void> => {
    const wave = await waveOfRecording(recording);
    if (signal.aborted) return;
    const url = URL.createObjectURL(recording);
    signal.addEventListener('abort', () => URL.revokeObjectURL(url));
    setState({
      step: 'ready',
      clip: { url, ms, wave, progress: 0, taken: undefined, problem: undefined, retry: undefined },
    });
    const upload = { clientId: newId(), signal, onProgress: (progress: number) => change({ progress }) };
    const send = (): void => {
      change({ problem: undefined, retry: undefined, progress: 0 });
      sendFile({ route: uploadVoice, field: 'voice' }, recording, upload).then(
        (taken) => change({ taken: taken as Voice, progress: 1 }),
        (error: unknown) => {
          if (!signal.aborted) change({ problem: wordsOf(error), retry: isBroken(error) ? send : undefined });
        },
      );
    };
    send();
  };
  const retry = state.step === 'ready' ? state.clip.retry : undefined;
  useEffect(() => {
    if (retry === undefined) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  const start = async (): Promise<void> => {
    end.current?.abort();
    const mine = new AbortController();
    end.current = mine;
    setState({ step: 'asking' });
    try {
      const recorder = await recorderOf(mine.signal);
      if (mine.signal.aborted) return;
      running.current = { end: mine, recorder };
      listen(recorder, mine, {
        onTick: (ms) => setState({ step: 'recording', ms }),
        onEnd: (recording, ms) => void keep(recording, ms, mine),
      });
    } catch (error) {
      if (!mine.signal.aborted) cancel(refusalOf(error));
    }
  };
  return {
    canRecord: typeof MediaRecorder === 'function' && TYPES.some((type) => MediaRecorder.isTypeSupported(type)),
    state,
    start: () => void start(),
    stop: () => {
      const recorder = running.current?.recorder;
      if (recorder?.state === 'recording') recorder.stop();
    },
    cancel: () => cancel(),
  };
}

/** Asks for the microphone, which is given back when the signal aborts. */
async function recorderOf(signal: AbortSignal): Promise<MediaRecorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true } });
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) close();
  signal.addEventListener('abort', close);
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  return new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS });
}

interface Heard {
  onTick: (ms: number) => void;
  onEnd: (recording: Blob, ms: number) => void;
}

/** Records until it is stopped, or as long as a voice note may be. */
function listen(recorder: MediaRecorder, { signal }: AbortController, { onTick, onEnd }: Heard): void {
  const pieces: Blob[] = [];
  const begun = performance.now();
  const passed = (): number => Math.min(VOICE_MS, Math.round(performance.now() - begun));
  const tick = setInterval(() => {
    onTick(passed());
    if (passed() >= VOICE_MS && recorder.state === 'recording') recorder.stop();
  }, TICK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(tick);
    if (recorder.state === 'recording') recorder.stop();
  });
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.addEventListener('stop', () => {
    const ms = passed();
    clearInterval(tick);
    for (const track of recorder.stream.getTracks()) track.stop();
    if (!signal.aborted) onEnd(new Blob(pieces, { type: recorder.mimeType }), ms);
  });
  recorder.start();
  onTick(0);
}

function refusalOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return t(
      'chat.the-microphone-is-closed-to',
      'The microphone is closed to us. Your browser’s settings for this page can open it.',
    );
  if (name === 'NotFoundError') return t('chat.there-is-no-microphone-here', 'There is no microphone here.');
  return t('chat.the-microphone-did-not-answer', 'The microphone did not answer. Is another app using it?');
}

function wordsOf(error: unknown): string {
  const { fields, words } = asCallError(error);
  if (isBroken(error)) return t('chat.it-was-not-sent', 'It was not sent.');
  return (
    fields['voice'] ??
    (words === '' ? t('chat.it-was-not-sent-please', 'It was not sent. Please record it again.') : words)
  );
}
