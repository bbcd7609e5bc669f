/** Where a head is: from -1 to 1 of the picture's half width and height, and its tilt in radians. */
export interface Head {
  x: number;
  y: number;
  tilt: number;
}

export const STILL_HEAD: Head = { x: 0, y: 0, tilt: 0 };

interface Point {
  x: number;
  y: number;
}
interface FoundFace {
  boundingBox: DOMRectReadOnly;
  landmarks?: { type: string; locations: Point[] }[];
}
type Detector = new (options: { fastMode: boolean; maxDetectedFaces: number }) => {
  detect: (source: ImageBitmapSource) => Promise<FoundFace[]>;
};

declare global {
  /** The shape detection of some browsers. TypeScript's DOM library does not declare it. */
  var FaceDetector: Detector | undefined;
}

/** True if this browser finds faces by itself. Nothing is fetched where it does not. */
export const canFindHeads = (): boolean => globalThis.FaceDetector !== undefined;

const LOOK_MS = 100;
/** The part of the way to a new position that the head goes at each look, so that it does not jump. */
const PACE = 0.4;

/** Follows the head on a camera's track, whose picture goes nowhere. Returns the head now, and how to stop. */
export function followHead(track: MediaStreamTrack): { read: () => Head; stop: () => void } {
  const Found = globalThis.FaceDetector;
  if (Found === undefined) return { read: () => STILL_HEAD, stop: () => track.stop() };
  const detector = new Found({ fastMode: true, maxDetectedFaces: 1 });
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = new MediaStream([track]);
  void video.play().catch(() => undefined);
  let head = STILL_HEAD;
  const look = async (): Promise<void> => {
    if (video.videoWidth === 0) return;
    const [face] = await detector.detect(video).catch(() => []);
    if (face === undefined) return;
    head = towards(head, headOf(face, video.videoWidth, video.videoHeight));
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    read: () => head,
    stop: () => {
      clearInterval(timer);
      track.stop();
    },
  };
}

/** Returns where a found face is. The picture is a mirror, so left and right change places. */
export function headOf({ boundingBox, landmarks = [] }: FoundFace, width: number, height: number): Head {
  const x = -((boundingBox.x + boundingBox.width / 2) / width - 0.5) * 2;
  const y = ((boundingBox.y + boundingBox.height / 2) / height - 0.5) * 2;
  const [one, other] = landmarks.filter(({ type }) => type === 'eye').map(({ locations }) => locations[0]);
  if (one === undefined || other === undefined) return { x, y, tilt: 0 };
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  return { x, y, tilt: -Math.atan2(right.y - left.y, right.x - left.x) };
}

function towards(from: Head, to: Head): Head {
  const step = (a: number, b: number): number => a + (b - a) * PACE;
  return { x: step(from.x, to.x), y: step(from.y, to.y), tilt: step(from.tilt, to.tilt) };
}
