import { fileURLToPath } from 'node:url';
import type { FunctionComponent } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { withImports } from './chunk-files.ts';

const FEATURES = fileURLToPath(new URL('../src/web/features/', import.meta.url));

const APP = '/src/web/main.tsx';
const HOME = '/src/web/features/home/HomePage.tsx';

/**
 * Writes the landing page into index.html, so that its words and pictures need no script, and the part of the signed-in
 * home that is the same at every visit. The server keeps what an address needs (src/server/platform/page.ts). The head
 * tells the one script (src/web/start.ts) what the app and the home are made of, to be fetched all at once.
 */
export const landingInHtml: Plugin = {
  name: 'landing-in-html',
  transformIndexHtml: {
    order: 'post',
    async handler(html, context) {
      const { Landing } = await load<'Landing'>('landing/Landing.tsx');
      const { HomeShell } = await load<'HomeShell'>('home/HomeShell.tsx');
      const filled = fill(fill(html, 'landing', Landing), 'home', HomeShell);
      // The text loads first, then the files that the script fetches.
      const patient = filled.replace('<script type="module" cross', '<script type="module" fetchpriority="low" cross');
      return { html: patient, tags: later(context) };
    },
  },
};

async function load<N extends string>(path: string): Promise<Record<N, FunctionComponent>> {
  return (await runnerImport<Record<N, FunctionComponent>>(FEATURES + path)).module;
}

function fill(html: string, place: string, page: FunctionComponent): string {
  const [open, close] = [`<!--${place}-->`, `<!--/${place}-->`];
  return html.replace(open + close, () => open + renderToStaticMarkup(createElement(page)) + close);
}

/** Their files, and the files of all that they import; in development nothing is bundled, and there is nothing to tell. */
function later({ bundle }: IndexHtmlTransformContext): HtmlTagDescriptor[] {
  if (bundle === undefined) return [];
  const ofApp = withImports([APP], bundle);
  const ofHome = [...withImports([HOME], bundle)].filter((fileName) => !ofApp.has(fileName));
  const link = (fileName: string, what: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel: 'later', crossorigin: true, href: `/${fileName}`, 'data-of': what },
    injectTo: 'head',
  });
  return [...[...ofApp].map((fileName) => link(fileName, 'app')), ...ofHome.map((fileName) => link(fileName, 'home'))];
}
