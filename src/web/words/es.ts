import type { Messages } from '@lingui/core';

const areas = import.meta.glob<Messages>(['./es/*.json', '../../../content/words/es*.json'], {
  eager: true,
  import: 'default',
});

/** All Spanish texts, by id or, for content/, by their English. They are one file that only readers of Spanish load. */
export const messages: Messages = Object.assign({}, ...Object.values(areas));
