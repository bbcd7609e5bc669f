import { z } from 'zod';
import { parseAgeRules } from './platform/ages/rules.ts';
import { pictureClasses, type PictureClass } from './platform/pictures/verdict.ts';

/** Parses a text of the form `BANK=minor,OTHER BANK=intimate`. */
export const bankClasses = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(z.array(z.tuple([z.string().min(1), z.enum(pictureClasses)])))
  .transform((pairs) => new Map<string, PictureClass>(pairs));

/** Parses texts of one form with commas between them. */
export const listOf = (form: RegExp, error: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().regex(form, error)));

/** Parses the operator’s rules of age. */
export const rulesOfAge = z.string().transform((text, issues) => {
  try {
    return parseAgeRules(text);
  } catch (error) {
    issues.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** Returns the hosts of a list such as `push.example.com, push.example.org`. */
export const hostsIn = (text: string): string[] =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');

/** `redis-sentinel://host,host/name` has the addresses of sentinels and the name of what they watch. */
export const redisUrl = z.union(
  [
    z.url({ protocol: /^rediss?$/ }),
    z.string().regex(/^redis-sentinel:\/\/(?:[^@/\s]+@)?[^/\s,@]+(?:,[^/\s,@]+)*\/[\w.-]+$/),
  ],
  'must be a redis:// or redis-sentinel:// address',
);
