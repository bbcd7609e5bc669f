import { loadAnimal, type AnimalName } from '#web/ui/Animal.tsx';
import type { AnimalDrawing } from '#content/animals/animal.ts';
import { contours } from '#content/contour.ts';
import {
  FRAME,
  LEFT,
  PICTURE,
  RIGHT,
  type Lettering,
  type Measure,
  type PictureLayout,
  type PlateText,
} from './plate.layout.ts';

/** The animals are drawn in a square with edges of this length. */
const BOX = 32;
/** The width of a drawing's lines, in the units of that square. */
const LINE = 2;

/** The radius of the dot at the end of a bar, including the ring of the dot. The dot stays within the bar. */
const REACH = 20;

/** A line is drawn only if its `d` has more characters than this. The tip of a hill would look like a speck. */
const SPECK = 150;

const families = { display: 'Bricolage', text: 'Figtree', latin: 'Instrument Serif' } as const;
/** The letter spacing, as a fraction of the font size. It is tight for display type, as on the plate of the page. */
const spacing = { display: -0.04, text: 0, latin: -0.01 } as const;

const tokens = ['paper', 'paper-3', 'ink', 'ink-2', 'contour', 'line', 'lime'] as const;
type Colours = Record<(typeof tokens)[number], string>;

interface Plate {
  animal: AnimalName;
  /** The seed of the contour lines behind the animal. */
  seed: string;
  /** The part of the file's name after `wildin-`. */
  name: string;
  layOut: (measure: Measure) => PictureLayout;
}

/** Draws a plate on this device, as a PNG of 1080 × 1350. Throws if the browser cannot draw it. */
export async function drawPlatePicture({ animal, seed, name, layOut }: Plate): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  const measure = (text: string, lettering: Lettering): number => {
    setFont(context, lettering);
    return context.measureText(text).width;
  };
  // The draft only says which fonts to load. The final layout then measures the text in these fonts.
  const draft = layOut(measure);
  const [drawing] = await Promise.all([loadAnimal(animal), ...draft.words.map(loadFont)]);
  const layout = layOut(measure);
  const colours = dayColours();
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  drawFrame(context, colours, seed);
  drawAnimal(context, drawing, { ...layout.animal, ink: colours.ink });
  drawBars(context, colours, layout);
  for (const words of layout.words) drawWords(context, colours, words);
  const file = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return new File([await pngOf(canvas)], `wildin-${file}.png`, { type: 'image/png' });
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))), 'image/png');
  });
}

/** Returns the light theme's colors, even in the dark theme, because a plate looks like a print on paper. */
function dayColours(): Colours {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  probe.hidden = true;
  document.body.append(probe);
  const colours = Object.fromEntries(
    tokens.map((token) => {
      probe.style.color = `var(--${token})`;
      return [token, getComputedStyle(probe).color];
    }),
  ) as Colours;
  probe.remove();
  return colours;
}

const fontOf = ({ face, weight, size }: Lettering): string =>
  `${face === 'latin' ? 'italic' : 'normal'} ${weight} ${size}px "${families[face]}"`;

function setFont(context: CanvasRenderingContext2D, lettering: Lettering): void {
  context.font = fontOf(lettering);
  context.letterSpacing = `${spacing[lettering.face] * lettering.size}px`;
}

async function loadFont(words: PlateText): Promise<void> {
  await document.fonts.load(fontOf(words), words.text);
}

function drawFrame(context: CanvasRenderingContext2D, colours: Colours, seed: string): void {
  const { x, y, width, height } = FRAME;
  const frame = new Path2D();
  frame.roundRect(x, y, width, height, 10);
  context.save();
  context.clip(frame);
  context.translate(x, y);
  context.strokeStyle = colours.contour;
  context.lineWidth = 2.5;
  const rings = contours({ seed, width, height, levels: 11, peak: [0.5, 0.28] });
  context.stroke(new Path2D(rings.filter((ring) => ring.length > SPECK).join('')));
  context.restore();
  context.strokeStyle = colours.ink;
  context.lineWidth = 4;
  context.stroke(frame);
}

function drawAnimal(
  context: CanvasRenderingContext2D,
  { paths, lines, evenOdd }: AnimalDrawing,
  { x, y, size, ink }: { x: number; y: number; size: number; ink: string },
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / BOX, size / BOX);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  const shapes = paths.map((path) => new Path2D(path));
  for (const shape of shapes) context.fill(shape, evenOdd ? 'evenodd' : 'nonzero');
  if (lines) {
    context.lineWidth = LINE;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(lines.join('')));
  }
  context.restore();
}

function drawBars(context: CanvasRenderingContext2D, colours: Colours, { bars, rule }: PictureLayout): void {
  const width = RIGHT - LEFT;
  if (rule !== undefined) {
    context.fillStyle = colours.line;
    context.fillRect(LEFT, rule, width, 3);
  }
  for (const { y, share } of bars) {
    for (const [part, colour] of [
      [1, colours['paper-3']],
      [share, colours.ink],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(LEFT, y - 5, width * part, 10, 5);
      context.fill();
    }
    context.beginPath();
    context.arc(Math.max(LEFT + REACH, LEFT + width * share - REACH), y, 16, 0, Math.PI * 2);
    context.fillStyle = colours.ink;
    context.fill();
    context.strokeStyle = colours.lime;
    context.lineWidth = 9;
    context.stroke();
  }
}

function drawWords(context: CanvasRenderingContext2D, colours: Colours, words: PlateText): void {
  setFont(context, words);
  context.textAlign = words.align;
  context.fillStyle = colours[words.ink];
  context.fillText(words.text, words.x, words.y);
}
