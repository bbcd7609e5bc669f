import type { Plugin } from 'vite';
import { lacking } from './engines.ts';

/** Libraries that ask whether the browser has what they use. */
const ASKS: Readonly<Record<string, string>> = {
  '@tanstack/virtual-core': 'without the event at the end of scrolling, it waits a moment',
  'react-dom': 'it listens to every event there is',
};

/** Fails the build when a library in it uses what a promised browser lacks. A test looks at our own code. */
export const engines: Plugin = {
  name: 'engines',
  apply: 'build',
  generateBundle(_, bundle) {
    const patterns = lacking.map((pattern) => new RegExp(pattern));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const [id, { code }] of Object.entries(chunk.modules)) {
        const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
        if (library === undefined || library in ASKS || code === null) continue;
        const found = patterns.map((pattern) => pattern.exec(code)?.[0]).find((use) => use !== undefined);
        if (found !== undefined) this.error(`${library} uses ${found}, which a promised browser lacks: ${id}`);
      }
    }
  },
};
