import type { ComesAs } from '#contract/calls.ts';
import type { DeviceTrouble } from './devices.ts';

/** What of oneself goes to the other side. */
export interface OwnState {
  comesAs: ComesAs;
  isMuted: boolean;
  sound: MediaStreamTrack | null;
  /** The picture that is sent, and that one's own disc shows. */
  picture: MediaStreamTrack | null;
  microphone: DeviceTrouble | null;
  camera: DeviceTrouble | null;
  /** True while the picture is held because the page is hidden. */
  isHeld: boolean;
  /** True if one's head moves the animal, by a camera whose picture goes nowhere. */
  followsHead: boolean;
}

/** What goes to the other side before anything is opened. */
export const NOTHING_OPEN: OwnState = {
  comesAs: 'voice',
  isMuted: false,
  sound: null,
  picture: null,
  microphone: null,
  camera: null,
  isHeld: false,
  followsHead: false,
};
