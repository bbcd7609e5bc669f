/** Who blocks whom. */
export { blocksBetween, blocksBy, curtainsOf, endBlock, putBlock } from './blocks.queries.ts';
