import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FunctionComponent } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite';
import { languageFacts } from '#content/languages/languages.ts';
import { withImports } from './chunk-files.ts';
import { firstPages } from './first-pages.ts';
import { beginsIn, compiledWords } from './words-plugin.ts';
import { partOf } from './words/folder.ts';

const FEATURES = fileURLToPath(new URL('../src/web/features/', import.meta.url));

const APP = firstPages.app;
/** The sources of a member's first pages, by page. The browser loads the files of its page together with the app. */
const PAGES = {
  home: [firstPages.home],
  peek: [firstPages.feed, firstPages.railEnd],
  self: [firstPages.profile, firstPages.railEnd],
};
const STYLE = '/src/web/styles/landing-page.css';

/**
 * Writes two pages into index.html, so that they show without a script: the landing page, and the part of the signed-in
 * home that is the same at every visit. The server sends only what an address needs (src/server/features/pages/page.ts). The
 * head lists the files of the app and of a member's first pages, so that start.ts can load them all at once.
 */
export const landingInHtml: Plugin = {
  name: 'landing-in-html',
  transformIndexHtml: {
    order: 'post',
    async handler(html, context) {
      const { landing, home } = await written('en');
      const filled = fill(fill(styled(html, landing, context), 'landing', landing), 'home', home);
      // A low priority lets the browser finish the page itself before it loads the script and its files.
      const patient = filled.replace('<script type="module" cross', '<script type="module" fetchpriority="low" cross');
      return { html: patient, tags: later(context) };
    },
  },
  /** Writes index.html with both pages in each other language (index.es.html). src/server/features/pages/web.ts chooses the file. */
  async writeBundle({ dir = '' }) {
    const english = readFileSync(join(dir, 'index.html'), 'utf8');
    for (const [language, { direction }] of Object.entries(languageFacts)) {
      if (language === 'en') continue;
      const pages = Object.entries(await written(language));
      const inIt = pages.reduce((html, [place, page]) => refill(html, place, page), english);
      writeFileSync(
        join(dir, `index.${language}.html`),
        inIt
          .replace('<html lang="en"', `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`)
          .replace('/manifest.webmanifest', `/manifest.${language}.webmanifest`)
          .replace(/(?<=<noscript>)[^<]*/, (text) => partOf(language, 'first')[text] ?? text),
      );
    }
  },
};

/** Returns the landing page and the frame of the home in a language. */
async function written(language: string): Promise<{ landing: string; home: string }> {
  const { Landing } = await load<'Landing'>('landing/Landing.tsx', language);
  const { HomeShell } = await load<'HomeShell'>('home/HomeShell.tsx', language);
  return {
    landing: renderToStaticMarkup(createElement(Landing)),
    home: renderToStaticMarkup(createElement(HomeShell)),
  };
}

async function load<N extends string>(path: string, language: string): Promise<Record<N, FunctionComponent>> {
  const plugins = language === 'en' ? [compiledWords] : [compiledWords, beginsIn(language)];
  return (await runnerImport<Record<N, FunctionComponent>>(FEATURES + path, { plugins })).module;
}

function refill(html: string, place: string, page: string): string {
  const [open, close] = [`<!--${place}-->`, `<!--/${place}-->`];
  const [start, end] = [html.indexOf(open) + open.length, html.indexOf(close)];
  return html.slice(0, start) + page + html.slice(end);
}

function fill(html: string, place: string, page: string): string {
  const [open, close] = [`<!--${place}-->`, `<!--/${place}-->`];
  return html.replace(open + close, () => open + page + close);
}

/**
 * Adds the landing page's own style sheet to the part of the head that only the landing page has. Moves the app's sheet
 * between the `style` comments. On the landing page, the server delays what is between these comments.
 */
function styled(html: string, page: string, { bundle }: IndexHtmlTransformContext): string {
  const [link, app] = /<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || app === undefined) throw new Error('The document has no style sheet.');
  const own = bundle === undefined ? STYLE : `/${checkedSheet(page, app, bundle)}`;
  return html
    .replace(link, '')
    .replace(/<!--style-->[^]*<!--\/style-->/, `<!--style-->${link}<!--/style-->`)
    .replace('<!--/front-->', `<link rel="stylesheet" crossorigin href="${own}"><!--/front-->`);
}

/** Returns the file of the landing page's sheet. Throws if only the app's later sheet has the rule of a class. */
function checkedSheet(page: string, appFile: string, bundle: Rolldown.OutputBundle): string {
  const [app, own] = [bundle[appFile], Object.values(bundle).find(isOwnSheet)];
  if (app?.type !== 'asset' || own?.type !== 'asset') throw new Error(`The build lacks ${appFile} or ${STYLE}.`);
  const names = new Set([...page.matchAll(/class="([^"]*)"/g)].flatMap(([, classes]) => classes?.split(' ') ?? []));
  const unstyled = [...names].filter((name) => {
    const rule = `.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
    return String(app.source).includes(rule) && !String(own.source).includes(rule);
  });
  if (unstyled.length > 0) throw new Error(`${STYLE} lacks ${unstyled.join(', ')}: name their files as its sources.`);
  return own.fileName;
}

function isOwnSheet(output: Rolldown.OutputBundle[string]): boolean {
  return output.type === 'asset' && output.originalFileNames.some((name) => STYLE.endsWith(name));
}

/** Returns links to the files of the app, of the first pages and of their imports; in development, no links. */
function later({ bundle }: IndexHtmlTransformContext): HtmlTagDescriptor[] {
  if (bundle === undefined) return [];
  const ofApp = withImports([APP], bundle);
  const places = new Map([...ofApp].map((fileName) => [fileName, ['app']]));
  for (const [place, sources] of Object.entries(PAGES)) {
    for (const fileName of withImports(sources, bundle)) {
      if (!ofApp.has(fileName)) places.set(fileName, [...(places.get(fileName) ?? []), place]);
    }
  }
  return [...places].map(([fileName, of]) => ({
    tag: 'link',
    attrs: { rel: 'later', crossorigin: true, href: `/${fileName}`, 'data-of': of.join(' ') },
    injectTo: 'head',
  }));
}
