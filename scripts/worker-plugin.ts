import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { withImports } from './chunk-files.ts';

/** The parts that must work without a network: the frame, the home screen, the chat, and their texts. */
const AT_HAND = [
  '/src/web/start.ts',
  '/src/web/main.tsx',
  '/src/web/platform/calls/shelf.reading.ts',
  '/src/web/compose/Live.tsx',
  '/src/web/ui/Toaster.tsx',
  '/src/web/ui/windows/windows.ts',
  '/src/web/features/home/HomePage.tsx',
  '/src/web/features/chat/ChatPage.tsx',
];
/** The two font families of every page. The third one is loaded when a page first needs it. */
const FONTS = /(?:bricolage|figtree)[^/]*\.woff2$/;
const OTHERS = /^(?:index\.html|favicon\.svg|manifest\.webmanifest|icons\/(?:icon-192|badge-96)\.png)$/;

let atHand: ReadonlySet<string> = new Set();

/** Collects the chunks of `AT_HAND` and of their imports. */
const noteChunks: Plugin = {
  name: 'note-chunks-at-hand',
  apply: 'build',
  generateBundle(_, bundle) {
    atHand = withImports(AT_HAND, bundle);
  },
};

/**
 * Builds the service worker with the list of files that it stores at its installation. The plugin adds no registration,
 * because trusted types require that the page registers the worker itself, and no manifest, which is a separate file.
 */
export const serviceWorker: Plugin[] = [
  noteChunks,
  ...VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/web/sw',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    includeManifestIcons: false,
    injectManifest: {
      injectionPoint: 'self.filesAtHand',
      globPatterns: ['**/*.{js,css,woff2,svg,html,webmanifest,png}'],
      rollupFormat: 'iife',
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(
            ({ url }) => atHand.has(url) || OTHERS.test(url) || FONTS.test(url) || url.endsWith('.css'),
          ),
          warnings: [],
        }),
      ],
    },
  }),
];
