import type { AnimalDrawing } from '#content/animals/animal.ts';
import { loadAnimal, type AnimalName } from '#web/ui/Animal.tsx';
import { closedContours } from '#content/contour.ts';
import type { Head } from './head.ts';
import { mouths } from './mouths.ts';
import { watchSpeech } from './level.ts';

/** The edge of the sent picture in px. It shows in a disc of 184 px, on screens with two pixels a px. */
export const FACE_PX = 368;
const FRAMES = 20;
/** The side of the box in which the animals are drawn, and the part of the disc that it takes, as on the plates. */
const BOX = 32;
const PART = 0.62;

interface FaceColors {
  ground: string;
  still: string;
  lit: string;
}

interface Pose extends Head {
  /** The loudness of the voice, 0 to 1. */
  level: number;
  isSpeaking: boolean;
  /** Turns the contour rings; in radians. */
  turn: number;
}

interface Face {
  name: AnimalName;
  drawing: AnimalDrawing;
  /** The person's own contour, as paths in a square of `FACE_PX`. */
  rings: readonly string[];
  colors: FaceColors;
}

/** Draws one frame: the animal, lit and with an open mouth while its person speaks, within their contour rings. */
export function drawFace(
  context: CanvasRenderingContext2D,
  face: Face,
  { level, isSpeaking, x, y, tilt, turn }: Pose,
): void {
  const { drawing, colors, rings } = face;
  const middle = FACE_PX / 2;
  context.resetTransform();
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, FACE_PX, FACE_PX);
  const ink = isSpeaking ? colors.lit : colors.still;
  context.strokeStyle = ink;
  rings.forEach((ring, at) => {
    const grown = 1 + level * 0.06 * (rings.length - at);
    context.setTransform(grown, 0, 0, grown, middle * (1 - grown), middle * (1 - grown));
    context.translate(middle, middle);
    context.rotate(turn * (at % 2 === 0 ? 1 : -1));
    context.translate(-middle, -middle);
    context.globalAlpha = 0.14 + level * 0.5;
    context.lineWidth = 2 / grown;
    context.stroke(new Path2D(ring));
  });
  context.globalAlpha = 1;
  const scale = (FACE_PX * PART) / BOX;
  context.setTransform(scale, 0, 0, scale, middle + x * middle * 0.2, middle + y * middle * 0.2);
  context.rotate(tilt);
  // The animal stretches a little with the voice, from its feet.
  context.translate(-BOX / 2, BOX / 2);
  context.scale(1, 1 + level * 0.05);
  context.translate(0, -BOX);
  drawAnimal(context, drawing, ink);
  openMouth(context, face, { ink, level });
}

function drawAnimal(context: CanvasRenderingContext2D, drawing: AnimalDrawing, ink: string): void {
  context.fillStyle = ink;
  const rule = drawing.evenOdd === true ? 'evenodd' : 'nonzero';
  for (const path of drawing.paths) {
    const shape = new Path2D(path);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this fills a shape, not a list
    context.fill(shape, rule);
  }
  if (drawing.lines === undefined) return;
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.lineCap = context.lineJoin = 'round';
  context.stroke(new Path2D(drawing.lines.join('')));
}

function openMouth(
  context: CanvasRenderingContext2D,
  { name, colors }: Face,
  { ink, level }: { ink: string; level: number },
): void {
  const { x, y, width, isCut } = mouths[name];
  const height = width * 0.6 * level;
  if (height < 0.1) return;
  context.fillStyle = isCut === true ? colors.ground : ink;
  context.beginPath();
  context.ellipse(x, y + height / 3, width / 2, height, 0, 0, Math.PI * 2);
  context.fill();
}

interface FaceSource {
  name: AnimalName;
  /** The seed of the person's contour. */
  seed: string;
  level: () => number;
  head: () => Head;
  isStill: boolean;
}

/** A picture track on which the animal moves with the voice, until it is stopped. */
export async function startFace({ name, seed, level, head, isStill }: FaceSource): Promise<MediaStreamTrack> {
  const drawing = await loadAnimal(name);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = FACE_PX;
  const context = canvas.getContext('2d', { alpha: false });
  const [track] = canvas.captureStream(FRAMES).getVideoTracks();
  if (context === null || track === undefined) throw new Error('This browser cannot send a drawing.');
  const rings = closedContours(seed, FACE_PX, [FACE_PX * 0.4, FACE_PX * 0.44, FACE_PX * 0.48]);
  const face: Face = { name, drawing, rings, colors: colorsHere() };
  const speech = watchSpeech();
  let turn = 0;
  const draw = (): void => {
    const loud = level();
    if (!isStill) turn += loud * 0.03;
    drawFace(context, face, { ...head(), level: loud, isSpeaking: speech(loud, performance.now()), turn });
  };
  draw();
  // Frames of the screen stop in a hidden page; a timer goes on.
  const timer = setInterval(draw, 1000 / FRAMES);
  const stop = track.stop.bind(track);
  track.stop = () => {
    clearInterval(timer);
    stop();
  };
  return track;
}

/** The colors of the sky, as the tokens name them. A canvas does not read custom properties itself. */
export function colorsHere(): FaceColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return { ground: token('--night-2'), still: token('--moon'), lit: token('--lime') };
}
