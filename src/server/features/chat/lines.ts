/** How a feature shows lines that it found by their places. */
export { presentFound } from './list/found.ts';
