/** How a feature shows lines that it found by their places, and what else it keeps of one. */
export { earlierTexts, insertEdit } from './changes/editing.queries.ts';
export { keepUntil } from './fading/fading.queries.ts';
export { presentFound } from './list/found.ts';
