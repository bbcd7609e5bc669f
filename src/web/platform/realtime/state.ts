import { createValue } from '#web/ui/value.ts';
import type { LinkState } from './link.ts';

/** The state of this page's connection. This file imports no schemas, so that any page can use it. */
const state = createValue<LinkState>('ended');

export const { get: linkState, set: setLinkState } = state;

/** True while events arrive by socket; screens poll while it is false. */
export const useIsLive = (): boolean => state.use() === 'live';
