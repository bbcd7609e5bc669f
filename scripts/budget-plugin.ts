import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { withImports } from './chunk-files.ts';
import { firstPages } from './first-pages.ts';

const START = '/src/web/start.ts';
const { live: LIVE, feed: FEED, profile: PROFILE, person: PERSON, home: HOME } = firstPages;
const APP = [START, firstPages.app, firstPages.railEnd];
/** The budgets of the pages' compressed scripts. For the feed and the profiles they are about the present sizes. */
const PAGES = [
  { name: 'landing page', kilobytes: 4, sources: [START] },
  { name: 'signed-in home', kilobytes: 128.6, sources: [...APP, HOME, LIVE] },
  { name: 'feed', kilobytes: 160.5, sources: [...APP, FEED, LIVE] },
  { name: 'feed, until it shows,', kilobytes: 143.5, sources: [...APP, FEED] },
  { name: 'own profile', kilobytes: 168, sources: [...APP, PROFILE, LIVE] },
  { name: 'own profile, until it shows,', kilobytes: 151, sources: [...APP, PROFILE] },
  { name: 'profile', kilobytes: 177.1, sources: [...APP, PERSON, LIVE] },
];
/** The size of one file's response headers, as the benchmark `first-load` counts them. */
const HEADERS_BYTES = 400;

/** Fails the build when the scripts of a page exceed its budget. */
export const firstLoadBudget: Plugin = {
  name: 'first-load-budget',
  apply: 'build',
  generateBundle: {
    // Runs after the bundler has written the list of dependencies of each import into the code.
    order: 'post',
    handler(_, bundle) {
      // The sizes are stored, because most files belong to several pages.
      const known = new Map<string, number>();
      const sizeOf = (fileName: string, code: string): number => {
        const bytes = known.get(fileName) ?? brotliCompressSync(code).length + HEADERS_BYTES;
        known.set(fileName, bytes);
        return bytes;
      };
      for (const { name, kilobytes, sources } of PAGES) {
        const files = [...withImports(sources, bundle)].flatMap((fileName) => {
          const chunk = bundle[fileName];
          return chunk?.type === 'chunk' ? [{ fileName, bytes: sizeOf(fileName, chunk.code) }] : [];
        });
        const total = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
        if (total <= kilobytes) {
          this.environment.logger.info(`${name}: ${total.toFixed(2)} of ${kilobytes} kB`);
          continue;
        }
        const list = files.map(({ fileName, bytes }) => `${(bytes / 1024).toFixed(1)} kB ${fileName}`).join('\n');
        this.error(`The ${name} loads ${total.toFixed(1)} kB of scripts; its budget is ${kilobytes} kB.\n${list}`);
      }
    },
  },
};
