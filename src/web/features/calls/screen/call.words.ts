import type { Call, ComesAs } from '#contract/calls.ts';
import type { DeviceTrouble } from '#web/features/calls/media/devices.ts';
import type { CallView, Phase } from '#web/features/calls/state.ts';
import type { AnimalName } from '#web/ui/Animal.tsx';
import { t } from '#web/words/words.ts';
import { asAnimal } from './animal.words.ts';

/** Returns a time as a clock shows it: 0:07, 12:48, 1:02:03. */
export function clockOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Returns what a call is doing, in words that are also read aloud. `name` is the other person's. */
export function phaseWords(phase: Phase, name: string): string {
  switch (phase) {
    case 'ringing':
      return t('calls.is-calling', '{name} is calling', { name });
    case 'calling':
      return t('calls.ringing-there', 'Ringing');
    case 'connecting':
      return t('calls.connecting', 'Connecting');
    case 'reconnecting':
      return t('calls.reconnecting', 'The line is gone. Looking for it again');
    case 'talking':
      return t('calls.you-are-talking', 'You and {name} are connected', { name });
    case 'elsewhere':
      return t('calls.answered-elsewhere', 'Answered on another device');
    case 'ended':
      return t('calls.call-over', 'The call is over');
  }
}

/** Returns how a call ended, in words. */
export function endWords({ ended, caller }: Call, me: number, name: string): string {
  const isMine = caller.userId === me;
  switch (ended?.how) {
    case undefined:
    case 'talked':
      return t('calls.call-over', 'The call is over');
    case 'lost':
      return t('calls.line-lost', 'The line was lost');
    case 'busy':
      return t('calls.busy', '{name} is in another call', { name });
    case 'cancelled':
      return isMine ? t('calls.you-hung-up', 'You hung up') : t('calls.they-hung-up', '{name} hung up', { name });
    case 'declined':
    case 'missed':
      return isMine ? t('calls.no-answer', 'No answer') : t('calls.missed', 'Missed call');
  }
}

/** Returns what the line gives, in words; empty while all is well. */
export function lineWords({ quality, theirs, own }: Pick<CallView, 'quality' | 'theirs' | 'own'>): string {
  if (quality === 'weak') {
    return own?.picture === null || own === null
      ? t('calls.weak-line-voice', 'Weak line: the voice may break up')
      : t('calls.weak-line', 'Weak line: picture off, voice goes on');
  }
  if (theirs?.picture === 'paused') return t('calls.their-picture-pauses', 'Their picture pauses, the voice goes on');
  if (quality === 'thin') return t('calls.thin-line', 'The line is thin: smaller picture');
  return '';
}

/** Returns what is read aloud of a call: its state, or what became worse of the line and the person's devices. */
export function spokenWords(view: CallView, phase: Phase): string {
  const name = view.other?.displayName ?? '';
  if (phase === 'ended') return endWords(view.call, view.me, name);
  const { own } = view;
  const worse = [
    phase === 'talking' ? lineWords(view) : '',
    own?.microphone ? microphoneWords(own.microphone) : '',
    own?.camera ? cameraWords(own.camera) : '',
  ].filter((words) => words !== '');
  return phase === 'talking' && worse.length > 0 ? worse.join(' ') : [phaseWords(phase, name), ...worse].join('. ');
}

/** Returns how somebody comes into a call, for the ringing screen. */
export function comesWords(comesAs: ComesAs | null, animal: AnimalName | undefined): string {
  if (comesAs === 'camera') return t('calls.with-camera', 'With the camera on.');
  return comesAs === 'animal' ? asAnimal(animal) : t('calls.voice-only', 'Voice only, no camera.');
}

/** Returns what is wrong with a microphone and what to do. */
export function microphoneWords(trouble: DeviceTrouble): string {
  switch (trouble) {
    case 'refused':
      return t(
        'calls.microphone-refused',
        'Your browser keeps the microphone from us, so you can only listen. Allow it in the settings for this page.',
      );
    case 'missing':
      return t('calls.microphone-missing', 'There is no microphone here, so you can only listen. Plug one in.');
    case 'busy':
      return t('calls.microphone-busy', 'Another app holds the microphone, so you can only listen. Close it there.');
    case 'gone':
      return t(
        'calls.microphone-gone',
        'The microphone was taken away. You still hear them, but they do not hear you.',
      );
  }
}

/** Returns what is wrong with a camera. The call goes on as a voice. */
export function cameraWords(trouble: DeviceTrouble): string {
  switch (trouble) {
    case 'refused':
      return t(
        'calls.camera-refused',
        'Your browser keeps the camera from us. Your voice goes on. Allow it in the settings for this page.',
      );
    case 'missing':
      return t('calls.camera-missing', 'There is no camera here. Your voice goes on.');
    case 'busy':
      return t('calls.camera-busy', 'Another app holds the camera. Your voice goes on.');
    case 'gone':
      return t('calls.camera-gone', 'The camera was taken away. Your voice goes on.');
  }
}
