import type { Messages } from '@lingui/core';

const areas = import.meta.glob<Messages>(['./es/*.json', '../../../content/words/es*.json'], {
  eager: true,
  import: 'default',
});

/** All Spanish texts by id, and those of content/ by their English text. Only readers of Spanish load this file. */
export const messages: Messages = Object.assign({}, ...Object.values(areas));
