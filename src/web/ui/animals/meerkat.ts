import type { AnimalDrawing } from './animal.ts';

export const meerkat: AnimalDrawing = { paths: [] };
