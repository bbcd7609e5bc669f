/** The code for changes of listed posts, loaded with the first change. */
export { showAuthor } from './author.data.ts';
export { readCard } from './card.data.ts';
