import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstLoadBudget } from './scripts/budget-plugin.ts';
import { codeSplitting } from './scripts/chunks.ts';
import { engines } from './scripts/engines-plugin.ts';
import { targets } from './scripts/engines.ts';
import { landingInHtml } from './scripts/landing-plugin.ts';
import { manifests } from './scripts/manifest-plugin.ts';
import { partIn } from './scripts/words/folder.ts';
import { compiledWords } from './scripts/words-plugin.ts';
import { serviceWorker } from './scripts/worker-plugin.ts';

/** Removes 5 kB of zod code that makes JSON Schema, because no page calls it. The exports remain and throw. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  load(id) {
    if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-\w+)\.js$/.test(id)) return null;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
      (found) => found[1],
    );
    const gone = "const gone = () => { throw new Error('JSON Schema is not part of the web app.'); };";
    return [gone, ...names.map((name) => `export const ${name} = gone;`)].join('\n');
  },
};

type Asked = { method: string; path: string; idempotent?: true; entry?: true };

/** Returns what the pages' `call` reads of a route. */
const asked = ({ method, path, idempotent, entry }: Asked): Asked => ({
  method,
  path,
  ...(idempotent && { idempotent }),
  ...(entry && { entry }),
});

function isRoute(value: unknown): value is Asked {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

function isData(value: unknown): boolean {
  return JSON.stringify(value) !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

/**
 * A page needs only what `asked` returns of a route. The schemas are for the server, and zod would
 * be a sixth of the first load. So the pages get routes and plain constants of the contract as data. A schema is in
 * the bundle only if a page uses the schema. The previews of the reports become data too.
 */
const contractAsData: Plugin = {
  name: 'contract-as-data',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    return source.endsWith('?schemas') ? { id: source, moduleSideEffects: false } : null;
  },
  async load(id) {
    if (!/\/(?:src\/contract\/[\w.-]+|content\/report-previews)\.ts$/.test(id)) return null;
    // A file without an import has no schema. Such a file is not changed, so that it joins the chunks that use it.
    if (!/^import /m.test(readFileSync(id, 'utf8'))) return null;
    const exported = Object.entries((await import(id)) as Record<string, unknown>);
    const code = exported.map(([name, value]) => {
      if (isRoute(value)) return `export const ${name} = ${JSON.stringify(asked(value))};`;
      if (isData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
      return `export { ${name} } from ${JSON.stringify(`${id}?schemas`)};`;
    });
    return { code: code.join('\n'), moduleSideEffects: false };
  },
};

/**
 * Chromium compiles a `function` in parentheses ahead of time, off the main thread. Chromium compiles an arrow function
 * only at its call. The bundler wraps React's modules in arrow functions, which made a long task in the first load.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  renderChunk(code, { name }) {
    if (name !== 'react') return null;
    const ahead = code.replaceAll(/(?<=__commonJS\w*\(\()\(([\w, ]*)\) => \{/g, 'function ($1) {');
    if (ahead === code) this.error('The library has no wrapper to compile ahead.');
    return { code: ahead };
  },
};

/** Writes a .br and a .gz beside each text file, at the highest level, so that the server does not compress. */
const compressedOnce: Plugin = {
  name: 'compressed-once',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|css|svg|webmanifest|txt)$/.test(name)) continue;
      const body = readFileSync(join(dir, name));
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
    }
  },
};

/** Names the file of a language's texts after the language and the part, because each is a `language.ts` to the bundler. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const words = partIn(facadeModuleId ?? '');
  return `assets/${words === undefined ? '[name]' : `${words.language}-${words.part}`}-[hash:7].js`;
}

/**
 * The build of the web app. The Content-Security-Policy allows no inline script and no inline style element. So nothing
 * is inlined, the preload polyfill is off, and the one library that injects a style element (the scroll lock under
 * dialogs and menus) is replaced by a constructable style sheet.
 */
export default defineConfig({
  plugins: [
    compiledWords,
    contractAsData,
    react(),
    tailwindcss(),
    landingInHtml,
    manifests,
    withoutJsonSchema,
    engines,
    compiledAhead,
    firstLoadBudget,
    compressedOnce,
    serviceWorker,
  ],
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(new URL('./src/web/styles/adoptedStyles.ts', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: Object.entries({ ...targets, edge: targets.chrome }).map(([name, version]) => `${name}${version}`),
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // The first script names every file, so a hash of 7 characters instead of 8 saves a quarter of a kilobyte there.
    rolldownOptions: { output: { codeSplitting, chunkFileNames } },
  },
});
