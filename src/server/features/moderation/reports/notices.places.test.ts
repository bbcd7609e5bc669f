import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathsIn } from './notices.places.ts';

const HERE = new URL('https://wildin.example:8443');

it.each([
  ['https://wildin.example:8443/post/abc', ['/post/abc']],
  ['See <https://wildin.example:8443/post/abc?x=1#y>, please.', ['/post/abc']],
  ['wildin.example:8443/u/robin', ['/u/robin']],
  ['/post/abc#top', ['/post/abc']],
  ['“@robin”, and @vera_1!', ['/u/robin', '/u/vera_1']],
  ['robin', ['/u/robin']],
  ['robin the cook', []],
  ['https://wildin.example/post/abc', []],
  ['https://other.example/post/abc', []],
  ['robin@wildin.example:8443', []],
  ['https://wildin.example:8443/', []],
  ['1 /a /a @ab /b /c /d /e /f /g', ['/a', '/b', '/c', '/d', '/e']],
])('%s names %j', (words, paths) => {
  expect(pathsIn(words, HERE)).toEqual(paths);
});

it('A notice’s text yields at most five paths that each begin with a slash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (words) => {
      const paths = pathsIn(words, HERE);
      expect(paths.length).toBeLessThanOrEqual(5);
      expect(paths.every((path) => path.startsWith('/'))).toBe(true);
    }),
  );
});
