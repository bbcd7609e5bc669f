import type { EnergyBand, VibeKey } from '#content/vibes.ts';
import { features, type Feature } from './features.ts';
import { aura, both, line, shape, solid, star, type PortraitPath } from './shape.ts';

/** The length of an edge of the square in which a portrait is drawn. */
export const PORTRAIT_EDGE = 200;
const MIDDLE = PORTRAIT_EDGE / 2;
const GROUND = 188;

export type Layer = {
  part: 'air' | 'body' | 'ears' | 'face' | 'mouth' | 'mark' | 'paws' | 'ground';
  shapes: readonly PortraitPath[];
  /** The origin of the shapes, and their rotation around it, in degrees. */
  at: readonly [x: number, y: number, turn: number];
};

type Posture = {
  /** The y of the head's middle, from the top. */
  head: number;
  air: readonly PortraitPath[];
  body: readonly PortraitPath[];
  /** Drawn in front of the head. */
  paws: readonly PortraitPath[];
  /** The horizontal scale of the mouth; 1 is its drawn width. */
  voice: number;
};

/** With more energy the head is higher, the arms are wider and the air has more strokes. */
const postures: Readonly<Record<EnergyBand, Posture>> = {
  minimal: {
    head: 148,
    voice: 0.72,
    air: [aura('M150 62L164 62L150 78L164 78'), aura('M172 40L182 40L172 52L182 52')],
    body: [shape(`M22 ${GROUND}C20 150 52 126 112 130C160 132 186 156 182 ${GROUND}Z`)],
    paws: [shape(`M44 ${GROUND}C40 174 70 172 72 ${GROUND}Z`), shape(`M128 ${GROUND}C130 172 160 174 156 ${GROUND}Z`)],
  },
  low: {
    head: 122,
    voice: 0.88,
    air: [aura(arc(95, 212, 240)), aura(arc(95, 300, 328))],
    body: [shape(`M46 ${GROUND}C42 150 62 136 100 136C138 136 158 150 154 ${GROUND}Z`)],
    paws: [shape(`M70 ${GROUND}C64 172 96 170 98 ${GROUND}Z`), shape(`M102 ${GROUND}C104 170 136 172 130 ${GROUND}Z`)],
  },
  med: {
    head: 114,
    voice: 1,
    air: [aura(arc(96, 190, 262)), aura(arc(96, 278, 350)), aura(arc(83, 190, 214)), aura(arc(83, 326, 350))],
    body: [
      shape(`M50 ${GROUND}C48 150 66 132 100 132C134 132 152 150 150 ${GROUND}Z`),
      line(`M72 ${GROUND}L72 170M128 ${GROUND}L128 170`),
    ],
    paws: [],
  },
  high: {
    head: 108,
    voice: 1.12,
    air: [
      aura([228, 250, 290, 312].map((turn) => ray(turn)).join('')),
      solid(star(22, 58, 10) + star(180, 50, 12) + star(158, 20, 7)),
    ],
    body: [
      shape('M60 160C36 158 18 138 14 112C12 98 29 94 33 107C38 124 52 136 70 138Z'),
      shape('M140 160C164 158 182 138 186 112C188 98 171 94 167 107C162 124 148 136 130 138Z'),
      shape(`M56 ${GROUND}C52 152 68 134 100 134C132 134 148 152 144 ${GROUND}Z`),
    ],
    paws: [],
  },
};

/**
 * Draws a creature for one or two vibes, as layers from back to front. The first vibe determines the head, ears and
 * eyes, the second the mouth and the accessory; the energy band determines the posture and the air.
 */
export function drawPortrait(vibes: readonly VibeKey[], band: EnergyBand): Layer[] {
  const [first, second = first] = vibes;
  if (first === undefined || second === undefined) return [];
  const posture = postures[band];
  const [face, wear] = [features[first], features[second]];
  const here = [0, 0, 0] as const;
  const head = [MIDDLE, posture.head, face.lean] as const;
  return [
    { part: 'air', shapes: posture.air, at: here },
    { part: 'body', shapes: posture.body, at: here },
    { part: 'ears', shapes: face.ears, at: head },
    { part: 'face', shapes: [shape(outline(face.head)), ...face.eyes, NOSE], at: head },
    { part: 'mouth', shapes: wear.mouth.map(({ d, as }) => ({ as, d: widened(d, posture.voice) })), at: head },
    { part: 'mark', shapes: wear.mark({ top: -face.head.ry }), at: head },
    { part: 'paws', shapes: posture.paws, at: here },
    { part: 'ground', shapes: [line(`M8 ${GROUND}L192 ${GROUND}`)], at: here },
  ];
}

const NOSE = solid('M-6 5C-6 2 6 2 6 5C6 9 2 11 0 12C-2 11 -6 9 -6 5Z');

function outline({ rx, ry, jaw }: Feature['head']): string {
  const low = Math.round(rx * (0.3 + jaw * 0.5));
  const round = Math.round(rx * 0.6);
  return both(
    `M0 ${-ry}C${-round} ${-ry} ${-rx} ${-Math.round(ry * 0.62)} ${-rx} 0C${-rx} ${Math.round(ry * 0.66)} ${-low} ${ry} 0 ${ry}`,
  );
}

/** Scales a path horizontally around x = 0. The path must consist of absolute pairs of coordinates. */
function widened(d: string, by: number): string {
  return d.replaceAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${round1(Number(x) * by)} ${y}`);
}

/** Returns an arc around the figure between two angles, in degrees clockwise from the right. */
function arc(radius: number, from: number, to: number): string {
  const [a, b] = [pointAt(radius, from), pointAt(radius, to)];
  return `M${a}A${radius} ${radius} 0 0 1 ${b}`;
}

function ray(turn: number): string {
  return `M${pointAt(86, turn)}L${pointAt(97, turn)}`;
}

function pointAt(radius: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  return `${round1(MIDDLE + Math.cos(angle) * radius)} ${round1(108 + Math.sin(angle) * radius)}`;
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
