/** How a feature shows lines that it found by their places, what else it keeps of one, and the words of a group. */
export { earlierTexts, insertEdit } from './changes/editing.queries.ts';
export { keepUntil } from './fading/fading.queries.ts';
export { groupWords } from './log/group.words.ts';
export { presentFound } from './list/found.ts';
