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
import { landingInHtml } from './scripts/landing-plugin.ts';
import { compiledWords } from './scripts/words-plugin.ts';
import { serviceWorker } from './scripts/worker-plugin.ts';

/** Every zod schema can turn itself into JSON Schema, which no page does and which weighs 5 kB: the exports stay, their code goes. */
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

function isRoute(value: unknown): value is { method: string; path: string; idempotent?: true } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

function isData(value: unknown): boolean {
  return JSON.stringify(value) !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

/**
 * A page calls a route by its method and path; the schemas are the server's, and zod would be a sixth of the first
 * load. So routes and plain constants of the contract reach the pages as data, and a schema only where one is used. The
 * previews of the reports come the same way: their first sentences, without the reports that they are taken from.
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
    // Without an import it has no schema: as it is, it joins the files of those who use it.
    if (!/^import /m.test(readFileSync(id, 'utf8'))) return null;
    const exported = Object.entries((await import(id)) as Record<string, unknown>);
    const code = exported.map(([name, value]) => {
      if (isRoute(value))
        return `export const ${name} = ${JSON.stringify({ method: value.method, path: value.path, idempotent: value.idempotent })};`;
      if (isData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
      return `export { ${name} } from ${JSON.stringify(`${id}?schemas`)};`;
    });
    return { code: code.join('\n'), moduleSideEffects: false };
  },
};

/**
 * Chromium compiles ahead, off the main thread, a function that stands in parentheses; of an arrow it only does so when
 * it is called, which for the library is a long task in the first load. The bundler wraps each of its modules in an arrow.
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

/** Writes each text file's .br and .gz beside it, as small as they get: the server only has to send them. */
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

/**
 * The browser's half. The Content-Security-Policy allows no inline script and no inline style element, so:
 * nothing is inlined into the HTML, the preload polyfill is off, and the one library that injects a style element
 * (the scroll lock under dialogs and menus) is swapped for a constructable style sheet.
 */
export default defineConfig({
  plugins: [
    compiledWords,
    contractAsData,
    react(),
    tailwindcss(),
    landingInHtml,
    withoutJsonSchema,
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
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // The first script names every file. A hash of 7 characters (42 bits) instead of 8 saves a quarter of a kilobyte there.
    rolldownOptions: { output: { codeSplitting, chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
});
