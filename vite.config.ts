import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The browser's half. The Content-Security-Policy allows no inline script and no inline style element, so:
 * nothing is inlined into the HTML, the preload polyfill is off, and the one library that injects a style element
 * (the scroll lock under dialogs and menus) is swapped for a constructable style sheet.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
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
