/** What becomes of posts that are listed already: fetched when the first changes. */
export { showAuthor } from './author.data.ts';
export { readCard } from './card.data.ts';
