import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { withImports } from './chunk-files.ts';

const START = '/src/web/start.ts';
const PAGES = [
  { name: 'landing page', kilobytes: 4, sources: [START] },
  {
    name: 'signed-in home',
    kilobytes: 124,
    sources: [START, '/src/web/main.tsx', '/src/web/features/home/HomePage.tsx', '/src/web/compose/Live.tsx'],
  },
];
/** The size of one file's response headers, as the first load's benchmark counts them. */
const HEADERS_BYTES = 400;

/** Fails the build when the scripts of a front page outgrow what the first load's benchmark allows. */
export const firstLoadBudget: Plugin = {
  name: 'first-load-budget',
  apply: 'build',
  generateBundle: {
    // After the files that each import brings along are written into the code.
    order: 'post',
    handler(_, bundle) {
      for (const { name, kilobytes, sources } of PAGES) {
        const files = [...withImports(sources, bundle)].flatMap((fileName) => {
          const chunk = bundle[fileName];
          return chunk?.type === 'chunk'
            ? [{ fileName, bytes: brotliCompressSync(chunk.code).length + HEADERS_BYTES }]
            : [];
        });
        const total = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
        if (total <= kilobytes) continue;
        const list = files.map(({ fileName, bytes }) => `${(bytes / 1024).toFixed(1)} kB ${fileName}`).join('\n');
        this.error(`The ${name} loads ${total.toFixed(1)} kB of scripts; its budget is ${kilobytes} kB.\n${list}`);
      }
    },
  },
};
