import { useMedia } from './useMedia.ts';

/** Returns true while the device asks for less motion, and follows changes of that setting. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
