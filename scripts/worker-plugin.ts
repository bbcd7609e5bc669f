import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What must be there without a network: the frame, the home screen, the chat, and what speaks for them. */
const AT_HAND = [
  '/src/web/start.ts',
  '/src/web/main.tsx',
  '/src/web/Live.tsx',
  '/src/web/ui/Toaster.tsx',
  '/src/web/features/accounts/HomePage.tsx',
  '/src/web/features/chat/ChatPage.tsx',
];
/** The faces that every page is set in; other scripts' letters come when they are first needed. */
const FONTS = /(?:bricolage|figtree)[^/]*\.woff2$/;
const OTHERS = /^(?:index\.html|favicon\.svg|manifest\.webmanifest|icons\/(?:icon-192|badge-96)\.png)$/;

const atHand = new Set<string>();

/** Notes the chunks that the sources above are made of, and all that these import. */
const noteChunks: Plugin = {
  name: 'note-chunks-at-hand',
  apply: 'build',
  generateBundle(_, bundle) {
    atHand.clear();
    const want = (fileName: string): void => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || atHand.has(fileName)) return;
      atHand.add(fileName);
      for (const imported of chunk.imports) want(imported);
    };
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      const sources = [output.facadeModuleId, ...output.moduleIds];
      if (AT_HAND.some((source) => sources.some((id) => id?.endsWith(source)))) want(output.fileName);
    }
  },
};

/**
 * Builds the service worker with the list of what it keeps from the beginning. The page registers it itself (trusted
 * types), and the manifest is a file of its own.
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
