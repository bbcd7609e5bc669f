import type { AnimalDrawing } from './animal.ts';

export const bowerbird: AnimalDrawing = { paths: [] };
