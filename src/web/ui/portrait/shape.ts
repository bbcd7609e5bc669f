/**
 * One path. shape = filled with paper, outlined in ink; solid = ink; hole = paper on ink; line = a stroke of full
 * weight; fine = a thin stroke; aura = the air around the figure.
 */
export type PortraitPath = { d: string; as: 'shape' | 'solid' | 'hole' | 'line' | 'fine' | 'aura' };

export const shape = (d: string): PortraitPath => ({ d, as: 'shape' });
export const solid = (d: string): PortraitPath => ({ d, as: 'solid' });
export const hole = (d: string): PortraitPath => ({ d, as: 'hole' });
export const line = (d: string): PortraitPath => ({ d, as: 'line' });
export const fine = (d: string): PortraitPath => ({ d, as: 'fine' });
export const aura = (d: string): PortraitPath => ({ d, as: 'aura' });

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A four-pointed star. */
export const star = (x: number, y: number, r: number): string => {
  const near = r * 0.26;
  return `M${x} ${y - r}L${x + near} ${y - near}L${x + r} ${y}L${x + near} ${y + near}L${x} ${y + r}L${x - near} ${y + near}L${x - r} ${y}L${x - near} ${y - near}Z`;
};

/** Mirrors a path at x = 0. Allows only absolute commands made of pairs (M, L, C, S, Q, T, Z). */
export const mirrored = (d: string): string =>
  d.replaceAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);

/** Returns a path together with its mirror image. */
export const both = (d: string): string => d + mirrored(d);
