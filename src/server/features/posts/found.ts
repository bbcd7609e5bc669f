/** How a feature shows posts that it found by their ids. */
export { postsAmong } from './present.ts';
