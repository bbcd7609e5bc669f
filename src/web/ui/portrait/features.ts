import type { VibeKey } from '#content/vibes.ts';
import { both, fine, hole, line, ring, shape, solid, star, type PortraitPath } from './shape.ts';

/** The parts of a face that one vibe draws. The origin is the middle of the head; y grows downwards. */
export type Feature = {
  /** Half the head's width and height, and how square the jaw is (0 pointed to 1 square). */
  head: { rx: number; ry: number; jaw: number };
  /** How far the head leans, in degrees. */
  lean: number;
  /** Drawn behind the head. */
  ears: readonly PortraitPath[];
  eyes: readonly PortraitPath[];
  mouth: readonly PortraitPath[];
  /** The accessory; `top` is the y of the upper end of the head. */
  mark: (at: { top: number }) => readonly PortraitPath[];
};

export const features: Readonly<Record<VibeKey, Feature>> = {
  funny: {
    head: { rx: 45, ry: 36, jaw: 0.7 },
    lean: 7,
    ears: [
      shape('M-36 -14C-52 -36 -50 -66 -34 -66C-20 -66 -12 -44 -10 -30Z'),
      shape('M16 -32C34 -58 70 -44 66 -10C64 6 50 8 48 -6C46 -16 42 -20 36 -18Z'),
      fine('M-31 -50C-34 -42 -33 -34 -29 -26'),
    ],
    eyes: [solid(ring(-17, -5, 6)), line('M12 -12L24 -5L12 2')],
    mouth: [solid('M-17 14L17 14C17 34 -17 34 -17 14Z'), hole('M-8 26C-5 21 5 21 8 26C4 30 -4 30 -8 26Z')],
    mark: ({ top }) => [
      shape(`M-21 ${top + 7}L3 ${top - 38}L22 ${top + 6}C8 ${top + 1} -8 ${top + 1} -21 ${top + 7}Z`),
      solid(`${ring(3, top - 38, 6.5)}M-12 ${top - 10}L-7 ${top - 19}L13 ${top - 11}L16 ${top - 5}Z`),
    ],
  },
  energetic: {
    head: { rx: 38, ry: 36, jaw: 0.36 },
    lean: 0,
    ears: [
      shape(both('M-30 -20C-46 -58 -40 -86 -28 -86C-14 -86 -8 -54 -6 -30Z')),
      fine(both('M-27 -68C-27 -56 -24 -46 -21 -38')),
    ],
    eyes: [shape(ring(-16, -4, 10) + ring(16, -4, 10)), solid(ring(-14, -4, 4.5) + ring(18, -4, 4.5))],
    mouth: [line('M-15 17L-9 23L-3 17L3 23L9 17L15 23')],
    mark: () => [solid('M5 -35L-9 -20L-1 -20L-4 -9L10 -25L2 -25Z')],
  },
  bold: {
    head: { rx: 42, ry: 37, jaw: 0.92 },
    lean: -3,
    ears: [
      solid(both('M-40 -10C-64 -22 -70 -50 -56 -70C-54 -48 -36 -40 -16 -34Z')),
      shape(both('M-38 -4C-54 -8 -62 0 -62 8C-54 12 -44 10 -38 6Z')),
    ],
    eyes: [solid(ring(-17, -2, 5.5) + ring(17, -2, 5.5)), line(both('M-29 -17L-10 -10'))],
    mouth: [line('M-14 18C-5 25 8 24 17 15'), solid('M5 23L10 33L14 20Z')],
    mark: ({ top }) => [
      solid(
        `M-15 ${top + 8}C-22 ${top - 10} -4 ${top - 14} -6 ${top - 34}C12 ${top - 26} 20 ${top - 8} 14 ${top + 8}Z`,
      ),
      hole(`M-4 ${top + 5}C-7 ${top - 4} 2 ${top - 7} 1 ${top - 15}C9 ${top - 9} 10 ${top - 2} 6 ${top + 5}Z`),
    ],
  },
  chill: {
    head: { rx: 46, ry: 35, jaw: 0.8 },
    lean: 4,
    ears: [shape(ring(-34, -27, 17) + ring(34, -27, 17)), solid(ring(-35, -29, 6.5) + ring(35, -29, 6.5))],
    eyes: [solid(both('M-27 -4L-8 -4C-8 7 -27 7 -27 -4Z')), line(both('M-30 -4L-5 -4'))],
    mouth: [line('M-11 20L6 20C11 20 14 18 15 14')],
    mark: ({ top }) => [
      solid(
        both(`M-35 ${top + 9}L-4 ${top + 9}C-4 ${top + 27} -33 ${top + 27} -35 ${top + 9}Z`) +
          `M-38 ${top + 7}L38 ${top + 7}L38 ${top + 12}L-38 ${top + 12}Z`,
      ),
      hole(`M-29 ${top + 14}L-20 ${top + 14}L-26 ${top + 21}Z`),
      hole(`M10 ${top + 14}L19 ${top + 14}L13 ${top + 21}Z`),
    ],
  },
  curious: {
    head: { rx: 41, ry: 36, jaw: 0.3 },
    lean: -10,
    ears: [shape(both('M-42 -4L-47 -62L-8 -34Z')), solid(both('M-37 -20L-40 -46L-22 -34Z'))],
    eyes: [shape(ring(-17, -4, 11)), solid(ring(-13, -6, 5) + ring(17, -4, 5.5))],
    mouth: [shape(ring(2, 21, 5.5))],
    mark: () => [line(ring(17, -4, 15)), fine('M28 7C36 20 34 36 40 48'), solid(ring(40, 50, 3.5))],
  },
  creative: {
    head: { rx: 40, ry: 38, jaw: 0.5 },
    lean: 5,
    ears: [
      line('M-14 -34C-16 -60 -38 -72 -48 -58C-55 -46 -38 -38 -36 -50'),
      line('M14 -34C14 -62 30 -80 44 -70C54 -60 40 -48 35 -59'),
      shape(both('M-34 -18C-46 -30 -58 -24 -56 -10C-52 -2 -44 -2 -38 -6Z')),
    ],
    eyes: [solid(star(-17, -4, 12) + star(17, -4, 12))],
    mouth: [line('M-14 15C-14 25 -2 25 0 16C2 25 14 25 14 15')],
    mark: ({ top }) => [
      solid(
        `M-36 ${top + 12}C-40 ${top - 16} 22 ${top - 24} 34 ${top + 2}C36 ${top + 12} -10 ${top + 10} -36 ${top + 12}Z`,
      ),
      line(`M2 ${top - 12}C4 ${top - 18} 4 ${top - 20} 8 ${top - 23}`),
    ],
  },
  selfcare: {
    head: { rx: 43, ry: 37, jaw: 0.62 },
    lean: -4,
    ears: [
      shape(both('M-22 -34C-52 -44 -72 -10 -66 20C-62 36 -48 34 -46 18C-44 4 -42 -2 -36 -8Z')),
      fine(both('M-54 -6C-57 2 -58 10 -57 17')),
    ],
    eyes: [line(both('M-27 0C-23 -10 -11 -10 -7 0')), fine('M-32 10L-28 10M28 10L32 10')],
    mouth: [line('M-10 17C-6 25 6 25 10 17')],
    mark: ({ top }) => [
      hole(ring(29, top + 6, 20)),
      solid([0, 72, 144, 216, 288].map((turn) => petal(29, top + 6, turn)).join('')),
      hole(ring(29, top + 6, 5)),
    ],
  },
  down: {
    head: { rx: 39, ry: 39, jaw: 0.66 },
    lean: 3,
    ears: [solid(both('M-20 -36C-50 -40 -62 -4 -62 26C-62 46 -44 48 -42 30C-40 12 -38 4 -34 -4Z'))],
    eyes: [
      solid(ring(-16, -1, 7.5) + ring(16, -1, 7.5)),
      hole(ring(-14, -4, 2.4) + ring(18, -4, 2.4)),
      line(both('M-27 -14L-13 -20')),
    ],
    mouth: [line('M-13 23C-9 16 -4 16 0 20C4 24 9 23 13 18')],
    mark: ({ top }) => [
      shape(
        `M20 ${top - 12}C6 ${top - 12} 6 ${top - 28} 20 ${top - 28}C24 ${top - 44} 48 ${top - 44} 52 ${top - 28}C66 ${top - 28} 66 ${top - 12} 52 ${top - 12}Z`,
      ),
      fine(`M24 ${top - 4}L21 ${top + 4}M37 ${top - 4}L34 ${top + 4}M50 ${top - 4}L47 ${top + 4}`),
    ],
  },
};

function petal(x: number, y: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle) * 10, -Math.cos(angle) * 10].map((value) => Math.round(value * 10) / 10);
  return ring(x + (dx ?? 0), y + (dy ?? 0), 7.5);
}
