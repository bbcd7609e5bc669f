import { fileURLToPath } from 'node:url';
import type { FunctionComponent } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from 'vite';

const FEATURES = fileURLToPath(new URL('../src/web/features/', import.meta.url));

const APP = '/src/web/main.tsx';
const HOME = '/src/web/features/accounts/HomePage.tsx';

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
      const { HomeShell } = await load<'HomeShell'>('accounts/HomeShell.tsx');
      const filled = fill(fill(html, 'landing', Landing), 'home', HomeShell);
      // The words come first, then what the one script fetches.
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
  const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
  const wanted = new Map<string, string>();
  const want = (fileName: string, what: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (chunk === undefined || wanted.has(fileName)) return;
    wanted.set(fileName, what);
    for (const imported of chunk.imports) want(imported, what);
  };
  for (const [what, source] of Object.entries({ app: APP, home: HOME }))
    for (const { moduleIds, fileName } of chunks) if (moduleIds.some((id) => id.endsWith(source))) want(fileName, what);
  return [...wanted].map(([fileName, what]) => ({
    tag: 'link',
    attrs: { rel: 'later', crossorigin: true, href: `/${fileName}`, 'data-of': what },
    injectTo: 'head',
  }));
}
