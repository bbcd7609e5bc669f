import type { AnimalDrawing } from './animal.ts';

export const honeyBadger: AnimalDrawing = { paths: [] };
