import { z } from 'zod';

/**
 * The languages that a person can say they speak, as ISO codes; `ase` is American Sign Language. The position is the bit
 * that matching compares, so it never changes. Names come from the browser, in the reader's language.
 */
export const tongues = [
  'en',
  'es',
  'zh',
  'yue',
  'fil',
  'vi',
  'ar',
  'fr',
  'ko',
  'ru',
  'pt',
  'ht',
  'hi',
  'de',
  'pl',
  'it',
  'ur',
  'fa',
  'ja',
  'gu',
  'bn',
  'te',
  'ta',
  'pa',
  'el',
  'he',
  'uk',
  'th',
  'hmn',
  'ase',
  'sw',
] as const;

export const tongue = z.enum(tongues);
export type Tongue = (typeof tongues)[number];

/** The most languages that a person says they speak. */
export const TONGUES_MAX = 5;

/** Returns the languages that two people share, in the order of the first. */
export const sharedTongues = (mine: readonly Tongue[], theirs: readonly Tongue[]): Tongue[] =>
  mine.filter((one) => theirs.includes(one));
