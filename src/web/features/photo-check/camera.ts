import { withoutMetadata } from '#contract/photo-check.jpeg.ts';

/** Why there is no live picture. */
export type CameraTrouble = 'refused' | 'missing' | 'busy';

/** The picture that is asked of the camera; the page cuts it to the frame. */
const WANTED = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } };
/** The frame's width divided by its height, and the greatest height of the sent picture in pixels. */
const FRAME = 350 / 432;
const TALLEST = 960;
const QUALITY = 0.9;

/** Opens the camera that faces the person. An insecure page has none, whatever the types say. */
export async function openCamera(): Promise<MediaStream | CameraTrouble> {
  try {
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    return (await devices?.getUserMedia({ video: WANTED })) ?? 'missing';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
  }
}

/** Shows a camera in an element. */
export function showIn(video: HTMLVideoElement, stream: MediaStream | null): void {
  video.srcObject = stream;
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * Returns what the frame shows now, as in a mirror, so that it can be laid beside the pose: a JPEG without any data of
 * the camera or the browser. Undefined before the first picture of the camera.
 */
export async function pictureOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const [width, height] =
    videoWidth / videoHeight > FRAME ? [videoHeight * FRAME, videoHeight] : [videoWidth, videoWidth / FRAME];
  const scale = Math.min(1, TALLEST / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext('2d');
  if (drawing === null) return undefined;
  drawing.translate(canvas.width, 0);
  drawing.scale(-1, 1);
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
  drawing.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  const plain = made && withoutMetadata(new Uint8Array(await made.arrayBuffer()));
  return plain ? new Blob([plain], { type: 'image/jpeg' }) : undefined;
}
