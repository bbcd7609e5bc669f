import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/**
 * The browser's half. The Content-Security-Policy allows no inline script and no inline style element, so:
 * nothing is inlined into the HTML, the preload polyfill is off, and the one library that injects a style element
 * (the scroll lock under dialogs and menus) is swapped for a constructable style sheet.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), withoutJsonSchema],
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
  },
});
