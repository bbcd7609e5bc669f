import { uploadVoice, type Voice } from '#contract/media.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import type { WaitingVoice } from '#web/features/chat/outbox/begun.ts';
import { newId } from '#web/platform/newId.ts';
import { createUpload, type UploadJob, type UploadState } from '#web/platform/media/upload.job.ts';
import { sendFile } from '#web/platform/media/uploads.ts';
import { waveOfRecording } from './wave.ts';
import { t } from '#web/words/words.ts';
import { longestVoice } from './limits.ts';
import type { RoomStore } from './room.store.ts';
import { sendOnceThere } from './sending.later.ts';
import { uploadWords } from './upload.words.ts';

/** The formats of browsers' recorders, the smallest first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
const BITS = 32_000;
const TICK_MS = 250;
/** The interval at which a recording is saved: a page that closes while it records loses no more than this. */
const PART_MS = 2000;
/** The wave that is shown until the recording's own wave is computed. */
const NO_WAVE = [1];

/** A finished recording, with the state of its upload. */
export interface Clip extends UploadState<Voice> {
  /** The id of the upload. */
  clientId: string;
  /** The address of the recording on this device; undefined if only the server has it. */
  preview: string | undefined;
  job: UploadJob;
  ms: number;
  wave: number[];
  /** The transcript of the recording. */
  alt: string;
}

export type Recording =
  /** `words` is the reason why there is no recording. */
  | { step: 'idle'; words?: string | undefined }
  /** Aborting `end` closes the microphone and drops the recording. */
  | { step: 'asking'; end: AbortController }
  /** `part` is the recording so far, as a voice note that can be stored. Its wave is computed only after a reload. */
  | { step: 'recording'; end: AbortController; recorder: MediaRecorder; ms: number; part: WaitingVoice | undefined }
  | { step: 'ready'; end: AbortController; clip: Clip };

export interface Recorder {
  /** False if this browser cannot record, or the longest duration is not known yet. */
  canRecord: boolean;
  state: Recording;
  start: () => void;
  /** Ends the recording and keeps it for playing and sending. Cancels a recording that has not begun. */
  stop: () => void;
  /** Drops the recording in any state. */
  cancel: () => void;
  describe: (alt: string) => void;
  /** True after a press of Send that waits for the upload. */
  isAwaited: boolean;
  /** Calls `send` with the voice note once it is uploaded, and drops it here. Repeats an upload that failed. */
  sendOnceThere: (send: (voice: MessageVoice) => void) => void;
  /** Restores a stored recording if the room has no other. With a file, it is uploaded again under the same id. */
  takeUp: (waiting: WaitingVoice) => void;
}

/**
 * Records one voice note of a room. The upload starts as soon as the recording ends, so that sending the message is
 * fast. The recording is kept with its room, so that leaving the page loses nothing.
 */
export function recorderIn(store: RoomStore, roomId: string): Recorder {
  const now = (): Recording => store.get(roomId).recording;
  const put = (recording: Recording): void => store.update(roomId, { recording });
  const cancel = (words?: string): void => {
    endOf(now())?.abort();
    put({ step: 'idle', words });
  };
  const change = (what: Partial<Clip>): void => {
    const state = now();
    if (state.step === 'ready') put({ ...state, clip: { ...state.clip, ...what } });
  };
  const ready = (waiting: WaitingVoice, end: AbortController): void => {
    const clip = clipOf(waiting, { end, onChange: change });
    put({ step: 'ready', end, clip });
    clip.job.run();
  };
  const keep = async (file: Blob, ms: number, end: AbortController): Promise<void> => {
    // A recorder that is stopped at once has no sound yet.
    if (file.size === 0)
      return cancel(t('chat.nothing-was-recorded', 'Nothing was recorded. Speak a moment longer, and try again.'));
    const wave = await waveOfRecording(file);
    if (!end.signal.aborted) ready({ clientId: newId(), file, ms, wave, alt: '', taken: undefined }, end);
  };
  const start = async (): Promise<void> => {
    endOf(now())?.abort();
    const end = new AbortController();
    put({ step: 'asking', end });
    try {
      const recorder = await openRecorder(end.signal);
      if (end.signal.aborted) return;
      let part: WaitingVoice | undefined;
      listen(recorder, end, {
        onTick: (ms) => put({ step: 'recording', end, recorder, ms, part }),
        onPart: (file, ms) => (part = { clientId: newId(), file, ms, wave: [], alt: '', taken: undefined }),
        onEnd: (recording, ms) => void keep(recording, ms, end),
      });
    } catch (error) {
      if (!end.signal.aborted) cancel(refusalOf(error));
    }
  };
  return {
    canRecord:
      longestVoice() < Infinity &&
      typeof MediaRecorder === 'function' &&
      TYPES.some((type) => MediaRecorder.isTypeSupported(type)),
    state: now(),
    start: () => void start(),
    stop: () => {
      const state = now();
      if (state.step === 'asking') cancel();
      if (state.step === 'recording' && state.recorder.state === 'recording') state.recorder.stop();
    },
    cancel: () => cancel(),
    describe: (alt) => change({ alt }),
    isAwaited: store.get(roomId).awaited.includes('voice'),
    sendOnceThere: (send) => {
      const before = now();
      if (before.step === 'ready') before.clip.job.run();
      sendOnceThere({ store, roomId, what: 'voice' }, () => {
        const state = now();
        if (state.step !== 'ready' || state.clip.taken === undefined) return;
        const { taken, wave, alt } = state.clip;
        send({ ...taken, wave, alt: alt.trim() });
        cancel();
      });
    },
    takeUp: (waiting) => {
      if (now().step !== 'idle') return;
      const { file, wave } = waiting;
      const end = new AbortController();
      ready({ ...waiting, wave: wave.length === 0 ? NO_WAVE : wave }, end);
      if (wave.length > 0 || file === undefined) return;
      void waveOfRecording(file).then((drawn) => !end.signal.aborted && change({ wave: drawn }));
    },
  };
}

/** Returns the state of an uploaded voice note that waits to be sent again. */
export function takenBack({ id, ms, wave, alt }: MessageVoice): Recording {
  const end = new AbortController();
  const waiting = { clientId: newId(), file: undefined, ms, wave, alt, taken: { id, ms } };
  return { step: 'ready', end, clip: clipOf(waiting, { end, onChange: () => undefined }) };
}

interface ClipWork {
  /** Its abort drops the clip. */
  end: AbortController;
  onChange: (state: UploadState<Voice>) => void;
}

/** Returns a clip of a stored recording. With a file, it counts as not uploaded: the server may have deleted it. */
function clipOf({ file, taken, ...waiting }: WaitingVoice, { end, onChange }: ClipWork): Clip {
  const { state, ...upload } = createUpload<Voice>({
    clientId: waiting.clientId,
    chosen: file,
    taken: file === undefined ? taken : undefined,
    send: async (voice, sent) => (await sendFile({ route: uploadVoice, field: 'voice' }, voice, sent)) as Voice,
    wordsOf: (error) =>
      uploadWords(error, 'voice', t('chat.it-was-not-sent-please', 'It was not sent. Please record it again.')),
    onChange,
  });
  end.signal.addEventListener('abort', upload.job.drop);
  return { ...waiting, ...state, ...upload };
}

const endOf = (state: Recording): AbortController | undefined => (state.step === 'idle' ? undefined : state.end);

/** Opens the microphone and returns a recorder. The microphone is released when the signal aborts. */
async function openRecorder(signal: AbortSignal): Promise<MediaRecorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true } });
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) close();
  signal.addEventListener('abort', close);
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  return new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS });
}

interface RecorderCallbacks {
  onTick: (ms: number) => void;
  /** Receives the whole recording so far. */
  onPart: (recording: Blob, ms: number) => void;
  onEnd: (recording: Blob, ms: number) => void;
}

/** Records until the recorder is stopped, or up to the longest duration of a voice note. */
function listen(
  recorder: MediaRecorder,
  { signal }: AbortController,
  { onTick, onPart, onEnd }: RecorderCallbacks,
): void {
  const pieces: Blob[] = [];
  const begun = performance.now();
  const passed = (): number => Math.min(longestVoice(), Math.round(performance.now() - begun));
  const tick = setInterval(() => {
    onTick(passed());
    if (passed() >= longestVoice() && recorder.state === 'recording') recorder.stop();
  }, TICK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(tick);
    if (recorder.state === 'recording') recorder.stop();
  });
  const all = (): Blob => new Blob(pieces, { type: recorder.mimeType });
  recorder.addEventListener('dataavailable', ({ data }) => {
    pieces.push(data);
    onPart(all(), passed());
  });
  recorder.addEventListener('stop', () => {
    const ms = passed();
    clearInterval(tick);
    for (const track of recorder.stream.getTracks()) track.stop();
    if (!signal.aborted) onEnd(all(), ms);
  });
  recorder.start(PART_MS);
  onTick(0);
}

function refusalOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return t(
      'chat.the-microphone-is-closed-to',
      'Your browser keeps the microphone from us. You can allow it in the settings for this page.',
    );
  if (name === 'NotFoundError') return t('chat.there-is-no-microphone-here', 'There is no microphone here.');
  return t('chat.the-microphone-did-not-answer', 'The microphone did not answer. Is another app using it?');
}
